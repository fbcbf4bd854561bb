import type { LineOfBusiness, Product, ProductCategory, Sku } from '@soe/contracts'
import { isBundleEligible } from '@soe/rules'
import { accessorySkusOf, type AccessorySku } from './accessory-skus'
import { deviceSkusOf, type DeviceSku } from './device-skus'
import { accessoryModels, deviceModels, type AccessoryModel, type DeviceModel } from './models'

const productUrl = (category: string, slug: string) => `/${category}/${slug}/`

/** Pictures that the gallery of an accessory shows at most. */
const galleryImages = 7

const featureList = (features: readonly string[]) =>
  `<ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>`

const deviceProduct = (model: DeviceModel, skus: readonly Sku[]): Product => ({
  productId: model.productId,
  brandName: model.brand,
  productDisplayName: model.name,
  productURL: productUrl(model.category, model.slug),
  category: model.category,
  seo: {
    canonicalUrl: productUrl(model.category, model.slug),
    title: model.name,
    description: model.tagline,
  },
  defaultSKU: skus[0]?.skuId ?? '',
  childSkus: [...skus],
  hasPromos: model.promo !== undefined,
  ...(model.promo && { promoBadge: model.promo }),
  isCPO: model.certifiedPreOwned?.only ?? false,
  isWatch: model.category === 'watches',
  isGiftCard: false,
  itemType: 'DEVICE',
  featuredRank: model.featuredRank,
  tagline: model.tagline,
  headline: [...model.headline],
  specs: model.specs.map((spec) => ({ ...spec })),
  features: featureList(model.features),
})

const accessoryProduct = (model: AccessoryModel, skus: readonly Sku[]): Product => ({
  productId: model.productId,
  brandName: model.brand,
  productDisplayName: model.name,
  productURL: productUrl('accessories', model.slug),
  category: 'accessories',
  categoryType: model.category,
  seo: {
    canonicalUrl: model.giftCard ? 'products/gift-cards/' : productUrl('accessories', model.slug),
    title: model.name,
    description: `${model.name} by ${model.brand}`,
  },
  defaultSKU: skus[0]?.skuId ?? '',
  childSkus: [...skus],
  images: skus.flatMap(({ imageUrlMap }) => imageUrlMap.imageSetUrl).slice(0, galleryImages),
  hasPromos: model.discountedCents !== undefined,
  isCPO: false,
  isWatch: false,
  isGiftCard: model.giftCard ?? false,
  ...(model.isSet && { productType: 'bundle' }),
  itemType: 'ACCESSORY',
  featuredRank: model.featuredRank,
  bundleEligible: isBundleEligible({
    id: model.productId,
    quantity: 1,
    unitCents: model.discountedCents ?? model.retailCents,
    productLine: model.productLine,
  }),
  features: model.features,
})

const devices = deviceModels.map((model) => {
  const skus = deviceSkusOf(model)
  return {
    skus,
    product: deviceProduct(
      model,
      skus.map(({ sku }) => sku),
    ),
  }
})

const accessories = accessoryModels.map((model) => {
  const skus = accessorySkusOf(model)
  return {
    skus,
    product: accessoryProduct(
      model,
      skus.map(({ sku }) => sku),
    ),
  }
})

const products = [...devices, ...accessories].map(({ product }) => product)

const productsByName = new Map<string, Product>(
  products.flatMap((product) => [
    [product.productId, product],
    [product.productURL.split('/')[2] ?? product.productId, product],
  ]),
)
const deviceSkus = new Map<string, DeviceSku>(
  devices.flatMap(({ skus }) => skus.map((entry) => [entry.sku.skuId, entry])),
)
const accessorySkus = new Map<string, AccessorySku>(
  accessories.flatMap(({ skus }) => skus.map((entry) => [entry.sku.skuId, entry])),
)

/** By product id or by slug. */
export const findProduct = (name: string): Product | undefined => productsByName.get(name)
export const findDeviceSku = (skuId: string): DeviceSku | undefined => deviceSkus.get(skuId)
export const findAccessorySku = (skuId: string): AccessorySku | undefined => accessorySkus.get(skuId)

const oneSkuAColour = (product: Product): Product => {
  const seen = new Set<string>()
  const kept = product.childSkus.filter(({ color }) => !seen.has(color.colorId) && seen.add(color.colorId))
  return { ...product, childSkus: kept }
}

/** Tiles leave out what only the product page shows. */
const asTile = (product: Product): Product => {
  const { headline, specs, features, ...tile } = oneSkuAColour(product)
  return tile
}

/** Prepaid devices are bought outright: no instalments, no recommendations tied to them. */
const asPrepaid = (product: Product): Product => ({
  ...product,
  childSkus: product.childSkus.map((sku) => ({
    ...sku,
    price: { ...sku.price, devicePaymentPrice: [], preferredTerm: 0 },
  })),
})

const featured = [...products].sort((left, right) => left.featuredRank - right.featuredRank)
const categories = ['smartphones', 'watches', 'tablets', 'accessories'] as const
const tilesOf = (category: ProductCategory) => featured.filter((product) => product.category === category).map(asTile)

const tiles = {
  postpaid: new Map<ProductCategory, readonly Product[]>(categories.map((category) => [category, tilesOf(category)])),
  prepaid: new Map<ProductCategory, readonly Product[]>(
    categories.map((category) => [category, tilesOf(category).map(asPrepaid)]),
  ),
}

export const listTiles = (category: ProductCategory, lob: LineOfBusiness): readonly Product[] =>
  tiles[lob].get(category) ?? []

/** The product with every sku, priced for the line of business. */
export const findProductFor = (name: string, lob: LineOfBusiness): Product | undefined => {
  const product = findProduct(name)
  return product && lob === 'prepaid' ? asPrepaid(product) : product
}

export const listProducts = (): readonly Product[] => products
