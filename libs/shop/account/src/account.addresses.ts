import { purchase, type AddressBook } from '@soe/shop-platform'

export const accountAddresses = {
  guestlogin: purchase(),
  guestcheckout: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    account: typeof accountAddresses
  }
}
