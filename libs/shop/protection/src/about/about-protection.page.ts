import { named, type Page } from '@soe/shop-platform'

export const aboutProtectionPage: Page = {
  file: 'about-protection-page',
  addresses: { 'protection/about': 'chosen' },
  load: named('AboutProtectionPage', () => import('./about-protection-page')),
  loadDocument: async (shop) => (await import('./about-protection.server')).loadAboutProtection(shop),
  isDrawn: true,
  isIndexed: true,
  bar: 'B1',
}
