import { named, type Page } from '@soe/shop-platform'

export const supportPage: Page = {
  file: 'support-page',
  addresses: { support: 'chosen' },
  load: named('SupportPage', () => import('./support-page')),
  loadDocument: async (shop) => (await import('./support.server')).loadSupport(shop),
  isDrawn: true,
  isIndexed: true,
  bar: 'B1',
  // The page itself offers chat among its ways to reach a person.
  chat: { context: 'support', priority: 'Low', isUnevaluated: true },
}
