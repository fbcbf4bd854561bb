import type { Inventory, Sku, Language, LocalizedText } from '@soe/contracts'
import { splitInstalments } from '@soe/rules'
import type { DeviceModel, Stock } from './models'
import { colors, type ColorName } from './pictures/colors'
import { priceCutCents } from './offers'
import { pictureUrl, promoDetailsUrl } from './picture-url'

/** One choice of everything that can be chosen of a device. */
interface Variant {
  color: ColorName
  capacity?: { label: string; addCents: number }
  caseSize?: { label: string; addCents: number }
  band?: LocalizedText
  certifiedPreOwned: boolean
}

/** How a device is sold, by the carrier's code. */
const conditions = {
  new: {
    name: { en: 'New', es: 'Nuevo' },
    description: { en: 'Sealed in its box.', es: 'Sellado en su caja.' },
  },
  'certified-pre-owned': {
    name: { en: 'Certified pre-owned', es: 'Usado certificado' },
    description: {
      en: 'Checked at 90 points, cleaned, with a one-year warranty.',
      es: 'Revisado en 90 puntos, limpio y con un año de garantía.',
    },
  },
} as const satisfies Record<string, Record<'name' | 'description', LocalizedText>>

export interface DeviceSku {
  readonly model: DeviceModel
  readonly sku: Sku
  readonly retailCents: number
  /** What it costs more than the next smaller storage. */
  readonly storageStepCents: number
  readonly stock: Stock
}

const token = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*(gb|mm)$/, '')
    .replace(/[^a-z0-9]+/g, '-')

const orNone = <Item>(items: readonly Item[] | undefined): readonly (Item | undefined)[] =>
  items && items.length > 0 ? items : [undefined]

const conditionsOf = ({ certifiedPreOwned }: DeviceModel): readonly boolean[] =>
  !certifiedPreOwned ? [false] : certifiedPreOwned.only ? [true] : [false, true]

const isOffered = ({ certifiedPreOwned }: DeviceModel, { color, capacity, ...variant }: Variant) =>
  !variant.certifiedPreOwned ||
  (certifiedPreOwned !== undefined &&
    certifiedPreOwned.colors.includes(color) &&
    (capacity === undefined || certifiedPreOwned.capacities.includes(capacity.label)))

const variantsOf = (model: DeviceModel): Variant[] =>
  conditionsOf(model).flatMap((certifiedPreOwned) =>
    model.colors.flatMap((color) =>
      orNone(model.capacities).flatMap((capacity) =>
        orNone(model.caseSizes).flatMap((caseSize) =>
          orNone(model.bands)
            .map((band) => ({
              color,
              certifiedPreOwned,
              ...(capacity && { capacity }),
              ...(caseSize && { caseSize }),
              ...(band && { band }),
            }))
            .filter((variant) => isOffered(model, variant)),
        ),
      ),
    ),
  )

const skuIdOf = (model: DeviceModel, { color, capacity, caseSize, band, certifiedPreOwned }: Variant) =>
  [
    model.slug,
    color,
    capacity?.label,
    caseSize?.label,
    band?.en,
    certifiedPreOwned && !model.certifiedPreOwned?.only ? 'cpo' : undefined,
  ]
    .filter((part) => part !== undefined)
    .map(token)
    .join('-')

const retailCentsOf = (model: DeviceModel, { capacity, caseSize, certifiedPreOwned }: Variant) => {
  const cents = model.retailCents + (capacity?.addCents ?? 0) + (caseSize?.addCents ?? 0)
  const percent =
    certifiedPreOwned && !model.certifiedPreOwned?.only ? (model.certifiedPreOwned?.discountPercent ?? 0) : 0
  return Math.round((cents * (100 - percent)) / 100)
}

const storageStepCents = ({ capacities }: DeviceModel, { capacity }: Variant): number => {
  const smaller = capacities[capacities.findIndex(({ label }) => label === capacity?.label) - 1]
  return capacity && smaller ? capacity.addCents - smaller.addCents : 0
}

