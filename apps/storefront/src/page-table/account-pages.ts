import { named, type Page } from './page'
import { sales } from './sales-paths'

export const accountPages: readonly Page[] = [
  {
    paths: sales('purchase', 'guestlogin'),
    file: 'guest-login-page',
    load: named('GuestLoginPage', () => import('@soe/shop-account/guest-login-page')),
  },
  {
    paths: sales('purchase', 'guestcheckout'),
    file: 'guest-checkout-page',
    load: named('GuestCheckoutPage', () => import('@soe/shop-account/guest-checkout-page')),
  },
]
