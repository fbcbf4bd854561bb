import { lines, purchase, type AddressBook } from '@soe/shop-platform'

export const ownDeviceAddresses = {
  byod: purchase('byod'),
  'byod/selectMakeAndModel': purchase(),
  selectMakeAndModel: purchase('byod'),
  'dvm/eligibility': purchase(),
  'dvm/deviceEligibility': purchase(),
  sim: purchase(),
  buysim: lines('nextgen'),
  activationmethod: purchase(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    'own-device': typeof ownDeviceAddresses
  }
}
