import { named, type Page } from '@soe/shop-platform'

export const accountPinPage: Page = {
  file: 'account-pin-page',
  addresses: { accountpin: 'commerce 2.5' },
  load: named('AccountPinPage', () => import('./account-pin-page')),
  bar: 'B2',
}
