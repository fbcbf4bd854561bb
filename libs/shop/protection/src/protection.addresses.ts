import { catalogue, type AddressBook } from '@soe/shop-platform'

export const protectionAddresses = {
  protection: { ...catalogue(), isPostpaid: true },
  'protection/leadoffers': catalogue(),
  'protection/about': { ...catalogue(), isPostpaid: true },
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    protection: typeof protectionAddresses
  }
}
