import type { BodyOf, Product } from '@soe/contracts'
import { accessoryModels, findDeviceSku } from '@soe/catalogue'
import { accessoryCategories, recommendedAccessories, smartRingFlag, smartRings } from '@soe/rules'
import type { WorldDraft } from '@soe/world'
import type { Reader } from '../../operation/caller'
import { findCart } from '../cart/cart-access'
import { withLocalInventory } from '../stock/local-inventory'
import { callerStore } from '../stock/stores'
import { viewTiles } from './view-products'
import { withCartQuantity } from './with-cart-quantity'

/** Only products that can be ordered are recommended. */
export const canBeOrdered = ({ childSkus }: Product) =>
  childSkus.some(({ inventoryDetails: { dFillInventory: stock } }) => stock.isInStock || stock.isPreOrder)

/** Product ids of the devices in the caller's cart. */
export const cartDevices = (draft: WorldDraft, caller: Reader): string[] =>
  findCart(draft, caller)?.lines.flatMap(({ device }) => device?.productId ?? []) ?? []

const models = new Map(accessoryModels.map((model) => [model.productId, model]))

/** Accessories without a list of compatible devices fit all of them; a gift card fits none. */
const fits = ({ productId, isGiftCard }: Product, devices: readonly string[]) => {
  const fitting = models.get(productId)?.compatibleWith
  return !isGiftCard && (fitting === undefined || fitting.some((device) => devices.includes(device)))
}

const isMadeFor = ({ productId }: Product, devices: readonly string[]) =>
  models.get(productId)?.compatibleWith?.some((device) => devices.includes(device)) ?? false

/** The accessories that fit, one of each category in turn, those made for the devices first. */
const varyAccessories = (products: readonly Product[], devices: readonly string[]): Product[] => {
  const fitting = products.filter((product) => fits(product, devices))
  const columns = accessoryCategories.map((category) =>
    fitting
      .filter((product) => product.categoryType === category)
      .sort((left, right) => Number(isMadeFor(right, devices)) - Number(isMadeFor(left, devices))),
  )
  const rows = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: rows }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat()
}

type AccessoryRequest = Extract<BodyOf<'recommendations.pdm'>, { source: 'accessory' }>

/** The device of the sorId, else the devices in the caller's cart. */
const targetDevices = (draft: WorldDraft, caller: Reader, sorId: string | undefined): string[] => {
  const named = sorId === undefined ? undefined : findDeviceSku(sorId.toLowerCase())
  return named ? [named.model.productId] : cartDevices(draft, caller)
}

/** L is the store's own stock. */
const isPickedUp = ({ ispuFlow, depletionType }: AccessoryRequest) => ispuFlow === true || depletionType === 'L'

/** Smart rings are offered on the interstitial, while their flag is on. */
const isOffered = (draft: WorldDraft, { pageContext }: AccessoryRequest) => {
  const hasRings = pageContext === 'InterstitialPage' && draft.header.featureFlags[smartRingFlag] === true
  return ({ categoryType }: Product) => hasRings || categoryType !== smartRings
}

/** Accessories that can be ordered; for a pickup, those that the caller's store has. */
const availableAccessories = (draft: WorldDraft, caller: Reader, request: AccessoryRequest): Product[] => {
  const available = viewTiles(draft, caller, 'accessories').filter(canBeOrdered).filter(isOffered(draft, request))
  if (!isPickedUp(request)) return available
  const local = withLocalInventory(draft, callerStore(draft, caller, request))
  return available
    .map((product): Product => ({ ...product, childSkus: product.childSkus.map(local) }))
    .filter(({ childSkus }) => childSkus.some(({ inventoryDetails }) => inventoryDetails.localInventory.isInStock))
}

/** The accessories to recommend, at most `propositionCount`. */
export const offeredAccessories = (draft: WorldDraft, caller: Reader, request: AccessoryRequest): Product[] => {
  const devices = targetDevices(draft, caller, request.sorId)
  const count = Math.min(request.propositionCount, recommendedAccessories.propositionCount)
  return varyAccessories(availableAccessories(draft, caller, request), devices)
    .slice(0, count)
    .map(withCartQuantity(draft, caller))
}
