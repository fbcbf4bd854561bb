import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPagePath, type PageName } from '@soe/shop-journey'
import { notFoundPage } from '../page-table/not-found-page'
import { findPage } from '../page-table/match-page'
import { describeRoutes } from './describe-routes'
import { specifiedPages } from './specified-pages'

const isBuilt = async (name: PageName) => (await findPage(buildPagePath(name))) !== notFoundPage

it('describes the routes as they are; `npm run routes` writes them', () => {
  const written = readFileSync(join(__dirname, '../../../../docs/routes.md'), 'utf8')
  expect(written === describeRoutes() ? '' : 'docs/routes.md is out of date').toBe('')
})

it('has a page at the address of every specified page', async () => {
  const names = Object.keys(specifiedPages) as PageName[]
  const built = await Promise.all(names.map(isBuilt))
  expect(names.filter((_, index) => !built[index])).toEqual([])
})
