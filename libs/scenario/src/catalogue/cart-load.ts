import { oneRule } from './one-rule'
import { accountMember, cartFailed, checkoutError, emptyCart, lostCart, messageAt, places } from './seen'

const load = 'checkout.getCheckoutDetails'

/** What the read of the cart may answer, row by row. */
export const cartLoad = [
  oneRule(
    load,
    { title: 'The cart belongs to an account member: its details are not found', sees: accountMember },
    { id: 'cart-load-details-not-found', nth: 1, reply: { error: '1022' } },
  ),
  oneRule(
    load,
    { title: 'The cart belongs to another account member', sees: accountMember },
    { id: 'cart-load-account-mismatch', nth: 1, reply: { error: '3454' } },
  ),
  oneRule(
    load,
    { title: 'The cart is empty', sees: emptyCart },
    { id: 'cart-load-empty', nth: 1, reply: { error: '1008' } },
  ),
  oneRule(
    load,
    { title: 'The cart is no longer in the cache: it counts as empty', sees: emptyCart },
    { id: 'cart-load-not-in-cache', nth: 1, reply: { error: 'R1001' } },
  ),
  oneRule(
    load,
    { title: 'The cart is no longer in the cache, and a link tells more: it is lost', sees: lostCart },
    {
      id: 'cart-load-not-in-cache-with-link',
      nth: 1,
      reply: { error: 'R1001', details: { information_link: '/support/cart' } },
    },
  ),
  oneRule(
    load,
    { title: "The cart's session has ended", sees: lostCart },
    { id: 'cart-load-session-lost', nth: 1, reply: { error: '15501' } },
  ),
  oneRule(
    load,
    { title: 'The cart is not found, and the message says so', sees: lostCart },
    { id: 'cart-load-not-found', nth: 1, reply: { error: '899' } },
  ),
  oneRule(
    load,
    { title: 'Another thing than the cart is not found: it stays', sees: cartFailed },
    { id: 'cart-load-other-not-found', nth: 1, reply: { error: '899', message: 'The price list was not found.' } },
  ),
  oneRule(
    load,
    { title: 'The cache that keeps the cart takes too long', sees: lostCart },
    { id: 'cart-load-redis-timeout', nth: 1, reply: { error: 'REDIS_TIMEOUT' } },
  ),
  oneRule(
    load,
    { title: 'The cache that keeps the cart fails', sees: lostCart },
    { id: 'cart-load-redis-error', nth: 1, reply: { error: 'REDIS_ERROR' } },
  ),
  oneRule(
    load,
    { title: 'The read lacks what the carrier needs', sees: lostCart },
    { id: 'cart-load-invalid-request', nth: 1, reply: { error: 'INVALID_REQUEST' } },
  ),
  oneRule(
    load,
    { title: 'The page cannot be loaded', sees: cartFailed },
    { id: 'cart-load-page-error', nth: 1, reply: { error: '05' } },
  ),
  oneRule(
    load,
    {
      title: 'The order goes on in express checkout',
      sees: { page: places.checkout, text: 'Checkout' },
    },
    { id: 'cart-load-express-checkout', nth: 1, reply: { error: '06' } },
  ),
  oneRule(
    load,
    { title: 'Checkout cannot start', sees: checkoutError },
    { id: 'cart-load-checkout-error', nth: 1, reply: { error: '07' } },
  ),
  oneRule(
    load,
    {
      title: 'The account needs attention before checkout',
      sees: { page: places.cart, text: 'Your account needs a look' },
    },
    { id: 'cart-load-account-landing', nth: 1, audience: 'signed-in', reply: { error: '2053' } },
  ),
  oneRule(
    load,
    { title: 'The order is blocked', sees: messageAt('cart', '2038') },
    { id: 'cart-load-order-blocked', nth: 1, reply: { error: '2038' } },
  ),
  oneRule(
    load,
    { title: 'The payment of a scan-and-go order fails', sees: messageAt('cart', '2040') },
    { id: 'cart-load-scan-payment', nth: 1, reply: { error: '2040' } },
  ),
  oneRule(
    load,
    { title: 'A device of the cart may not have its protection', sees: messageAt('cart', '1079') },
    { id: 'cart-load-protection', nth: 1, reply: { error: '1079' } },
  ),
  oneRule(
    load,
    { title: 'A line of the cart needs an emergency address', sees: messageAt('cart', '1098') },
    { id: 'cart-load-e911-address', nth: 1, reply: { error: '1098' } },
  ),
  oneRule(
    load,
    { title: 'A Blocker of the credit check stops the read: credit is not handled', sees: messageAt('cart', '1082') },
    { id: 'cart-load-credit-on-hold', nth: 1, reply: { error: '1082' } },
  ),
  oneRule(
    load,
    { title: 'A case of the cart has been cancelled', sees: messageAt('cart', 'CASE_CANCELLED') },
    { id: 'cart-load-case-cancelled', nth: 1, reply: { error: 'CASE_CANCELLED' } },
  ),
  oneRule(
    load,
    { title: 'The gateway refuses the read of the cart', sees: cartFailed },
    { id: 'cart-load-ig-error', nth: 1, reply: { error: '417' } },
  ),
  oneRule(
    load,
    { title: 'A technical message gives way to the general one', sees: cartFailed, fired: { min: 1 } },
    {
      id: 'cart-load-unable-to-connect',
      always: true,
      reply: { error: 'API_ERROR', message: 'UNABLE TO CONNECT to upstream' },
    },
  ),
  oneRule(
    load,
    { title: 'An answer sends the browser on after two seconds', sees: { page: '/smartphones/', text: 'Smartphones' } },
    { id: 'cart-load-go-to-url', nth: 1, reply: { goToUrl: '/smartphones/' } },
  ),
]
