import { purchase, type AddressBook } from '@soe/shop-platform'

export const chatAddresses = {
  'stores/video-assist': { path: '/stores/video-assist' },
  support: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    chat: typeof chatAddresses
  }
}
