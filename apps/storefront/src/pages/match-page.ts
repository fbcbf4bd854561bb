import { named, type Page, type PageName } from '@soe/shop-platform'
import { cataloguePages } from './catalogue-pages'
import { matchIn, type MatchedPage } from './match-in'

/** All pages but the catalogue's own as one: their records are fetched with them, never by a visitor of the catalogue. */
const salesPage: Pick<Page, 'file' | 'load'> = {
  file: 'sales-page',
  load: named('SalesPage', async () => {
    const page = await import('./sales-page')
    await page.loadSalesStyles()
    return page
  }),
}

type Shown = Pick<Page, 'file' | 'load' | 'keptBehind'>

const catalogue = matchIn(cataloguePages)

/** What the router shows at a path, and which address that is. Outside the catalogue's own pages it is one page for all. */
export const matchShown = (path: string): { page: Shown; name: PageName | undefined } =>
  /^\/(sales\/|stores\/|products\/gift-cards\/?$)/i.test(path)
    ? { page: salesPage, name: undefined }
    : catalogue.at(path)

/** The page at a path, and which of its addresses that is. */
export const findAddress = async (path: string): Promise<MatchedPage> => {
  if (matchShown(path).page !== salesPage) return catalogue.at(path)
  return (await import('./sales-page')).pageAt(path)
}

/** What has to be fetched for a page: its code, and below /sales that of all of them. */
export const partsOfPage = async (name: PageName): Promise<readonly Pick<Page, 'load'>[]> => {
  const page = catalogue.named(name)
  if (page) return [page]
  const found = (await import('./sales-page')).pageNamed(name)
  return found ? [salesPage, found] : []
}
