import { findOperation, operations } from '../operations'
import type { OperationKey } from '../operations-by-area'
import { errorCatalogue, type CatalogueError, type ErrorId } from './error-catalogue'
import { errorConditions, type ErrorConditionId } from './error-conditions'
import { errorHandlings, handlingsOf, type ErrorHandling } from './error-handling'

const everyId = Object.keys(errorCatalogue) as ErrorId[]

const declares = (key: OperationKey, id: ErrorId) => findOperation(key).metadata.errors.includes(id)

describe('an error of the catalogue', () => {
  it.each(everyId)('%s says what it is and what is done about it', (id) => {
    const error: CatalogueError = errorCatalogue[id]
    expect([error.name, error.message].every((text) => text.trim() !== '')).toBe(true)
    expect(['BUSINESSERR', 'APPERR', 'SYSTEMERR', 'SESSIONERR']).toContain(error.category)
    expect(['Blocker', 'Error', 'Warning']).toContain(error.severity)
    expect(error.status).toBe(error.category === 'BUSINESSERR' ? 200 : error.status)
    for (const handling of handlingsOf(id)) expect(errorHandlings).toContain(handling)
  })
})

/** The rows of both sections on errors that name an id: what is done about it, and one operation that answers it. */
const sections: readonly [string, ErrorId, ErrorHandling, OperationKey][] = [
  ['platform: accessory missing', '3000', 'reload', 'cart.addAccessories'],
  ['platform: 208 on cases', '208', 'scheduled-order', 'cases.resumeCase'],
  ['platform: 208 on add-device', '208', 'scheduled-order', 'cart.addDevice'],
  ['platform: 208 on add-accessories', '208', 'scheduled-order', 'cart.addAccessories'],
  ['platform: 208 on landing', '208', 'scheduled-order', 'landing.landing'],
  ['platform: R1001 with information_link', 'R1001', 'cart-lost', 'cart.addDevice'],
  ['platform: 1022', '1022', 'cart-lost', 'cart.addDevice'],
  ['platform: 3454', '3454', 'cart-lost', 'cart.addDevice'],
  ['platform: 15501', '15501', 'cart-lost', 'cart.addDevice'],
  ['platform: 899', '899', 'cart-lost', 'cart.addDevice'],
  ['platform: redis-type ids', 'REDIS_TIMEOUT', 'cart-lost', 'cart.addDevice'],
  ['platform: redis-type ids', 'REDIS_ERROR', 'cart-lost', 'cart.addDevice'],
  ['platform: Request body must either contain', 'INVALID_REQUEST', 'cart-lost', 'cart.addDevice'],
  ['platform: 417', '417', 'ig-error', 'cart.addDevice'],
  ['platform: lock ids', 'CART_LOCKED', 'cart-lock', 'cart.addDevice'],
  ['platform: 401', 'SESSION_EXPIRED', 'logout', 'cart.addDevice'],
  ['platform: 502', 'HTTP_ERROR', 'retry', 'cart.addDevice'],
  ['platform: 503', 'SYSTEM_ERROR', 'retry', 'cart.addDevice'],
  ['platform: 504', 'TIMEOUT', 'retry', 'cart.addDevice'],
  ['platform: API_ERROR shows the generic message', 'API_ERROR', 'message', 'cart.addDevice'],
  ['platform: case-cancelled ids', 'CASE_CANCELLED', 'case-cancelled', 'cases.resumeCase'],
  ['commerce: 4077', '4077', 'past-due-notice', 'cart.addDevice'],
  ['commerce: 1004 in process-step', '1004', 'ignore', 'landing.getProcessStep'],
  ['commerce: 208 on case retrieval', '208', 'case-error-page', 'cases.getCases'],
  ['commerce: 1022 on the cart fetch', '1022', 'cart-account-member', 'checkout.getCheckoutDetails'],
  ['commerce: 3454 on the cart fetch', '3454', 'cart-account-member', 'checkout.getCheckoutDetails'],
  ['commerce: 1008', '1008', 'empty-cart', 'checkout.getCheckoutDetails'],
  ['commerce: R1001', 'R1001', 'empty-cart', 'checkout.getCheckoutDetails'],
  ['commerce: 2053', '2053', 'account-landing', 'checkout.getCheckoutDetails'],
  ['commerce: 2038', '2038', 'message', 'checkout.getCheckoutDetails'],
  ['commerce: 2040', '2040', 'scan-payment-error', 'checkout.getCheckoutDetails'],
  ['commerce: 1079', '1079', 'protection-eligibility', 'checkout.getCheckoutDetails'],
  ['commerce: 1098', '1098', 'e911-address', 'checkout.getCheckoutDetails'],
  ['commerce: 05', '05', 'page-load-error', 'checkout.getCheckoutDetails'],
  ['commerce: 06', '06', 'express-checkout', 'checkout.getCheckoutDetails'],
  ['commerce: 07', '07', 'checkout-error-page', 'checkout.getCheckoutDetails'],
  ['commerce: 1082', '1082', 'suppress-credit', 'checkout.getCheckoutDetails'],
  ['commerce: validate order', '2038', 'message', 'cart.validateOrder'],
  ['commerce: cart retrieval by a guest', 'SAVED_CART_NOT_FOUND', 'message', 'cases.resumeCase'],
]

