import type { PageRecord } from '@soe/shop-platform'

export const frontPage: PageRecord = {
  file: 'front-page',
  addresses: { home: 'chosen', shop: 'platform 2', shoplanding: 'platform 2' },
  loadDocument: async (shop, path) => (await import('./front.server')).loadFront(shop, path),
  isDrawn: true,
  isIndexed: true,
  bar: 'A',
  tracked: ['shoplanding'],
  nextGen: { shop: 'shoplanding' },
  next: [{ page: 'smartphones' }],
}
