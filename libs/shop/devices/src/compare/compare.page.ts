import type { PageRecord } from '@soe/shop-platform'

export const comparePage: PageRecord = {
  file: 'compare-page',
  addresses: { compare: 'chosen' },
  loadDocument: async (shop) => (await import('./compare.server')).loadCompare(shop),
  isDrawn: true,
  bar: 'B',
  next: [{ page: 'product' }],
}
