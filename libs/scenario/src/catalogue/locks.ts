import { defineScenario, rule } from '../dsl/define-scenario'
import { errorAlways, errorOnce, oneRule } from './one-rule'
import { at, caseError, caseFallback, lostCart, messageAt, places, retailHasIt, scheduledOrder } from './seen'

const retail = { details: { lockedChannelID: 'VZW-RETAIL' } } as const

/** Carts that another channel holds, saved carts and the cases behind them. */
export const locks = [
  defineScenario({
    id: 'second-add-device-208-then-locked',
    title: 'The second add-device of a session answers 208, then retail holds the cart',
    rules: [
      rule.on('cart.addDevice', {
        id: 'add-device-208',
        per: 'session',
        nth: 2,
        reply: { error: '208' },
        then: [{ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }],
      }),
    ],
    expect: [{ rule: 'add-device-208', fired: { min: 1 } }],
    sees: scheduledOrder,
  }),
  oneRule(
    'cart.addDevice',
    { title: 'Retail holds the cart when a device is added', sees: retailHasIt('product') },
    { id: 'add-device-locked', nth: 1, reply: { error: 'CART_LOCKED', ...retail } },
  ),
  oneRule(
    'cart.addAccessories',
    {
      title: 'A chat representative holds the cart',
      sees: at('interstitial', 'A chat representative has your cart open.'),
    },
    {
      id: 'add-accessories-locked-by-chat',
      nth: 1,
      reply: { error: 'CART_LOCKED', details: { lockedChannelID: 'VZW-CHAT' } },
    },
  ),
  oneRule(
    'cart.removeDevice',
    { title: 'The app holds the cart when a line is removed', sees: at('cart', 'This cart is open in the app.') },
    {
      id: 'remove-line-locked-by-app',
      nth: 1,
      reply: { error: 'CART_LOCKED', details: { lockedChannelID: 'VZW-MFA-IOS' } },
    },
  ),
  ...errorOnce('checkout.getCheckoutDetails', {
    'cart-load-locked-by-nobody': [
      'CART_LOCKED',
      'Nobody says who holds the cart: another browser it is',
      at('cart', 'This cart is open on another device or browser.'),
    ],
  }),
  oneRule(
    'checkout.getCheckoutDetails',
    { title: 'Retail takes the cart over after it has been read', sees: retailHasIt('cart'), fired: 1 },
    { id: 'cart-locked-after-load', nth: 1, then: [{ lockCart: { channel: 'VZW-RETAIL' } }] },
  ),
  defineScenario({
    id: 'lock-runs-out',
    title: 'Retail holds the cart for a quarter of an hour, which then has passed',
    rules: [
      rule.on('cart.addDevice', {
        id: 'locked-for-a-while',
        nth: 1,
        reply: { error: 'CART_LOCKED', ...retail },
        then: [{ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }],
      }),
      rule.on('checkout.getCheckoutDetails', {
        id: 'time-passes',
        after: 'locked-for-a-while',
        nth: 1,
        then: [{ advanceClock: { by: 'PT16M' } }],
      }),
    ],
    expect: [
      { rule: 'locked-for-a-while', fired: 1 },
      { rule: 'time-passes', fired: 1 },
    ],
    sees: at('cart', 'Your cart'),
  }),
  oneRule(
    'checkout.placeOrder',
    {
      title: 'A phone representative takes the cart as the order is placed',
      sees: at('checkout', 'A phone representative has your cart open.'),
    },
    {
      id: 'place-order-locked',
      nth: 1,
      reply: { error: 'CART_LOCKED', details: { lockedChannelID: 'VZW-TELESALES' } },
      then: [{ lockCart: { channel: 'VZW-TELESALES' } }],
    },
  ),
  ...errorOnce('cases.getCases', {
    'cases-scheduled-order': ['208', 'An order is scheduled already when the cases are read', caseError],
  }),
  ...errorOnce('cases.getCaseAndCartId', {
    'case-and-cart-id-scheduled-order': ['208', 'An order is scheduled already when the case is named', caseError],
  }),
  ...errorAlways('cases.getCases', {
    'cases-fail': ['API_ERROR', 'The cases cannot be read', caseFallback],
  }),
  ...errorOnce('cases.resumeCase', {
    'resume-case-scheduled-order': ['208', 'An order is scheduled already when a case is resumed', scheduledOrder],
  }),
  oneRule(
    'cases.resumeCase',
    {
      title: 'No cart was saved with this email address',
      sees: at('cart', 'No saved cart was found for this address. Check the spelling, or start a new cart.'),
    },
    { id: 'saved-cart-not-found', nth: 1, audience: 'prospect', reply: { error: 'SAVED_CART_NOT_FOUND' } },
  ),
  oneRule(
    'cases.resumeCase',
    {
      title: 'The saved cart is open elsewhere',
      sees: at('cart', 'This cart is open somewhere else at the moment. Try again in a few minutes.'),
    },
    { id: 'saved-cart-locked', nth: 1, audience: 'prospect', reply: { error: 'CART_LOCKED', ...retail } },
  ),
  ...errorOnce('cases.resumeCase', {
    'resume-case-cancelled': ['CASE_CANCELLED', 'The case to be resumed has been cancelled', 'cart'],
  }),
  ...errorOnce('cart.addDevice', {
    'add-device-case-cancelled': ['CASE_CANCELLED', 'The case of the cart has been cancelled', 'product'],
  }),
  ...errorOnce('landing.landing', {
    'landing-scheduled-order': ['208', 'An order is scheduled already at the landing', scheduledOrder],
  }),
  ...errorOnce('landing.getProcessStep', {
    'process-step-ignored': ['1004', 'The next step is not available: nothing is said', at('cart', 'Your cart')],
  }),
  oneRule(
    'landing.getProcessStep',
    {
      title: 'The next step is empty, and no error says why',
      sees: { page: places.cart, text: messageAt('cart', '05').text },
    },
    { id: 'process-step-empty', nth: 1, reply: { emptyProcessStep: true } },
  ),
  ...errorOnce('landing.getProcessStep', {
    'process-step-cart-lost': ['15501', 'The cart is lost when the next step is asked for', lostCart],
  }),
  oneRule(
    'landing.getProcessStep',
    {
      title: 'The network fails when the next step is asked for: only the loader goes',
      sees: at('cart', 'Your cart'),
      fired: { min: 1 },
    },
    { id: 'process-step-network', always: true, fault: { reset: true } },
  ),
  ...errorOnce('quote.retrieveCartFromQuote', {
    'quote-not-found': ['QUOTE_NOT_FOUND', 'There is no such quote', 'cart'],
  }),
]