describe('the rows on errors that name an id', () => {
  it.each(sections)('%s is %s, handled as %s, answered by %s', (_row, id, handling, operation) => {
    expect(handlingsOf(id)).toContain(handling)
    expect(declares(operation, id)).toBe(true)
  })

  it.each(['checkout.getExpresshubDetails', 'checkout.getBuySimCheckoutDetails'] as const)(
    'are those of %s as of the cart fetch',
    (key) => {
      expect(findOperation(key).metadata.errors).toEqual(findOperation('checkout.getCheckoutDetails').metadata.errors)
    },
  )

  it('leave no call out that any call may end with', () => {
    const anyCall = ['417', 'SESSION_EXPIRED', 'API_ERROR', 'HTTP_ERROR', 'SYSTEM_ERROR', 'TIMEOUT'] as const
    const without = operations.filter(({ key }) => !anyCall.every((id) => declares(key, id)))
    expect(without.map(({ key }) => key)).toEqual([])
  })
})

/** The rows that name no id: a status, a message, a failure of the browser, a page. */
const conditions: readonly [string, ErrorConditionId, string][] = [
  ['platform: status 0, 502, 503, 504', 'NETWORK_ERROR', 'retry'],
  ['platform: timeout exceeded', 'REQUEST_TIMEOUT', 'retry'],
  ['platform: Request failed with status code', 'REQUEST_FAILED', 'retry'],
  ['platform: Request cancelled', 'REQUEST_CANCELLED', 'aborted'],
  ['platform: Request aborted', 'REQUEST_ABORTED', 'aborted'],
  ['platform: 401', 'UNAUTHORISED', 'logout'],
  ['platform: keep-alive failure', 'KEEP_ALIVE_FAILED', 'notice'],
  ['platform: ChunkLoadError', 'CHUNK_LOAD', 'chunk-reload'],
  ['platform: no processStep and no errors', 'EMPTY_PROCESS_STEP', 'empty-process-step'],
  ['commerce: Network Error in process-step', 'NETWORK_ERROR_IN_PROCESS_STEP', 'clear-loader'],
  ['commerce: other case-retrieval failures', 'CASE_RETRIEVAL', 'case-fallback'],
  ['commerce: a render failure', 'RENDER_FAILURE', 'notice'],
  ['commerce: most chat and replay errors', 'CHAT_OR_REPLAY', 'swallow'],
  ['commerce: 10023', '10023', 'same-day-report'],
  ['commerce: 10027', '10027', 'same-day-report'],
  ['commerce: same-day delivery without a code', 'NO_ERR_CODE', 'same-day-report'],
  ...(
    [
      'PAST_DUE',
      'PENDING_ORDER',
      'CONCESSION_ACCOUNT',
      'THRESHOLD',
      'CUSTOMER_TYPE',
      'COLLECTION_ACCOUNT',
      'CASH_ONLY',
      'FRAUD_X',
      'FRAUD_Y',
      'FRAUD_S',
      'FRAUD_Z',
      'FRAUD_V',
      'DEVICE_CAP',
      'LINE_CAP',
      'ACCOUNT_CAP',
      'PLAN_DEVICE_INCOMPATIBLE',
      'KIDS_PLAN',
      'ONE_BILL_PLAN_CHANGE',
      'ACCOUNT_MEMBER_CART',
    ] as const
  ).map((id): [string, ErrorConditionId, string] => ['commerce: eligibility page', id, 'eligibility-page']),
]

describe('the rows on errors that name no id', () => {
  it.each(conditions)('%s is %s, handled by %s', (_row, id, handling) => {
    expect(errorConditions[id].handling).toBe(handling)
  })

  it('are all of them', () => {
    expect(Object.keys(errorConditions).sort()).toEqual(conditions.map(([, id]) => id).sort())
  })

  it.each([
    ['KEEP_ALIVE_FAILED', 'Failed to extend session, already expired'],
    ['RENDER_FAILURE', 'Something went wrong.'],
    ['CHUNK_LOAD', 'Loading chunk N failed'],
    ['NETWORK_ERROR', 'Network Error'],
  ] as const)('%s has its own words', (id, message) => {
    expect(errorConditions[id].message).toBe(message)
  })
})
