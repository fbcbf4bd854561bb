import { named, type Page } from '@soe/shop-platform'

export const linePage: Page = {
  file: 'line-page',
  addresses: { mdnselection: 'platform 2' },
  load: named('LinePage', () => import('./line-page')),
  bar: 'B2',
  chat: { context: 'shop', priority: 'Low', isHidden: 'prepaid' },
  next: [{ page: 'accessoryInterstitial' }],
}
