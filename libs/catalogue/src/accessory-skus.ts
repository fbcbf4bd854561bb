import type { Sku } from '@soe/contracts'
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

const accessorySku = (model: AccessoryModel, colourName: ColourName): AccessorySku => {
  const colour = colours[colourName]
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
      skuDisplayName: `${model.name}, ${colour.displayName}`,
      color: {
        colorId: colourName,
        displayName: colour.displayName,
        description: colour.displayName,
        colorCssStyle: colour.dot,
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
          allPromotions: savedCents > 0 ? [`${formatCents(savedCents)} off`] : [],
        },
        preferredTerm: 0,
      },
    },
  }
}

export const accessorySkusOf = (model: AccessoryModel): AccessorySku[] =>
  model.colours.map((colour) => accessorySku(model, colour))
