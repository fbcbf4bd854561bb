import { isGuestCheckout } from '@soe/rules'
import { readPageName } from '@soe/shop-journey'
import { useFlags, useIdentity, useShopper } from '@soe/shop-platform'
import { useLocation, useSearchParams } from 'wouter'

/** Whether all conditions of a guest checkout hold here (the specification, platform 5). */
export const useGuestCheckout = (): boolean => {
  const { loggedIn } = useIdentity()
  const { isApp, isDeviceAuthenticated, lastTwoDigits } = useShopper()
  const { guestCheckout: isFlagOn = false } = useFlags()
  const [path] = useLocation()
  const [search] = useSearchParams()
  return isGuestCheckout({
    isSignedIn: loggedIn,
    isApp,
    isFlagOn,
    isDeviceAuthenticated,
    lastTwoDigits,
    page: readPageName(path),
    guestCheckout: search.get('guestCheckout') ?? undefined,
  })
}
