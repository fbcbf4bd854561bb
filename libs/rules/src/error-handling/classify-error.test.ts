import { classifyError, usualHandling } from './classify-error'
import { errorRows, type ErrorFacts, type Handling } from './error-rows'

const cartFetch = { operation: 'checkout.getCheckoutDetails' }
const link = [{ information_link: 'https://shop.test/help' }]

describe('a failed call', () => {
  const rows: [Handling, ErrorFacts][] = [
    ['aborted', { isAborted: true, status: 0 }],
    ['go-to-url', { isGoToUrl: true, status: 200 }],
    ['chunk-reload', { name: 'ChunkLoadError' }],
    ['chunk-reload', { message: 'Loading chunk 7 failed' }],
    ['logout', { status: 401, operation: 'cases.getCases' }],
    ['logout', { status: 403, id: 'XSRF_TOKEN', operation: 'checkout.selectPayment' }],
    ['logout', { status: 403, id: 'NOT_YOUR_CART', operation: 'checkout.updateContact' }],
    ['message', { status: 403, id: 'NOT_YOUR_CART', operation: 'checkout.updateContact', isSignedIn: true }],
    ['cart-lost', { status: 403, id: 'CART_MOVED', operation: 'checkout.updateContact' }],
    ['cart-elsewhere', { status: 403, id: 'CART_MOVED', operation: 'cases.resumeCase' }],
    ['cart-elsewhere', { status: 403, id: 'NOT_YOUR_CART', operation: 'cases.resumeCase' }],
    ['cart-elsewhere', { status: 403, id: 'NOT_YOUR_CASE', operation: 'cases.resumeCase', isSignedIn: true }],
    ['cart-lock', { id: 'CART_LOCKED', operation: 'cart.addDevice' }],
    ['cart-lock', { id: 'CART_LOCKED', operation: 'cases.getCases' }],
    ['case-cancelled', { id: 'CASE_CANCELLED' }],

    ['ignore', { id: '1004', operation: 'landing.getProcessStep' }],
    ['message', { id: '1004', operation: 'cart.addDevice' }],
    ['clear-loader', { status: 0, message: 'Network Error', operation: 'landing.getProcessStep' }],
    ['retry', { status: 0, message: 'Network Error', operation: 'cart.addDevice' }],
    ['empty-process-step', { id: 'EMPTY_PROCESS_STEP', operation: 'landing.getProcessStep' }],

    ['reload', { id: '3000', message: 'Accessory Item not found in cart' }],
    ['reload', { id: '3000', message: 'Invalid Accessory Item Id' }],
    ['message', { id: '3000', message: 'Something else' }],

    ['case-error-page', { id: '208', operation: 'cases.getCases' }],
    ['case-error-page', { id: '208', operation: 'cases.getCaseAndCartId' }],
    ['scheduled-order', { id: '208', operation: 'cases.resumeCase' }],
    ['scheduled-order', { id: '208', operation: 'cart.addDevice' }],
    ['scheduled-order', { id: '208', operation: 'cart.addAccessories' }],
    ['scheduled-order', { id: '208', operation: 'landing.landing' }],
    ['scheduled-order', { id: '208', operation: 'landing.getProcessStep' }],
    ['message', { id: '208', operation: 'cart.saveCart' }],
    ['message', { id: '208', operation: 'cart.addDevices' }],
    ['past-due-notice', { id: '4077', operation: 'cart.addDevice' }],

    ['cart-account-member', { ...cartFetch, id: '1022' }],
    ['cart-account-member', { ...cartFetch, id: '3454' }],
    ['empty-cart', { ...cartFetch, id: '1008' }],
    ['message', { id: '1008', operation: 'cart.addDevice' }],
    ['account-landing', { ...cartFetch, id: '2053', isSignedIn: true }],
    ['message', { ...cartFetch, id: '2053' }],
    ['message', { ...cartFetch, id: '2038', level: 'Blocker' }],
    ['message', { ...cartFetch, id: '2038', level: 'Blocker', message: 'A value is missing' }],
    ['scan-payment-error', { ...cartFetch, id: '2040', level: 'Blocker', isScanAndGo: true }],
    ['scan-payment-error', { ...cartFetch, id: '2040', level: 'WarningNotification', isScanAndGo: true }],
    ['scan-payment-error', { ...cartFetch, id: '2040', level: 'Warning', isScanAndGo: true }],
    ['message', { ...cartFetch, id: '2040', level: 'RewardNotification', isScanAndGo: true }],
    ['message', { ...cartFetch, id: '2040', level: 'Blocker' }],
    ['protection-eligibility', { ...cartFetch, id: '1079' }],
    ['e911-address', { ...cartFetch, id: '1098' }],
    ['suppress-credit', { ...cartFetch, id: '1082', level: 'Blocker' }],
    ['message', { ...cartFetch, id: '1082', level: 'WarningNotification' }],
    ['page-load-error', { ...cartFetch, id: '05' }],
    ['express-checkout', { ...cartFetch, id: '06' }],
    ['checkout-error-page', { ...cartFetch, id: '07' }],
    ['message', { operation: 'cart.addDevice', id: '07' }],

    ['cart-lost', { ...cartFetch, id: 'R1001', details: link }],
    ['cart-lost', { operation: 'cart.addDevice', id: 'R1001', details: link }],
    ['empty-cart', { ...cartFetch, id: 'R1001' }],
    ['empty-cart', { ...cartFetch, id: 'R1001', details: [{}] }],
    ['cart-lost', { operation: 'cart.addDevice', id: '1022' }],
    ['cart-lost', { operation: 'cases.getCases', id: '1022' }],
    ['cart-lost', { operation: 'checkout.getExpresshubDetails', id: '1022' }],
    ['cart-lost', { operation: 'cart.addAccessories', id: '3454' }],
    ['cart-lost', { id: '15501' }],
    ['cart-lost', { id: '899', message: 'No Cart for this session' }],
    ['message', { id: '899', message: 'Something else' }],
    ['cart-lost', { id: 'REDIS_TIMEOUT' }],
    ['cart-lost', { id: 'REDIS_ERROR' }],
    ['cart-lost', { message: 'Request body must either contain a cart or a case' }],
    ['cart-lost', { message: 'Redis is down' }],
    ['cart-lost', { message: 'cartId is missing' }],

    ['ig-error', { id: '417' }],
    ['ig-error', { status: 417 }],
    ['case-fallback', { id: '999', operation: 'cases.getCases' }],
    ['case-fallback', { status: 503, operation: 'cases.getCaseAndCartId' }],
    ['retry', { status: 0 }],
    ['retry', { status: 502 }],
    ['retry', { status: 503 }],
    ['retry', { status: 504 }],
    ['message', { status: 500 }],
    ['message', {}],
  ]
  it.each(rows)('is handled as %s: %j', (handling, facts) => {
    expect(classifyError(facts)).toBe(handling)
  })

  it('of every row of the table is covered here', () => {
    const covered = new Set(rows.map(([handling]) => handling))
    expect(errorRows.filter((row) => !covered.has(row.handling))).toEqual([])
  })
})

describe('what is usually done about an error', () => {
  it.each([
    ['scheduled-order', { id: '208' }],
    ['cart-lost', { id: '1022' }],
    ['empty-cart', { id: 'R1001' }],
    ['message', { id: '2038' }],
    ['message', { id: 'OUT_OF_STOCK', status: 200 }],
    ['cart-lost', { id: 'INVALID_REQUEST', message: 'Request body must either contain a valid item or an id.' }],
    ['logout', { id: 'SESSION_EXPIRED', status: 401 }],
    ['retry', { id: 'TIMEOUT', status: 504 }],
  ] as const)('is %s for %j', (handling, facts) => {
    expect(usualHandling(facts)).toBe(handling)
  })
})
