import { ShopError, type NormalisedError } from '@soe/shop-platform'
import { errorEvent } from './error-event'

const failure = (more: Partial<NormalisedError>) =>
  new ShopError('checkout.selectShipping', 'message', {
    id: '',
    name: '',
    serviceErrMsg: '',
    ...more,
  } as NormalisedError)

const place = { page: 'checkout', path: '/sales/nse/payment.html', name: 'payment', audience: 'prospect' } as const

it('has message, code and name', () => {
  const error = failure({ id: '208', name: 'LOCKED', serviceErrMsg: 'Locked.' })
  expect(errorEvent(error, place)).toEqual({
    event: 'error',
    page: 'checkout',
    code: '208',
    name: 'LOCKED',
    message: 'Locked.',
  })
})

it('stands in for a code and a message that are missing', () => {
  expect(errorEvent(failure({}), place)).toMatchObject({ code: 'NO_ERR_CODE', message: 'NO_ERR_MSG' })
})

it.each([
  ['10023', 'prospect', 'payment', false],
  ['10027', 'prepay', 'payment', false],
  ['10023', 'prospect', 'delivery', true],
  ['10027', 'signed-in', 'payment', true],
  ['10024', 'prospect', 'payment', true],
] as const)('the code %s of %s at %s is told: %s', (id, audience, name, isTold) => {
  expect(errorEvent(failure({ id }), { ...place, name, audience }) !== undefined).toBe(isTold)
})

it('says nothing of a call that the shopper has left', () => {
  expect(errorEvent(failure({ isAborted: true }), place)).toBeUndefined()
})

it.each([
  ['has its name and message', new TypeError('x is not a function'), 'TypeError', 'x is not a function'],
  ['without words has a message that stands in', new RangeError(''), 'RangeError', 'NO_ERR_MSG'],
  ['may be a text', 'Script error.', 'Error', 'Script error.'],
])('a script failure %s, and no code', (_what, error, name, message) => {
  expect(errorEvent(error, place)).toEqual({ event: 'error', page: 'checkout', code: 'NO_ERR_CODE', name, message })
})
