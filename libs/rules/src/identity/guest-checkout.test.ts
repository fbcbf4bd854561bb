import { authenticationLevel, isGuestCheckout, type GuestCheckoutFacts } from './guest-checkout'

const guest: GuestCheckoutFacts = {
  isSignedIn: false,
  isApp: true,
  isFlagOn: true,
  isDeviceAuthenticated: true,
  lastTwoDigits: '18',
  page: 'guestcheckout',
  guestCheckout: 'true',
}

describe('guest checkout', () => {
  it.each<[boolean, Partial<GuestCheckoutFacts>]>([
    [true, {}],
    [true, { guestCheckout: 'TRUE' }],
    [true, { page: 'orderconfirmation', guestCheckout: undefined }],
    [true, { page: 'guestconfirmation', guestCheckout: undefined }],
    [false, { isSignedIn: true }],
    [false, { isApp: false }],
    [false, { isFlagOn: false }],
    [false, { isDeviceAuthenticated: false }],
    [false, { lastTwoDigits: '' }],
    [false, { lastTwoDigits: '1' }],
    [false, { lastTwoDigits: '118' }],
    [false, { guestCheckout: undefined }],
    [false, { guestCheckout: 'false' }],
  ])('is %s with %j', (expected, change) => {
    expect(isGuestCheckout({ ...guest, ...change })).toBe(expected)
  })
})

describe('the authentication level', () => {
  it.each<[string | undefined, Partial<GuestCheckoutFacts>]>([
    ['L1', {}],
    ['L2', { isSignedIn: true }],
    [undefined, { isSignedIn: true, isApp: false }],
    [undefined, { isApp: false }],
    [undefined, { isFlagOn: false }],
  ])('is %s with %j', (expected, change) => {
    expect(authenticationLevel({ ...guest, ...change })).toBe(expected)
  })
})
