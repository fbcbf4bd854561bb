import type { BodyOf, Product, Sku } from '@soe/contracts'
import { accessoryCategories, recommendedAccessories } from '@soe/rules'
import { findCart, type Caller } from './cart-access'
import { accessoryModels, findDeviceSku } from './catalogue'
import type { WorldDraft } from './draft'
import { viewTiles } from './product-view'
import { canBeOrdered, cartDevices } from './recommended-devices'
import type { AccessoryState } from './state'

type Asked = Extract<BodyOf<'recommendations.pdm'>, { source: 'accessory' }>

const models = new Map(accessoryModels.map((model) => [model.productId, model]))

/** What fits everything is for everyone; a gift card is no accessory of a device. */
const fits = ({ productId, isGiftCard }: Product, devices: readonly string[]) => {
  const fitting = models.get(productId)?.compatibleWith
  return !isGiftCard && (fitting === undefined || fitting.some((device) => devices.includes(device)))
}

const isMade = ({ productId }: Product, devices: readonly string[]) =>
  models.get(productId)?.compatibleWith?.some((device) => devices.includes(device)) ?? false

/** One of each category in turn, what is made for the device before what fits any. */
const varied = (products: readonly Product[], devices: readonly string[]): Product[] => {
  const shelves = accessoryCategories.map((category) =>
    products
      .filter((product) => product.categoryType === category)
      .sort((left, right) => Number(isMade(right, devices)) - Number(isMade(left, devices))),
  )
  const depth = Math.max(...shelves.map((shelf) => shelf.length))
  return Array.from({ length: depth }, (_, row) => shelves.flatMap((shelf) => shelf[row] ?? [])).flat()
}

const devicesMeant = (draft: WorldDraft, caller: Caller, sorId: string | undefined): string[] => {
  const named = sorId === undefined ? undefined : findDeviceSku(sorId.toLowerCase())
  return named ? [named.model.productId] : cartDevices(draft, caller)
}

const inCart = (draft: WorldDraft, caller: Caller): readonly AccessoryState[] =>
  findCart(draft, caller)?.lines.flatMap(({ accessories }) => accessories) ?? []

/** What the cart has of an accessory already. */
const withCart =
  (held: readonly AccessoryState[]) =>
  (product: Product): Product => ({
    ...product,
    childSkus: product.childSkus.map((sku): Sku => {
      const own = held.find(({ skuId }) => skuId === sku.skuId)
      return own ? { ...sku, inCart: true, qty: own.qty } : sku
    }),
    ...(held.at(-1)?.productId === product.productId && { lastAddedItem: true }),
  })

/** Accessories that fit the device of the sorId, else the devices in the cart; no more than asked for. */
export const offeredAccessories = (draft: WorldDraft, caller: Caller, asked: Asked): Product[] => {
  const devices = devicesMeant(draft, caller, asked.sorId)
  const products = viewTiles(draft, caller, 'accessories').filter(
    (product) => canBeOrdered(product) && fits(product, devices),
  )
  const count = Math.min(asked.propositionCount, recommendedAccessories.propositionCount)
  return varied(products, devices)
    .slice(0, count)
    .map(withCart(inCart(draft, caller)))
}
