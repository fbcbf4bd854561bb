import { named, type Page } from '@soe/shop-platform'

export const editAddressPage: Page = {
  file: 'edit-address-page',
  addresses: { 'expresscheckout/editshippingaddress': 'commerce 4.3' },
  load: named('EditAddressPage', () => import('./edit-address-page')),
  bar: 'D2',
  flow: 'checkout',
  chat: { context: 'expresscheckout', priority: 'High', isHidden: 'in trial' },
}
