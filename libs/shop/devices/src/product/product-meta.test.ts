import type { Product } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { productMeta } from './product-meta'

const product = partOf<Product>({
  category: 'accessories',
  productURL: '/accessories/bosun-charger/',
  productDisplayName: 'Bosun Charger',
  defaultSKU: 'a',
  seo: { title: 'Bosun Charger', description: 'A charger' },
  childSkus: [
    {
      skuId: 'a',
      price: { fullRetailPrice: { discountedPrice: 29.99 } },
      imageUrlMap: { imageSetUrl: ['/pictures/a.svg'] },
      inventoryDetails: {
        dFillInventory: { isInStock: true, isBackorder: false, isPreOrder: false, qtyAvailable: 1 },
        localInventory: { isInStock: true, isBackorder: false, isPreOrder: false, qtyAvailable: 1 },
      },
    },
  ],
})

it.each([
  ['', 'https://shop.example/accessories/bosun-charger/'],
  ['/espanol', 'https://shop.example/espanol/accessories/bosun-charger/'],
])('the structured data of a page below %j has its own address', (base, url) => {
  const { jsonLd } = productMeta(product, { origin: 'https://shop.example', base })
  expect(jsonLd).toMatchObject({ offers: [{ url }], image: ['https://shop.example/pictures/a.svg'] })
})
