import type { Inventory, Sku } from '@soe/contracts'
import type { DeviceModel, Stock } from './models'
import { colours, type ColourName } from './pictures/colours'
import { pictureUrl } from './picture-url'
import { promoDetailsUrl } from './promo-details-url'
import type { DeviceText } from './spanish'
import { splitInstalments } from './split-instalments'

/** One choice of everything that can be chosen of a device. */
interface Variant {
  colour: ColourName
  capacity?: { label: string; addCents: number }
  caseSize?: { label: string; addCents: number }
  band?: string
  certifiedPreOwned: boolean
}

interface Condition {
  deviceConditionDisplayName: DeviceText
  deviceConditionDescription: DeviceText
}

export interface DeviceSku {
  readonly model: DeviceModel
  readonly sku: Sku
  readonly retailCents: number
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

const isOffered = ({ certifiedPreOwned }: DeviceModel, { colour, capacity, ...variant }: Variant) =>
  !variant.certifiedPreOwned ||
  (certifiedPreOwned !== undefined &&
    certifiedPreOwned.colours.includes(colour) &&
    (capacity === undefined || certifiedPreOwned.capacities.includes(capacity.label)))

const variantsOf = (model: DeviceModel): Variant[] =>
  conditionsOf(model).flatMap((certifiedPreOwned) =>
    model.colours.flatMap((colour) =>
      orNone(model.capacities).flatMap((capacity) =>
        orNone(model.caseSizes).flatMap((caseSize) =>
          orNone(model.bands)
            .map((band) => ({
              colour,
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

const skuIdOf = (model: DeviceModel, { colour, capacity, caseSize, band, certifiedPreOwned }: Variant) =>
  [
    model.slug,
    colour,
    capacity?.label,
    caseSize?.label,
    band,
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

const stockOf = (model: DeviceModel, { colour, capacity }: Variant): Stock =>
  model.stockOverrides?.find(
    (override) =>
      (override.colour === undefined || override.colour === colour) &&
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

const priceOf = (model: DeviceModel, retailCents: number): Sku['price'] => {
  const discounted = retailCents - (model.discountCents ?? 0)
  const promotions = model.promo ? [model.promo] : []
  return {
    devicePaymentPrice: model.terms.map((term) => ({
      contractDuration: term,
      originalPrice: dollars(splitInstalments(retailCents, term).monthlyCents),
      discountedPrice: dollars(splitInstalments(discounted, term).monthlyCents),
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

const conditionOf = ({ certifiedPreOwned }: Variant): Condition =>
  certifiedPreOwned
    ? {
        deviceConditionDisplayName: 'Certified pre-owned',
        deviceConditionDescription: 'Checked at 90 points, cleaned, with a one-year warranty.',
      }
    : { deviceConditionDisplayName: 'New', deviceConditionDescription: 'Sealed in its box.' }

const deviceSku = (model: DeviceModel, variant: Variant): DeviceSku => {
  const skuId = skuIdOf(model, variant)
  const retailCents = retailCentsOf(model, variant)
  const stock = stockOf(model, variant)
  const colour = colours[variant.colour]
  const picture = (view: 'pair' | 'back' | 'front' | 'side' | 'camera') => pictureUrl(model.slug, variant.colour, view)
  const inventory = inventoryOf(stock)
  return {
    model,
    retailCents: retailCents - (model.discountCents ?? 0),
    stock,
    sku: {
      sorId: skuId.toUpperCase(),
      skuId,
      skuDisplayName: [model.name, colour.displayName, variant.capacity?.label ?? variant.caseSize?.label]
        .filter(Boolean)
        .join(', '),
      ...(variant.capacity && { capacity: variant.capacity.label }),
      color: {
        colorId: variant.colour,
        displayName: colour.displayName,
        description: colour.displayName,
        colorCssStyle: colour.dot,
      },
      ...conditionOf(variant),
      skuFilters: {
        ...(variant.caseSize && { size: variant.caseSize.label }),
        ...(variant.band && { band: variant.band }),
        ...(model.category === 'watches' && { case_Color: colour.displayName }),
      },
      imageUrlMap: {
        defaultImage: picture('pair'),
        mediumImage: picture('back'),
        imageSetUrl: [picture('pair'), picture('back'), picture('front'), picture('side'), picture('camera')],
      },
      notifyMe: false,
      inventoryDetails: { dFillInventory: inventory, localInventory: inventory },
      price: priceOf(model, retailCents),
    },
  }
}

export const deviceSkusOf = (model: DeviceModel): DeviceSku[] =>
  variantsOf(model).map((variant) => deviceSku(model, variant))
