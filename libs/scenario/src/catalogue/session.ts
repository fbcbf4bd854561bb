import { defineScenario, rule } from '../dsl/define-scenario'
import { errorOnce, oneRule } from './one-rule'
import { at, signedOut } from './seen'

/** Sessions that end, and keep-alive calls that succeed or fail. */
export const session = [
  ...errorOnce('cart.addDevice', {
    'add-device-session-expired': ['SESSION_EXPIRED', 'The session is over when a device is added', signedOut],
  }),
  ...errorOnce('checkout.getCheckoutDetails', {
    'cart-load-session-expired': ['SESSION_EXPIRED', 'The session is over when the cart is read', signedOut],
  }),
  oneRule(
    'wishlist.addWishlist',
    { title: 'The session ends behind a favorite: the next call signs out', sees: signedOut },
    { id: 'favorite-then-session-expires', nth: 1, then: [{ expireSession: {} }] },
  ),
  ...errorOnce('session.keepAlive', {
    'keep-alive-500': [
      'API_ERROR',
      'The session cannot be kept alive: status 500',
      { ...signedOut, text: 'Failed to extend session, already expired' },
    ],
    'keep-alive-401': [
      'SESSION_EXPIRED',
      'The session is over before it is kept alive',
      { ...signedOut, text: 'Failed to extend session, already expired' },
    ],
  }),
  ...errorOnce('session.continueGuest', {
    'keep-alive-guest': [
      'API_ERROR',
      "A guest's session cannot be kept alive: nobody is signed out",
      at('grid', 'Failed to extend session, already expired'),
    ],
  }),
  ...errorOnce('session.clearCache', {
    'clear-cache-fails': [
      'API_ERROR',
      'The cache of a prospect cannot be cleared: the shop opens all the same',
      at('grid', 'Smartphones'),
    ],
  }),
  ...errorOnce('session.logout', {
    'logout-fails': ['API_ERROR', 'The sign-out fails', at('grid', 'Smartphones')],
  }),
  defineScenario({
    id: 'session-warning',
    title: 'Twenty-eight minutes pass behind the first read: the warning shows, and the session can be kept',
    rules: [
      rule.on('checkout.getCheckoutDetails', { id: 'time-passes', nth: 1, then: [{ advanceClock: { by: 'PT28M' } }] }),
    ],
    expect: [
      { rule: 'time-passes', fired: 1 },
      { on: 'session.keepAlive', calls: { max: 1 } },
    ],
    sees: at('cart', 'Your cart'),
  }),
]
