import type { Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

/** A customer's express checkout; everyone else's cart, and prepay wins over signed in. */
export const expressPage = (audience: Audience): Destination =>
  destination(audience === 'signed-in' ? 'expresscheckout' : 'expresscart')

/** The cart itself, for a customer too, whose express page would be the checkout. */
export const cartPage = (audience: Audience): Destination =>
  audience === 'signed-in' ? destination('expresscheckout', { pageName: 'cart' }) : destination('expresscart')
