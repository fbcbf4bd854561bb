import type { Audience } from '../identity/audience'
import { destination, type Destination } from '../urls/destination'

/** Where an interstitial without recommendations leads; prepay wins over signed in. */
export const routeEmptyInterstitial = (audience: Audience): Destination =>
  destination(audience === 'signed-in' ? 'expresscheckout' : 'expresscart')
