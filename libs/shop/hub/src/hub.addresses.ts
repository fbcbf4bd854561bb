import { purchase, type AddressBook } from '@soe/shop-platform'

export const hubAddresses = {
  expresshub: purchase('nextgen'),
  expresshubv2: purchase('nextgen'),
  promohub: purchase(),
  quotes: purchase('nextgen'),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    hub: typeof hubAddresses
  }
}
