import { isGuestCheckout } from '@soe/rules'
import { loadFlags, readShopper, type Shop } from '@soe/shop-platform'

/** The page that confirms an order: a guest of the app has one of their own. */
export const confirmationPageName = async (shop: Shop): Promise<'guestconfirmation' | 'orderconfirmation'> => {
  const { isApp, isDeviceAuthenticated, lastTwoDigits } = readShopper(shop.environment)
  if (!isApp) return 'orderconfirmation'
  const [{ guestCheckout }, flags] = await Promise.all([shop.parameters(), loadFlags(shop)])
  const isGuests = isGuestCheckout({
    isSignedIn: shop.identity.get().loggedIn,
    isApp,
    isFlagOn: flags['guestCheckout'] === true,
    isDeviceAuthenticated,
    lastTwoDigits,
    page: '',
    guestCheckout: String(guestCheckout),
  })
  return isGuests ? 'guestconfirmation' : 'orderconfirmation'
}
