import {
  clearFailure,
  clearMarkers,
  keepFailure,
  markAffirm,
  markPaypal,
  readFailure,
  readProviderReturn,
} from './provider-return'

const tab = { sessionStorage: window.sessionStorage }
beforeEach(() => window.sessionStorage.clear())

const read = (search: string) => readProviderReturn(search, tab)?.kind

it.each([
  ['paypalTransaction=true', markPaypal, 'paypal'],
  ['paypalTransaction=false', markPaypal, 'cancelled'],
  ['', markPaypal, undefined],
  ['paypalTransaction=yes', markPaypal, undefined],
  ['checkoutToken=AFF-12345', markAffirm, 'affirm'],
  ['affirmCancelled=true', markAffirm, 'cancelled'],
  ['checkoutToken=', markAffirm, undefined],
  ['checkoutToken=AFF-12345', markPaypal, undefined],
  ['paypalTransaction=true', markAffirm, undefined],
])('"%s" after %p is %s', (search, mark, expected) => {
  mark(tab)
  expect(read(search)).toBe(expected)
})

it('is nothing for a shopper who has not left, or has come back already', () => {
  expect(read('paypalTransaction=true')).toBeUndefined()
  markPaypal(tab)
  clearMarkers(tab)
  expect(read('paypalTransaction=true')).toBeUndefined()
})

it('keeps why it failed until it is said', () => {
  keepFailure(tab, { id: 'PAYPAL_DECLINED', message: 'No.' })
  expect(readFailure(tab)).toMatchObject({ id: 'PAYPAL_DECLINED', message: 'No.' })
  clearFailure(tab)
  expect(readFailure(tab)).toBeUndefined()
})
