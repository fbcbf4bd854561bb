import { postpaid, purchase, type AddressBook } from '@soe/shop-platform'

export const checkoutAddresses = {
  aboutyourself: purchase('nse'),
  'checkout/personalInfo': purchase(),
  delivery: purchase('nse'),
  payment: purchase('nse'),
  agreement: purchase('nextgen'),
  orderreview: purchase('nextgen'),
  'checkout/orderReview': purchase(),
  expresscheckout: purchase('next'),
  'expresscheckout/editshippingaddress': purchase('next'),
  orderconfirmation: purchase(),
  guestconfirmation: purchase(),
  e911: purchase('nextgen'),
  checkout: purchase(),
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
