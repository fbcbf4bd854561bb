import { catalogue, type AddressBook } from '@soe/shop-platform'

export const devicesAddresses = {
  home: { path: '/', code: 'shop' },
  shop: catalogue('next'),
  shoplanding: catalogue(),
  smartphones: { path: '/smartphones', prepaid: 'smartphones/prepaid' },
  /** The specification spells it both ways. */
  'smartphones/': { path: '/smartphones/', isPostpaid: true },
  'smartphones/prepaid': { path: '/smartphones/prepaid', code: 'smartphones' },
  watches: { path: '/watches/', isPostpaid: true },
  tablets: { path: '/tablets/', isPostpaid: true },
  accessories: { path: '/accessories/' },
  'products/allproducts': { path: '/products/allproducts/', isPostpaid: true },
  'products/gift-cards': { path: '/products/gift-cards/' },
  search: { path: '/search' },
  compare: { path: '/compare' },
  prepaidProduct: { path: '/smartphones/prepaid/:slug', code: 'pdp' },
  product: { path: '/(smartphones|watches|tablets|accessories)/:slug', code: 'pdp' },
  pdp: catalogue(),
  gridwall: catalogue(),
  'gridwall/smartphones': catalogue(),
  'gridwall/:category': catalogue(),
  'sales/smartphones': { ...catalogue(), name: 'smartphones' },
  'shop/accessories': catalogue('nextgen'),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    devices: typeof devicesAddresses
  }
}
