import { named, type Page } from '@soe/shop-platform'

export const estimatePage: Page = {
  file: 'estimate-page',
  addresses: { devicesummary: 'platform 2', tradeincreditspoke: 'platform 2', zerodollartradeinspoke: 'platform 2' },
  load: named('EstimatePage', () => import('./estimate-page')),
  bar: 'D2',
  tracked: ['trade-in pages'],
}
