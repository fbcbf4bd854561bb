import type { LineOfBusiness, Product, ProductCategory, Sku, Language, LocalizedText } from '@soe/contracts'
import { isBundleEligible } from '@soe/rules'
import { accessorySkusOf, type AccessorySku } from './accessory-skus'
import { unitWords, type Spec } from './device-model'
import { deviceSkusOf, type DeviceSku } from './device-skus'
import { offerNeed, type OfferModel } from './offers'
import { accessoryModels, deviceModels, type AccessoryModel, type DeviceModel } from './models'

const productUrl = (category: string, slug: string) => `/${category}/${slug}/`

/** Pictures that the gallery of an accessory shows at most. */
const galleryImages = 7

const featureList = (features: readonly LocalizedText[], language: Language) =>
  `<ul>${features.map((feature) => `<li>${feature[language]}</li>`).join('')}</ul>`

const isWord = (unit: string): unit is keyof typeof unitWords => Object.hasOwn(unitWords, unit)

const specOf = ({ kind, value, unit, label }: Spec, language: Language) => ({
  kind,
  value,
  ...(unit && { unit: isWord(unit) ? unitWords[unit][language] : unit }),
  label: label[language],
})

const promoTermsOf = (offer: OfferModel, language: Language): Pick<Product, 'promoTerms'> => {
  const terms = offerNeed(offer)
  return terms ? { promoTerms: terms[language] } : {}
}

const deviceProduct = (model: DeviceModel, skus: readonly Sku[], language: Language): Product => ({
  productId: model.productId,
  brandName: model.brand,
  productDisplayName: model.name,
  productURL: productUrl(model.category, model.slug),
  category: model.category,
  seo: {
    canonicalUrl: productUrl(model.category, model.slug),
    title: model.name,
    description: model.tagline[language],
  },
  defaultSKU: skus[0]?.skuId ?? '',
  childSkus: [...skus],
  hasPromos: model.offer !== undefined,
  ...(model.offer && {
    promoBadge: model.offer.text[language],
    promoNeedsTradeIn: model.offer.needs === 'trade-in',
    ...promoTermsOf(model.offer, language),
  }),
  isCPO: model.certifiedPreOwned?.only ?? false,
  isWatch: model.category === 'watches',
  isGiftCard: false,
  itemType: 'DEVICE',
  featuredRank: model.featuredRank,
  tagline: model.tagline[language],
  headline: model.headline.map((line) => line[language]),
  specs: model.specs.map((spec) => specOf(spec, language)),
  features: featureList(model.features, language),
})

const accessoryProduct = (model: AccessoryModel, skus: readonly Sku[], language: Language): Product => ({
  productId: model.productId,
  brandName: model.brand,
  productDisplayName: model.name[language],
  productURL: productUrl('accessories', model.slug),
  category: 'accessories',
  categoryType: model.category,
  seo: {
    canonicalUrl: model.giftCard ? 'products/gift-cards/' : productUrl('accessories', model.slug),
    title: model.name[language],
    description: { en: `${model.name.en} by ${model.brand}`, es: `${model.name.es}, de ${model.brand}` }[language],
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
  features: featureList(model.features, language),
})

const oneSkuAColor = (product: Product): Product => {
  const seen = new Set<string>()
  const kept = product.childSkus.filter(({ color }) => !seen.has(color.colorId) && seen.add(color.colorId))
  return { ...product, childSkus: kept }
}

/** Tiles leave out what only the product page shows. */
const asTile = (product: Product): Product => {
  const { headline, features, ...tile } = oneSkuAColor(product)
  return tile
}

/** What the sku costs outright, with the promotions that a prepaid shopper may have. */
const asPrepaidPrice = ({ fullRetailPrice }: Sku['price'], hasOffer: boolean): Sku['price'] => ({
  devicePaymentPrice: [],
  fullRetailPrice: hasOffer ? fullRetailPrice : { ...fullRetailPrice, allPromotions: [] },
  preferredTerm: 0,
})

const isOfferedTo = (productId: string, lob: LineOfBusiness): boolean =>
  deviceModels.find((model) => model.productId === productId)?.offer?.lobs.includes(lob) ?? true

/** Prepaid devices are bought outright: no instalments, and no offer that takes an account. */
const asPrepaid = (product: Product): Product => {
  const hasOffer = isOfferedTo(product.productId, 'prepaid')
  const { promoBadge, promoNeedsTradeIn, promoTerms, ...plain } = product
  return {
    ...(hasOffer ? product : { ...plain, hasPromos: false }),
    childSkus: product.childSkus.map((sku) => ({ ...sku, price: asPrepaidPrice(sku.price, hasOffer) })),
  }
}

const categories = ['smartphones', 'watches', 'tablets', 'accessories'] as const

const tilesOf = (products: readonly Product[]) => {
  const featured = products.toSorted((left, right) => left.featuredRank - right.featuredRank)
  const tiles = categories.map(
    (category) => [category, featured.filter((product) => product.category === category).map(asTile)] as const,
  )
  return {
    postpaid: new Map<ProductCategory, readonly Product[]>(tiles),
    prepaid: new Map<ProductCategory, readonly Product[]>(tiles.map(([name, all]) => [name, all.map(asPrepaid)])),
  }
}

const wireSkus = (skus: readonly { readonly sku: Sku }[]) => skus.map(({ sku }) => sku)

const slugOf = ({ productURL, productId }: Product) => productURL.split('/')[2] ?? productId

const createCatalogue = (language: Language) => {
  const devices = deviceModels.map((model) => {
    const skus = deviceSkusOf(model, language)
    return { skus, product: deviceProduct(model, wireSkus(skus), language) }
  })
  const accessories = accessoryModels.map((model) => {
    const skus = accessorySkusOf(model, language)
    return { skus, product: accessoryProduct(model, wireSkus(skus), language) }
  })
  const products = [...devices, ...accessories].map(({ product }) => product)
  return {
    products,
    byName: new Map(products.flatMap((product) => [[product.productId, product] as const, [slugOf(product), product]])),
    deviceSkus: new Map<string, DeviceSku>(
      devices.flatMap(({ skus }) => skus.map((found) => [found.sku.skuId, found])),
    ),
    accessorySkus: new Map<string, AccessorySku>(
      accessories.flatMap(({ skus }) => skus.map((found) => [found.sku.skuId, found])),
    ),
    tiles: tilesOf(products),
  }
}

const english = createCatalogue('en')
let spanish: typeof english | undefined

/** The Spanish one is made when it is first asked for: most worlds never do. */
const catalogueIn = (language: Language) => (language === 'en' ? english : (spanish ??= createCatalogue('es')))

/** By product id or by slug. */
export const findProduct = (name: string, language: Language = 'en'): Product | undefined =>
  catalogueIn(language).byName.get(name)
export const findDeviceSku = (skuId: string, language: Language = 'en'): DeviceSku | undefined =>
  catalogueIn(language).deviceSkus.get(skuId)
export const findAccessorySku = (skuId: string, language: Language = 'en'): AccessorySku | undefined =>
  catalogueIn(language).accessorySkus.get(skuId)

export const listTiles = (
  category: ProductCategory,
  lob: LineOfBusiness,
  language: Language = 'en',
): readonly Product[] => catalogueIn(language).tiles[lob].get(category) ?? []

/** The product with every sku, priced for the line of business. */
export const findProductFor = (name: string, lob: LineOfBusiness, language: Language = 'en'): Product | undefined => {
  const product = findProduct(name, language)
  return product && lob === 'prepaid' ? asPrepaid(product) : product
}

export const listProducts = (language: Language = 'en'): readonly Product[] => catalogueIn(language).products
