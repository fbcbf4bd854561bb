import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRoutes } from './describe-routes'

it('describes the routes as they are; `npm run routes` writes them', () => {
  const written = readFileSync(join(__dirname, '../../../../docs/routes.md'), 'utf8')
  expect(written === describeRoutes() ? '' : 'docs/routes.md is out of date').toBe('')
})
