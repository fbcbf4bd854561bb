import { findOperation, operations } from '../operations'
import type { OperationKey } from '../areas'
import { errorCatalogue, type CatalogueError, type ErrorId } from './error-catalogue'

const everyId = Object.keys(errorCatalogue) as ErrorId[]

const declares = (key: OperationKey, id: ErrorId) => findOperation(key).metadata.errors.includes(id)

describe('an error of the catalogue', () => {
  it.each(everyId)('%s says what it is, in both languages', (id) => {
    const error: CatalogueError = errorCatalogue[id]
    expect([error.name, error.message.en, error.message.es].every((text) => text.trim() !== '')).toBe(true)
    expect(['BUSINESSERR', 'APPERR', 'SYSTEMERR', 'SESSIONERR']).toContain(error.category)
    expect(['Blocker', 'Error', 'Warning']).toContain(error.severity)
    expect(error.status).toBe(error.category === 'BUSINESSERR' ? 200 : error.status)
  })
})

/** The rows of both sections on errors that name an id, each with an operation that answers it. */
const sections: readonly [string, ErrorId, OperationKey][] = [
  ['platform: accessory missing', '3000', 'cart.addAccessories'],
  ['platform: 208 on cases', '208', 'cases.resumeCase'],
  ['platform: 208 on add-device', '208', 'cart.addDevice'],
  ['platform: 208 on add-accessories', '208', 'cart.addAccessories'],
  ['platform: 208 on landing', '208', 'landing.landing'],
  ['platform: R1001 with information_link', 'R1001', 'cart.addDevice'],
  ['platform: 1022', '1022', 'cart.addDevice'],
  ['platform: 3454', '3454', 'cart.addDevice'],
  ['platform: 15501', '15501', 'cart.addDevice'],
  ['platform: 899', '899', 'cart.addDevice'],
  ['platform: redis-type ids', 'REDIS_TIMEOUT', 'cart.addDevice'],
  ['platform: redis-type ids', 'REDIS_ERROR', 'cart.addDevice'],
  ['platform: Request body must either contain', 'INVALID_REQUEST', 'cart.addDevice'],
  ['platform: 417', '417', 'cart.addDevice'],
  ['platform: lock ids', 'CART_LOCKED', 'cart.addDevice'],
  ['platform: 401', 'SESSION_EXPIRED', 'cart.addDevice'],
  ['platform: 502', 'HTTP_ERROR', 'cart.addDevice'],
  ['platform: 503', 'SYSTEM_ERROR', 'cart.addDevice'],
  ['platform: 504', 'TIMEOUT', 'cart.addDevice'],
  ['platform: API_ERROR shows the generic message', 'API_ERROR', 'cart.addDevice'],
  ['platform: case-cancelled ids', 'CASE_CANCELLED', 'cases.resumeCase'],
  ['commerce: 4077', '4077', 'cart.addDevice'],
  ['commerce: 1004 in process-step', '1004', 'landing.getProcessStep'],
  ['commerce: 208 on case retrieval', '208', 'cases.getCases'],
  ['commerce: 1022 on the cart fetch', '1022', 'checkout.getCheckoutDetails'],
  ['commerce: 3454 on the cart fetch', '3454', 'checkout.getCheckoutDetails'],
  ['commerce: 1008', '1008', 'checkout.getCheckoutDetails'],
  ['commerce: R1001', 'R1001', 'checkout.getCheckoutDetails'],
  ['commerce: 2053', '2053', 'checkout.getCheckoutDetails'],
  ['commerce: 2038', '2038', 'checkout.getCheckoutDetails'],
  ['commerce: 2040', '2040', 'checkout.getCheckoutDetails'],
  ['commerce: 1079', '1079', 'checkout.getCheckoutDetails'],
  ['commerce: 1098', '1098', 'checkout.getCheckoutDetails'],
  ['commerce: 05', '05', 'checkout.getCheckoutDetails'],
  ['commerce: 06', '06', 'checkout.getCheckoutDetails'],
  ['commerce: 07', '07', 'checkout.getCheckoutDetails'],
  ['commerce: 1082', '1082', 'checkout.getCheckoutDetails'],
  ['commerce: validate order', '2038', 'cart.validateOrder'],
  ['commerce: cart retrieval by a guest', 'SAVED_CART_NOT_FOUND', 'cases.resumeCase'],
]

describe('the rows on errors that name an id', () => {
  it.each(sections)('%s is %s, answered by %s', (_row, id, operation) => {
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
