import { defineScenario, rule } from '../dsl/define-scenario'
import { oneRule } from './one-rule'
import { at, signedOut } from './seen'

/** Sessions that end, and keep-alive calls that succeed or fail. */
export const session = [
  oneRule(
    'cart.addDevice',
    { title: 'The session is over when a device is added', sees: signedOut },
    { id: 'add-device-session-expired', nth: 1, reply: { error: 'SESSION_EXPIRED' } },
  ),
  oneRule(
    'checkout.getCheckoutDetails',
    { title: 'The session is over when the cart is read', sees: signedOut },
    { id: 'cart-load-session-expired', nth: 1, reply: { error: 'SESSION_EXPIRED' } },
  ),
  oneRule(
    'wishlist.addWishlist',
    { title: 'The session ends behind a favorite: the next call signs out', sees: signedOut },
    { id: 'favorite-then-session-expires', nth: 1, then: [{ expireSession: {} }] },
  ),
  oneRule(
    'session.keepAlive',
    {
      title: 'The session cannot be kept alive: status 500',
      sees: { ...signedOut, text: 'Failed to extend session, already expired' },
    },
    { id: 'keep-alive-500', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'session.keepAlive',
    {
      title: 'The session is over before it is kept alive',
      sees: { ...signedOut, text: 'Failed to extend session, already expired' },
    },
    { id: 'keep-alive-401', nth: 1, reply: { error: 'SESSION_EXPIRED' } },
  ),
  oneRule(
    'session.continueGuest',
    {
      title: "A guest's session cannot be kept alive: nobody is signed out",
      sees: at('grid', 'Failed to extend session, already expired'),
    },
    { id: 'keep-alive-guest', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'session.clearCache',
    {
      title: 'The cache of a prospect cannot be cleared: the shop opens all the same',
      sees: at('grid', 'Smartphones'),
    },
    { id: 'clear-cache-fails', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'session.logout',
    { title: 'The sign-out fails', sees: at('grid', 'Smartphones') },
    { id: 'logout-fails', nth: 1, reply: { error: 'API_ERROR' } },
  ),
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
