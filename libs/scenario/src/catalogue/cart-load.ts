import { errorOnce, oneRule } from './one-rule'
import { accountMember, cartFailed, checkoutError, emptyCart, lostCart, places } from './seen'

const load = 'checkout.getCheckoutDetails'

/** What the read of the cart may answer, row by row. */
export const cartLoad = [
  ...errorOnce(load, {
    'cart-load-details-not-found': [
      '1022',
      'The cart belongs to an account member: its details are not found',
      accountMember,
    ],
    'cart-load-account-mismatch': ['3454', 'The cart belongs to another account member', accountMember],
    'cart-load-empty': ['1008', 'The cart is empty', emptyCart],
    'cart-load-not-in-cache': ['R1001', 'The cart is no longer in the cache: it counts as empty', emptyCart],
  }),
  oneRule(
    load,
    { title: 'The cart is no longer in the cache, and a link tells more: it is lost', sees: lostCart },
    {
      id: 'cart-load-not-in-cache-with-link',
      nth: 1,
      reply: { error: 'R1001', details: { information_link: '/support/cart' } },
    },
  ),
  ...errorOnce(load, {
    'cart-load-session-lost': ['15501', "The cart's session has ended", lostCart],
    'cart-load-not-found': ['899', 'The cart is not found, and the message says so', lostCart],
  }),
  oneRule(
    load,
    { title: 'Another thing than the cart is not found: it stays', sees: cartFailed },
    { id: 'cart-load-other-not-found', nth: 1, reply: { error: '899', message: 'The price list was not found.' } },
  ),
  ...errorOnce(load, {
    'cart-load-redis-timeout': ['REDIS_TIMEOUT', 'The cache that keeps the cart takes too long', lostCart],
    'cart-load-redis-error': ['REDIS_ERROR', 'The cache that keeps the cart fails', lostCart],
    'cart-load-invalid-request': ['INVALID_REQUEST', 'The read lacks what the carrier needs', lostCart],
    'cart-load-page-error': ['05', 'The page cannot be loaded', cartFailed],
    'cart-load-express-checkout': [
      '06',
      'The order goes on in express checkout',
      { page: places.checkout, text: 'Checkout' },
    ],
    'cart-load-checkout-error': ['07', 'Checkout cannot start', checkoutError],
  }),
  oneRule(
    load,
    {
      title: 'The account needs attention before checkout',
      sees: { page: places.cart, text: 'Your account needs a look' },
    },
    { id: 'cart-load-account-landing', nth: 1, audience: 'signed-in', reply: { error: '2053' } },
  ),
  ...errorOnce(load, {
    'cart-load-order-blocked': ['2038', 'The order is blocked', 'cart'],
    'cart-load-scan-payment': ['2040', 'The payment of a scan-and-go order fails', 'cart'],
    'cart-load-protection': ['1079', 'A device of the cart may not have its protection', 'cart'],
    'cart-load-e911-address': ['1098', 'A line of the cart needs an emergency address', 'cart'],
    'cart-load-credit-on-hold': ['1082', 'A Blocker of the credit check stops the read: credit is not handled', 'cart'],
    'cart-load-case-cancelled': ['CASE_CANCELLED', 'A case of the cart has been cancelled', 'cart'],
    'cart-load-ig-error': ['417', 'The gateway refuses the read of the cart', cartFailed],
  }),
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
