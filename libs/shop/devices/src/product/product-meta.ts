import type { Product, Sku } from '@soe/contracts'
import { stockState, type StockState } from '@soe/shop-basket'
import type { PageMeta } from '@soe/shop-platform'
import { productPath } from '../product-path'

const availability: Readonly<Record<StockState, string>> = {
  'in-stock': 'InStock',
  'pre-order': 'PreOrder',
  'back-order': 'BackOrder',
  'out-of-stock': 'OutOfStock',
}

const offerOf = (url: string) => (sku: Sku) => ({
  '@type': 'Offer',
  sku: sku.skuId,
  name: sku.skuDisplayName,
  url,
  price: sku.price.fullRetailPrice.discountedPrice.toFixed(2),
  priceCurrency: 'USD',
  availability: `https://schema.org/${availability[stockState(sku).state]}`,
})

/** A product's page for search engines and browsers; `origin` makes its addresses absolute, `base` those of its language. */
export const productMeta = (
  product: Product,
  { origin = '', base = '', isPrepaid = false }: { origin?: string; base?: string; isPrepaid?: boolean } = {},
): PageMeta => {
  const canonical = productPath(product, { isPrepaid })
  const defaultSku = product.childSkus.find(({ skuId }) => skuId === product.defaultSKU) ?? product.childSkus[0]
  return {
    title: product.seo.title,
    description: product.seo.description,
    canonical,
    picture: defaultSku?.imageUrlMap.imageSetUrl[0],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.productDisplayName,
      description: product.seo.description,
      brand: { '@type': 'Brand', name: product.brandName },
      productID: product.productId,
      image: defaultSku?.imageUrlMap.imageSetUrl.map((path) => `${origin}${path}`) ?? [],
      offers: product.childSkus.map(offerOf(`${origin}${base}${canonical}`)),
    },
  }
}
