import type { Sku, Language } from '@soe/contracts'
import { formatCents } from '@soe/rules'
import { inventoryOf } from './device-skus'
import type { AccessoryModel, Stock } from './models'
import { pictureUrl } from './picture-url'
import { colors, type ColorName } from './pictures/colors'

export interface AccessorySku {
  readonly model: AccessoryModel
  readonly sku: Sku
  readonly retailCents: number
  readonly discountedCents: number
  readonly stock: Stock
}

const plenty: Stock = { status: 'in-stock', qty: 250 }

const savings = (cents: number, language: Language): string =>
  ({ en: `${formatCents(cents)} off`, es: `${formatCents(cents)} de descuento` })[language]

const priceOf = (retailCents: number, discountedCents: number, language: Language): Sku['price'] => ({
  devicePaymentPrice: [],
  fullRetailPrice: {
    originalPrice: retailCents / 100,
    discountedPrice: discountedCents / 100,
    allPromotions: retailCents > discountedCents ? [savings(retailCents - discountedCents, language)] : [],
  },
  preferredTerm: 0,
})

const accessorySku = (model: AccessoryModel, colorName: ColorName, language: Language): AccessorySku => {
  const { displayName, dot } = colors[colorName]
  const color = displayName[language]
  const skuId = `${model.slug}-${colorName}`
  const discountedCents = model.discountedCents ?? model.retailCents
  const stock = model.stock ?? plenty
  const picture = pictureUrl(model.slug, colorName, 'front')
  const inventory = inventoryOf(stock)
  return {
    model,
    retailCents: model.retailCents,
    discountedCents,
    stock,
    sku: {
      sorId: skuId.toUpperCase(),
      skuId,
      skuDisplayName: `${model.name[language]}, ${color}`,
      color: {
        colorId: colorName,
        displayName: color,
        description: color,
        colorCssStyle: dot,
      },
      ...(model.size && { accessorySkuSize: model.size }),
      skuFilters: {},
      imageUrlMap: { defaultImage: picture, mediumImage: picture, imageSetUrl: [picture] },
      notifyMe: false,
      inventoryDetails: { dFillInventory: inventory, localInventory: inventory },
      price: priceOf(model.retailCents, discountedCents, language),
    },
  }
}

export const accessorySkusOf = (model: AccessoryModel, language: Language): AccessorySku[] =>
  model.colors.map((color) => accessorySku(model, color, language))

/** The sku at another price of today. */
export const accessoryAt = (found: AccessorySku, discountedCents: number, language: Language = 'en'): AccessorySku => {
  const retailCents = Math.max(found.model.retailCents, discountedCents)
  const price = priceOf(retailCents, discountedCents, language)
  return { ...found, retailCents, discountedCents, sku: { ...found.sku, price } }
}
