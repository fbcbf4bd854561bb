import { buying, postpaid, purchase, type AddressBook } from '@soe/shop-platform'

export const checkoutAddresses = {
  aboutyourself: buying('nse'),
  'checkout/personalInfo': buying(),
  delivery: buying('nse'),
  payment: buying('nse'),
  agreement: buying('nextgen'),
  orderreview: buying('nextgen'),
  'checkout/orderReview': buying(),
  expresscheckout: buying('next'),
  'expresscheckout/editshippingaddress': buying('next'),
  orderconfirmation: purchase(),
  guestconfirmation: purchase(),
  e911: purchase('nextgen'),
  checkout: buying(),
  confirmshippingdetails: postpaid(),
  creditcheck: purchase('nse'),
  creditquestionnaire: purchase('nse'),
  internationalcreditcheck: purchase('nse'),
  creditresult: purchase('nse'),
  credithold: purchase('nse'),
  existingcredithold: purchase(),
  dppineligible: purchase('nse'),
  'refundexchange/order-review': purchase(),
  viewAgreement: purchase('nextgen'),
  customeragreements: purchase(),
  dppagreement: purchase(),
  documents: purchase(),
  orders: purchase(),
  order: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    checkout: typeof checkoutAddresses
  }
}
