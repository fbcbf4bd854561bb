import type { LineOfBusiness, Product, ProductCategory, Sku, Language, LocalizedText } from '@soe/contracts'
import { isBundleEligible, memoize } from '@soe/rules'
import { accessorySkusOf, type AccessorySku } from './accessory-skus'
import { unitWords, type Spec } from './device-model'
import { deviceSkusOf, type DeviceSku } from './device-skus'
import { offerNeed, type OfferModel } from './offers'
import { accessoryModels, deviceModels, offerOn, type AccessoryModel, type DeviceModel } from './models'

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

/** An offer that everyone may have, or one of an accessory's price. */
const isForPrepaid = (productId: string): boolean =>
  deviceModels.find((model) => model.productId === productId)?.offer?.lobs.includes('prepaid') ?? true

/** Prepaid devices are bought outright: no instalments, and no offer that takes an account. */
const asPrepaid = (product: Product): Product => {
  const hasOffer = isForPrepaid(product.productId)
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

const deviceEntry = (model: DeviceModel, language: Language) => {
  const skus = deviceSkusOf(model, language)
  return { skus, product: deviceProduct(model, wireSkus(skus), language) }
}

const accessoryEntry = (model: AccessoryModel, language: Language) => {
  const skus = accessorySkusOf(model, language)
  return { skus, product: accessoryProduct(model, wireSkus(skus), language) }
}

type DeviceEntry = ReturnType<typeof deviceEntry>
type AccessoryEntry = ReturnType<typeof accessoryEntry>

/** The device with the offer that it has on a day, or always. */
const withOfferOf = ({ offer: _, ...model }: DeviceModel, offer: OfferModel | undefined): DeviceModel => ({
  ...model,
  ...(offer && { offer }),
})

const createCatalogue = (devices: readonly DeviceEntry[], accessories: readonly AccessoryEntry[]) => {
  const products = [...devices, ...accessories].map(({ product }) => product)
  return {
    devices,
    accessories,
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

/** Every product and sku in one language, with the offers that are always on. */
const standing = memoize((language: Language) =>
  createCatalogue(
    deviceModels.map((model) => deviceEntry(withOfferOf(model, offerOn(model)), language)),
    accessoryModels.map((model) => accessoryEntry(model, language)),
  ),
)

/** The same with the offers of a day, which are those of its week and its month. */
const offering = memoize((language: Language, ...productIds: string[]) => {
  const { devices, accessories } = standing(language)
  return createCatalogue(
    deviceModels.map((model, index) =>
      productIds.includes(model.productId)
        ? deviceEntry(model, language)
        : (devices[index] ?? deviceEntry(model, language)),
    ),
    accessories,
  )
})

const catalogueOn = (language: Language, day: string) => {
  const offered = deviceModels.filter((model) => model.offer?.endsWith && offerOn(model, day))
  return offering(language, ...offered.map(({ productId }) => productId))
}

const daysHeld = 100
const english = standing('en')
const held = { en: new Map([['', english]]), es: new Map<string, typeof english>() }

/** What is not asked for is not made: most worlds never ask for Spanish. */
const catalogueIn = (language: Language, day = ''): typeof english => {
  const known = held[language].get(day)
  if (known) return known
  if (held[language].size > daysHeld) held[language].clear()
  const made = day === '' ? standing(language) : catalogueOn(language, day)
  held[language].set(day, made)
  return made
}

/** By product id or by slug. */
export const findProduct = (name: string, language: Language = 'en', day?: string): Product | undefined =>
  catalogueIn(language, day).byName.get(name)

/** A device as it is sold on a day; without one, as it is without the offers of weeks and months. */
export const findDeviceSku = (skuId: string, language: Language = 'en', day?: string): DeviceSku | undefined =>
  catalogueIn(language, day).deviceSkus.get(skuId)
export const findAccessorySku = (skuId: string, language: Language = 'en'): AccessorySku | undefined =>
  catalogueIn(language).accessorySkus.get(skuId)

/** Whose offers and prices a list of products shows. */
interface Readers {
  readonly lob: LineOfBusiness
  readonly language?: Language
  readonly day?: string
}

export const listTiles = (category: ProductCategory, { lob, language = 'en', day }: Readers): readonly Product[] =>
  catalogueIn(language, day).tiles[lob].get(category) ?? []

/** The product with every sku, priced for the line of business. */
export const findProductFor = (name: string, { lob, language, day }: Readers): Product | undefined => {
  const product = findProduct(name, language, day)
  return product && lob === 'prepaid' ? asPrepaid(product) : product
}

export const listProducts = (language: Language = 'en'): readonly Product[] => catalogueIn(language).products
