import { postpaid, type AddressBook } from '@soe/shop-platform'

export const wishlistAddresses = {
  Favorites: postpaid(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    wishlist: typeof wishlistAddresses
  }
}
