import type { Contact, ShippingAddress, ShippingOption } from '@soe/contracts'
import { findAccessorySku, findStore, shippingModels, stateOfZip, toShippingOption } from '@soe/catalogue'
import type { WorldDraft, CartState } from '@soe/world'
import { accountOf } from '../../account/identity'
import { startOfDay } from '@soe/rules'
import { isBrought } from '../../cart/lines/line-kind'
import { stockedAccessory, stockedDevice } from '../../catalogue/stock/stock'

/** The shipping option of in-store pickup. */
export const pickup = 'ISPU'

/** The contact that the shopper gave, else the account's. */
export const contactOf = ({ contact, owner }: CartState): Contact | undefined => {
  const account = accountOf(owner)
  if (contact || !account) return contact
  const { firstName, lastName, email, phoneNumber, address } = account
  return { firstName, lastName, emailId: email, phoneNumber, serviceAddress: { ...address } }
}

/** The address that the shopper gave, else the account's. */
export const shippingAddressOf = ({ shippingAddress, owner }: CartState): ShippingAddress | undefined => {
  const account = accountOf(owner)
  if (shippingAddress || !account) return shippingAddress
  const { firstName, lastName, address } = account
  return { type: 'home', firstName, lastName, ...address, country: 'USA' }
}

/** The state whose sales tax is due: the store's for pickup, else the destination's as far as it is known. */
export const taxStateOf = (cart: CartState): string | undefined =>
  (cart.shippingOptionId === pickup ? findStore(cart.locationCode) : shippingAddressOf(cart))?.state ??
  contactOf(cart)?.serviceAddress.state ??
  (cart.zipCode === undefined ? undefined : stateOfZip(cart.zipCode))

/** Regulated batteries ship by ground or are picked up. */
export const travelsByGround = ({ lines }: CartState): boolean =>
  lines.some(({ accessories }) => accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.regulatedBattery))

/** Instant at which the whole cart can ship: a pre-order or a back-order delays the rest. */
export const leavesAt = (draft: Pick<WorldDraft, 'header' | 'now'>, { lines }: CartState): number =>
  lines
    .flatMap(({ device, accessories, activity }) => [
      device && !isBrought({ activity }) && stockedDevice(draft, device.skuId)?.stock,
      ...accessories.map(({ skuId }) => stockedAccessory(draft, skuId)?.stock),
    ])
    .reduce(
      (latest, stock) => Math.max(latest, stock && stock.availableOn ? startOfDay(stock.availableOn) : draft.now),
      draft.now,
    )

/** All shipping options but same-day delivery; those that this cart can't use are inactive. */
export const shippingOptionsOf = (draft: Pick<WorldDraft, 'header' | 'now'>, cart: CartState): ShippingOption[] => {
  const from = leavesAt(draft, cart)
  const byGround = travelsByGround(cart)
  return shippingModels.map((model) => ({
    ...toShippingOption(model, from),
    active: !(byGround && model.byAir),
  }))
}
