import { catalogue, type AddressBook } from '@soe/shop-platform'

export const protectionAddresses = {
  protection: catalogue(),
  'protection/leadoffers': catalogue(),
  'protection/about': catalogue(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    protection: typeof protectionAddresses
  }
}
