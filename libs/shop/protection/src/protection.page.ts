import { named, type Page } from '@soe/shop-platform'

export const protectionPage: Page = {
  file: 'protection-page',
  addresses: { protection: 'platform 2', 'protection/leadoffers': 'commerce 4.3' },
  load: named('ProtectionPage', () => import('./protection-page')),
  bar: 'B2',
  tracked: ['protection'],
}
