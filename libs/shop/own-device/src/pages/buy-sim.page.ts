import { named, type Page } from '@soe/shop-platform'

export const buySimPage: Page = {
  file: 'buy-sim-page',
  addresses: { buysim: 'platform 2' },
  load: named('BuySimPage', () => import('./buy-sim-page')),
  bar: 'B2',
  tracked: ['BYOD pages'],
  nextGen: { buysim: 'buysim' },
}
