import { purchase, type AddressBook } from '@soe/shop-platform'

export const cartAddresses = {
  expresscart: purchase('next'),
  prospectCheckout: purchase('nextgen'),
  cart: purchase(),
  cartLocked: purchase(),
  'cartLocked/chatRep': purchase(),
  'error/genericError': { ...purchase(), isFixed: true },
  error: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    cart: typeof cartAddresses
  }
}