const stockOf = (model: DeviceModel, { color, capacity }: Variant): Stock =>
  model.stockOverrides?.find(
    (override) =>
      (override.color === undefined || override.color === color) &&
      (override.capacity === undefined || override.capacity === capacity?.label),
  )?.stock ?? model.stock

export const inventoryOf = ({ status, qty, availableOn }: Stock): Inventory => ({
  isInStock: status === 'in-stock',
  isBackorder: status === 'back-order',
  isPreOrder: status === 'pre-order',
  qtyAvailable: status === 'in-stock' ? qty : 0,
  ...(availableOn && { availableOn }),
})

const dollars = (cents: number) => cents / 100

const priceOf = (model: DeviceModel, retailCents: number, language: Language): Sku['price'] => {
  const discounted = retailCents - priceCutCents(model.offer)
  const promotions = model.offer ? [model.offer.text[language]] : []
  return {
    devicePaymentPrice: model.terms.map((term) => ({
      contractDuration: term,
      originalPrice: dollars(splitInstalments(retailCents, term, model.apr).monthlyCents),
      discountedPrice: dollars(splitInstalments(discounted, term, model.apr).monthlyCents),
      allPromotions: promotions,
      promoBadgeMessages: promotions.map((badgeText) => ({ badgeText, badgeToolTipUrl: promoDetailsUrl(model.slug) })),
      dpTermPrices: {
        loanOfferDetails: { loanOfferId: `loan-${term}`, annualPercentageRate: model.apr },
      },
    })),
    fullRetailPrice: {
      originalPrice: dollars(retailCents),
      discountedPrice: dollars(discounted),
      allPromotions: promotions,
    },
    preferredTerm: model.terms[0] ?? 0,
  }
}

const conditionOf = ({ certifiedPreOwned }: Variant, language: Language) => {
  const deviceCondition = certifiedPreOwned ? 'certified-pre-owned' : 'new'
  const { name, description } = conditions[deviceCondition]
  return {
    deviceCondition,
    deviceConditionDisplayName: name[language],
    deviceConditionDescription: description[language],
  } as const
}

const deviceSku = (model: DeviceModel, variant: Variant, language: Language): DeviceSku => {
  const skuId = skuIdOf(model, variant)
  const retailCents = retailCentsOf(model, variant)
  const stock = stockOf(model, variant)
  const { displayName, dot } = colors[variant.color]
  const color = displayName[language]
  const picture = (view: 'pair' | 'back' | 'front' | 'side' | 'camera') => pictureUrl(model.slug, variant.color, view)
  const inventory = inventoryOf(stock)
  return {
    model,
    retailCents: retailCents - priceCutCents(model.offer),
    storageStepCents: storageStepCents(model, variant),
    stock,
    sku: {
      sorId: skuId.toUpperCase(),
      skuId,
      skuDisplayName: [model.name, color, variant.capacity?.label ?? variant.caseSize?.label]
        .filter(Boolean)
        .join(', '),
      ...(variant.capacity && { capacity: variant.capacity.label }),
      color: {
        colorId: variant.color,
        displayName: color,
        description: color,
        colorCssStyle: dot,
      },
      ...conditionOf(variant, language),
      skuFilters: {
        ...(variant.caseSize && { size: variant.caseSize.label }),
        ...(variant.band && { band: variant.band[language] }),
        ...(model.category === 'watches' && { case_Color: color }),
      },
      imageUrlMap: {
        defaultImage: picture('pair'),
        mediumImage: picture('back'),
        imageSetUrl: [picture('pair'), picture('back'), picture('front'), picture('side'), picture('camera')],
      },
      notifyMe: false,
      inventoryDetails: { dFillInventory: inventory, localInventory: inventory },
      price: priceOf(model, retailCents, language),
    },
  }
}

export const deviceSkusOf = (model: DeviceModel, language: Language): DeviceSku[] =>
  variantsOf(model).map((variant) => deviceSku(model, variant, language))

/** The sku at another retail price. */
export const deviceAt = (found: DeviceSku, retailCents: number, language: Language = 'en'): DeviceSku => ({
  ...found,
  retailCents,
  sku: { ...found.sku, price: priceOf(found.model, retailCents, language) },
})
