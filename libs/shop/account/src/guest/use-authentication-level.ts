import { authenticationLevel, readPageName, type AuthenticationLevel } from '@soe/rules'
import { useFlags, useIdentity, useShopper } from '@soe/shop-platform'
import { useLocation, useSearchParams } from 'wouter'

/**
 * L1 may check out as a guest, L2 is signed in within the app; undefined on the web.
 * @param given what would be asked for, where the address does not ask yet
 */
export const useAuthenticationLevel = (given: { guestCheckout?: string } = {}): AuthenticationLevel | undefined => {
  const { loggedIn } = useIdentity()
  const { isApp, isDeviceAuthenticated, lastTwoDigits } = useShopper()
  const { guestCheckout: isFlagOn = false } = useFlags(isApp)
  const [path] = useLocation()
  const [search] = useSearchParams()
  return authenticationLevel({
    isSignedIn: loggedIn,
    isApp,
    isFlagOn,
    isDeviceAuthenticated,
    lastTwoDigits,
    page: readPageName(path),
    guestCheckout: given.guestCheckout ?? search.get('guestCheckout') ?? undefined,
  })
}
