import { named, type Page } from '@soe/shop-platform'

export const comparePage: Page = {
  file: 'compare-page',
  addresses: { compareplan: 'platform 2' },
  load: named('ComparePage', () => import('./compare-page')),
  bar: 'B',
  tracked: ['plans'],
  loadDocument: async (shop, path) => (await import('./compare.server')).loadCompare(shop, path),
  isDrawn: true,
  isIndexed: true,
}
