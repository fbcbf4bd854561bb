import type { PageRecord } from '@soe/shop-platform'

export const searchPage: PageRecord = {
  file: 'search-page',
  addresses: { search: 'chosen' },
  loadDocument: async (shop) => (await import('./search.server')).loadSearch(shop),
  isDrawn: true,
  bar: 'A',
  next: [{ page: 'product' }],
}
