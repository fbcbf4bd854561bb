import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPagePath, type PageName } from '@soe/shop-journey'
import { matchPage } from '../match-page'
import { notFoundPage } from '../pages'
import { unbuiltPages } from '../unbuilt-pages'
import { describeRoutes } from './describe-routes'
import { specifiedPages } from './specified-pages'

const isBuilt = (name: PageName) => matchPage(buildPagePath(name)) !== notFoundPage

it('describes the routes as they are; `npm run routes` writes them', () => {
  const written = readFileSync(join(__dirname, '../../../../docs/routes.md'), 'utf8')
  expect(written === describeRoutes() ? '' : 'docs/routes.md is out of date').toBe('')
})

it('has a page at the address of every specified page, unless it is on the list of those not built yet', () => {
  const names = Object.keys(specifiedPages) as PageName[]
  expect(names.filter((name) => isBuilt(name) === name in unbuiltPages)).toEqual([])
})
