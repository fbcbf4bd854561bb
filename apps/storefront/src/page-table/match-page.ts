import { cataloguePages } from './catalogue-pages'
import { matchIn, type MatchedPage } from './match-in'
import { named, type Page } from './page'

/** All pages below /sales and /stores as one: their table is fetched with them, never by a visitor of the catalogue. */
const salesPage: Page = {
  paths: ['/sales/'],
  file: 'sales-page',
  load: named('SalesPage', async () => {
    const page = await import('./sales-page')
    await page.loadSalesStyles()
    return page
  }),
}

const matchCatalogue = matchIn(cataloguePages)

/** The page at a path, and which of its addresses that is. Below /sales and /stores it is one page for all. */
export const matchAddress = (path: string): MatchedPage =>
  /^\/(sales|stores)\//i.test(path) ? { page: salesPage, path: '/sales/' } : matchCatalogue(path)

/** The page that the router shows at a path. */
export const matchPage = (path: string): Page => matchAddress(path).page

/** The page at a path, of both tables, and which of its addresses that is. */
export const findAddress = async (path: string): Promise<MatchedPage> => {
  const matched = matchAddress(path)
  return matched.page === salesPage ? (await import('./sales-page')).matchSales(path) : matched
}

/** The page at a path, of both tables. */
export const findPage = async (path: string): Promise<Page> => (await findAddress(path)).page
