import { named, type Page } from '@soe/shop-platform'

export const gridPage: Page = {
  file: 'grid-page',
  addresses: {
    smartphones: 'platform 2',
    'smartphones/': 'platform 2',
    'smartphones/prepaid': 'platform 2',
    watches: 'chosen',
    tablets: 'chosen',
    accessories: 'chosen',
    'products/allproducts': 'platform 2',
  },
  load: named('GridPage', () => import('./grid-page')),
  loadDocument: async (shop, path) => (await import('./grid.server')).loadGrid(shop, path),
  isDrawn: true,
  isIndexed: true,
  keptBehind: ['product-page'],
  bar: 'A',
  tracked: [{ name: 'accessories landing', when: ({ name }) => name === 'accessories' }, 'gridwall'],
  chat: { context: 'gridwall', priority: 'Low' },
  next: [{ page: 'product' }],
}
