import { authenticationLevel, readPageName, type AuthenticationLevel } from '@soe/rules'
import { useFlags, useIdentity, useShopper } from '@soe/shop-platform'
import { useLocation, useSearchParams } from 'wouter'

/** L1 may check out as a guest, L2 is signed in within the app; undefined on the web. */
export const useAuthenticationLevel = (): AuthenticationLevel | undefined => {
  const { loggedIn } = useIdentity()
  const { isApp, isDeviceAuthenticated, lastTwoDigits } = useShopper()
  const { guestCheckout: isFlagOn = false } = useFlags()
  const [path] = useLocation()
  const [search] = useSearchParams()
  return authenticationLevel({
    isSignedIn: loggedIn,
    isApp,
    isFlagOn,
    isDeviceAuthenticated,
    lastTwoDigits,
    page: readPageName(path),
    guestCheckout: search.get('guestCheckout') ?? undefined,
  })
}
