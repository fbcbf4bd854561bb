import { named, type Page } from '@soe/shop-platform'

export const comparePage: Page = {
  file: 'compare-page',
  addresses: { compare: 'chosen' },
  load: named('ComparePage', () => import('./compare-page')),
  loadDocument: async (shop) => (await import('./compare.server')).loadCompare(shop),
  isDrawn: true,
  bar: 'B',
  next: [{ page: 'product' }],
}
