import { named, type Page } from '@soe/shop-platform'

export const guestLoginPage: Page = {
  file: 'guest-login-page',
  addresses: { guestlogin: 'platform 2' },
  load: named('GuestLoginPage', () => import('./guest-login-page')),
  bar: 'D1',
  chat: { context: 'guestlogin', priority: 'Low', isUnevaluated: true },
}
