import { catalogue, purchase, type AddressBook } from '@soe/shop-platform'

export const offersAddresses = {
  offerinterstitial: purchase(),
  leadoffers: catalogue(),
  jtooffers: catalogue(),
  promobundlebuilder: purchase(),
  sddinterstitial: purchase('nextgen'),
  humconfig: purchase(),
  trial: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    offers: typeof offersAddresses
  }
}
