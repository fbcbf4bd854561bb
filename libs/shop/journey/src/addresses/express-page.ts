import type { Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

/** A customer's express checkout; everyone else's cart, and prepay wins over signed in. */
export const expressPage = (audience: Audience): Destination =>
  destination(audience === 'signed-in' ? 'expresscheckout' : 'expresscart')
