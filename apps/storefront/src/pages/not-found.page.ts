import { named, type Page } from '@soe/shop-platform'

export const notFoundPage: Page = {
  file: 'not-found-page',
  addresses: {},
  load: named('Page', () => import('./not-found-page')),
  loadDocument: async (shop, path) => (await import('./not-found.server')).loadNotFound(shop, path),
  isDrawn: true,
  bar: 'B',
}
