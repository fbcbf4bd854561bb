import type { PageRecord } from '@soe/shop-platform'

export const accessoryInterstitialPage: PageRecord = {
  file: 'accessory-interstitial-page',
  addresses: { accessoryInterstitial: 'platform 2' },
  bar: 'B2',
  flow: 'accessories',
  next: [{ when: ({ audience }) => audience === 'signed-in', page: 'expresscheckout' }, { page: 'expresscart' }],
}
