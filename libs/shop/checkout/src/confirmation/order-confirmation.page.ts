import type { PageRecord } from '@soe/shop-platform'

export const orderConfirmationPage: PageRecord = {
  file: 'order-confirmation-page',
  addresses: { orderconfirmation: 'platform 2', guestconfirmation: 'platform 2' },
  bar: 'E',
  flow: 'order',
  tracked: ['order confirmation'],
  hidesIcons: 'always',
}
