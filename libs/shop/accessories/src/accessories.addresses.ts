import { purchase, type AddressBook } from '@soe/shop-platform'

export const accessoriesAddresses = {
  accessoryInterstitial: purchase(),
  accessorybundle: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    accessories: typeof accessoriesAddresses
  }
}
