import { named, type Page } from '@soe/shop-platform'
import { promotionNames } from '../promotion-names'

export const offerInterstitialPage: Page = {
  file: 'offer-interstitial-page',
  addresses: { offerinterstitial: 'commerce 2.5' },
  load: named('OfferInterstitialPage', () => import('./offer-interstitial-page')),
  bar: 'B',
  tracked: promotionNames,
}
