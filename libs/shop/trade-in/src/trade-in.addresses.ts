import { postpaid, type AddressBook } from '@soe/shop-platform'

export const tradeInAddresses = {
  tradein: postpaid(),
  landing: postpaid(),
  'tradein/devicedetails': postpaid(),
  validatetradeindevice: postpaid(),
  validatedevicespoke: postpaid(),
  'tradein/devicecondition': postpaid(),
  deviceconditionspoke: postpaid(),
  devicesummary: postpaid(),
  tradeincreditspoke: postpaid(),
  zerodollartradeinspoke: postpaid(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    'trade-in': typeof tradeInAddresses
  }
}
