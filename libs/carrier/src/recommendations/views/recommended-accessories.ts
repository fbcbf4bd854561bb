import type { BodyOf, Product, Sku } from '@soe/contracts'
import { accessoryCategories, maximumQuantity, recommendedAccessories } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { accessoryModels, findDeviceSku } from '@soe/catalogue'
import type { WorldDraft, AccessoryState } from '@soe/world'
import { storeOf, withLocalInventory } from '../../catalogue/views/inventory'
import { viewTiles } from '../../catalogue/views/product-view'
import { canBeOrdered, cartDevices } from './recommended-devices'

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

interface InCart {
  readonly held: readonly AccessoryState[]
  readonly lastSkuId: string | undefined
}

const inCart = (draft: WorldDraft, caller: Caller): InCart => {
  const cart = findCart(draft, caller)
  const held = cart?.lines.flatMap(({ accessories }) => accessories) ?? []
  const last = held.find(({ skuId }) => skuId === cart?.lastAccessorySkuId) ?? held.at(-1)
  return { held, lastSkuId: last?.skuId }
}

/** On all lines together; no more than one may order at once. */
const quantityOf = (held: readonly AccessoryState[]) =>
  Math.min(
    held.reduce((total, { qty }) => total + qty, 0),
    maximumQuantity,
  )

/** What the cart has of an accessory already. */
const withCart =
  ({ held, lastSkuId }: InCart) =>
  (product: Product): Product => ({
    ...product,
    childSkus: product.childSkus.map((sku): Sku => {
      const own = held.filter(({ skuId }) => skuId === sku.skuId)
      return own.length > 0 ? { ...sku, inCart: true, qty: quantityOf(own) } : sku
    }),
    ...(product.childSkus.some(({ skuId }) => skuId === lastSkuId) && { lastAddedItem: true }),
  })

const isPickedUp = ({ ispuFlow, depletionType }: Asked) => ispuFlow === true || depletionType === 'L'

/** What is picked up has to be in the named store, else the nearest. */
const obtainable = (draft: WorldDraft, caller: Caller, asked: Asked, products: readonly Product[]) => {
  const offered = products.filter(canBeOrdered)
  if (!isPickedUp(asked)) return offered
  const local = withLocalInventory(draft, storeOf(caller, asked))
  return offered
    .map((product): Product => ({ ...product, childSkus: product.childSkus.map(local) }))
    .filter(({ childSkus }) => childSkus.some(({ inventoryDetails }) => inventoryDetails.localInventory.isInStock))
}

/** Accessories that fit the device of the sorId, else the devices in the cart; no more than asked for. */
export const offeredAccessories = (draft: WorldDraft, caller: Caller, asked: Asked): Product[] => {
  const devices = devicesMeant(draft, caller, asked.sorId)
  const products = obtainable(draft, caller, asked, viewTiles(draft, caller, 'accessories')).filter((product) =>
    fits(product, devices),
  )
  const count = Math.min(asked.propositionCount, recommendedAccessories.propositionCount)
  return varied(products, devices)
    .slice(0, count)
    .map(withCart(inCart(draft, caller)))
}
