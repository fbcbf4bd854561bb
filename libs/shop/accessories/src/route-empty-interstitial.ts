import type { Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-journey'

/** Where an interstitial without recommendations leads; prepay wins over signed in. */
export const routeEmptyInterstitial = (audience: Audience): Destination =>
  destination(audience === 'signed-in' ? 'expresscheckout' : 'expresscart')
