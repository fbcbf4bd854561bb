export interface GuestCheckoutFacts {
  isSignedIn: boolean
  isApp: boolean
  isFlagOn: boolean
  isDeviceAuthenticated: boolean
  /** Of the account that the device belongs to. */
  lastTwoDigits: string
  /** Page name of the address, such as orderconfirmation. */
  page: string
  /** The query parameter of this name. */
  guestCheckout: string | undefined
}

const confirmationPages: readonly string[] = ['orderconfirmation', 'guestconfirmation']

const isAsked = ({ page, guestCheckout }: GuestCheckoutFacts): boolean =>
  confirmationPages.includes(page.toLowerCase()) || guestCheckout?.toLowerCase() === 'true'

/** What L1 rests on: a device that the app knows, and the last two digits of its account. */
const isKnownDevice = ({ isDeviceAuthenticated, lastTwoDigits }: GuestCheckoutFacts): boolean =>
  isDeviceAuthenticated && /^\d{2}$/.test(lastTwoDigits)

/** Guest checkout needs all five conditions (the specification, platform 5). */
export const isGuestCheckout = (facts: GuestCheckoutFacts): boolean =>
  !facts.isSignedIn && facts.isApp && facts.isFlagOn && isKnownDevice(facts) && isAsked(facts)

export type AuthenticationLevel = 'L1' | 'L2'

/** L1 checks out as a guest, L2 is signed in within the app; on the web there is no level. */
export const authenticationLevel = (facts: GuestCheckoutFacts): AuthenticationLevel | undefined => {
  if (facts.isApp && facts.isSignedIn) return 'L2'
  return isGuestCheckout(facts) ? 'L1' : undefined
}
