import type { Product, Sku } from '@soe/contracts'

const stock = { isInStock: true, isBackorder: false, isPreOrder: false, qtyAvailable: 3 }

const kelp: Sku = {
  sorId: 'ORBIT-KELP',
  skuId: 'orbit-kelp',
  skuDisplayName: 'Orbit, Kelp',
  color: { colorId: 'kelp', displayName: 'Kelp', description: 'Kelp', colorCssStyle: '#355e3b' },
  deviceConditionDisplayName: 'New',
  skuFilters: {},
  imageUrlMap: {
    defaultImage: '/pictures/orbit.svg',
    mediumImage: '/pictures/orbit-medium.svg',
    imageSetUrl: ['/pictures/orbit-front.svg'],
  },
  notifyMe: false,
  inventoryDetails: { dFillInventory: stock, localInventory: stock },
  price: {
    devicePaymentPrice: [
      {
        contractDuration: 36,
        originalPrice: 20,
        discountedPrice: 20,
        allPromotions: [],
        promoBadgeMessages: [],
        dpTermPrices: { loanOfferDetails: { loanOfferId: 'loan-36', annualPercentageRate: 0 } },
      },
    ],
    fullRetailPrice: { originalPrice: 720, discountedPrice: 720, allPromotions: [] },
    preferredTerm: 36,
  },
}

/** A phone with one sku. */
export const orbit: Product = {
  productId: 'dev1',
  brandName: 'Orbit',
  productDisplayName: 'Orbit',
  productURL: '/smartphones/orbit/',
  category: 'smartphones',
  seo: { canonicalUrl: '', title: 'Orbit', description: 'A phone' },
  defaultSKU: kelp.skuId,
  childSkus: [kelp],
  hasPromos: false,
  isCPO: false,
  isWatch: false,
  isGiftCard: false,
  itemType: 'DEVICE',
  featuredRank: 1,
}
