import type { Sku, Language } from '@soe/contracts'
import { formatCents } from '@soe/rules'
import { inventoryOf } from './device-skus'
import type { AccessoryModel, Stock } from './models'
import { pictureUrl } from './picture-url'
import { colours, type ColourName } from './pictures/colours'

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

const accessorySku = (model: AccessoryModel, colourName: ColourName, language: Language): AccessorySku => {
  const { displayName, dot } = colours[colourName]
  const colour = displayName[language]
  const skuId = `${model.slug}-${colourName}`
  const discountedCents = model.discountedCents ?? model.retailCents
  const savedCents = model.retailCents - discountedCents
  const stock = model.stock ?? plenty
  const picture = pictureUrl(model.slug, colourName, 'front')
  const inventory = inventoryOf(stock)
  return {
    model,
    retailCents: model.retailCents,
    discountedCents,
    stock,
    sku: {
      sorId: skuId.toUpperCase(),
      skuId,
      skuDisplayName: `${model.name}, ${colour}`,
      color: {
        colorId: colourName,
        displayName: colour,
        description: colour,
        colorCssStyle: dot,
      },
      ...(model.size && { accessorySkuSize: model.size }),
      skuFilters: {},
      imageUrlMap: { defaultImage: picture, mediumImage: picture, imageSetUrl: [picture] },
      notifyMe: false,
      inventoryDetails: { dFillInventory: inventory, localInventory: inventory },
      price: {
        devicePaymentPrice: [],
        fullRetailPrice: {
          originalPrice: model.retailCents / 100,
          discountedPrice: discountedCents / 100,
          allPromotions: savedCents > 0 ? [savings(savedCents, language)] : [],
        },
        preferredTerm: 0,
      },
    },
  }
}

export const accessorySkusOf = (model: AccessoryModel, language: Language): AccessorySku[] =>
  model.colours.map((colour) => accessorySku(model, colour, language))
