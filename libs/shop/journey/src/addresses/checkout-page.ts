import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

/** Customers and prepaid shoppers check out on one page. */
export const isExpress = (audience: Audience): boolean => isSignedIn(audience) || isPrepay(audience)

/** Where a whole cart is checked out; a prospect's page is the order review (the specification, platform 2). */
export const checkoutPage = (audience: Audience): Destination =>
  destination(isExpress(audience) ? 'expresscheckout' : 'orderreview')
