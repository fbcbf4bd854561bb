import { named, type Page } from '@soe/shop-platform'

export const searchPage: Page = {
  file: 'search-page',
  addresses: { search: 'chosen' },
  load: named('SearchPage', () => import('./search-page')),
  loadDocument: async (shop) => (await import('./search.server')).loadSearch(shop),
  isDrawn: true,
  bar: 'A',
  next: [{ page: 'product' }],
}
