import { buying, purchase, type AddressBook } from '@soe/shop-platform'

export const cartAddresses = {
  expresscart: buying('next'),
  prospectCheckout: buying('nextgen'),
  cart: buying(),
  cartLocked: buying(),
  'cartLocked/chatRep': buying(),
  'error/genericError': { ...purchase(), isFixed: true },
  error: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    cart: typeof cartAddresses
  }
}
