import { named, type Page } from '@soe/shop-platform'

export const guestCheckoutPage: Page = {
  file: 'guest-checkout-page',
  addresses: { guestcheckout: 'platform 2' },
  load: named('GuestCheckoutPage', () => import('./guest-checkout-page')),
  bar: 'D1',
}
