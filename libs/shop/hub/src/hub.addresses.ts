import { buying, purchase, type AddressBook } from '@soe/shop-platform'

export const hubAddresses = {
  expresshub: buying('nextgen'),
  expresshubv2: buying('nextgen'),
  promohub: purchase(),
  quotes: purchase('nextgen'),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    hub: typeof hubAddresses
  }
}
