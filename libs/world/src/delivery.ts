import type { Contact, ShippingAddress, ShippingOption } from '@soe/contracts'
import { findAccessorySku, findDeviceSku, findStore, shippingModels, toShippingOption } from './catalogue'
import { accountOf } from './identity'
import { startOfDay } from './iso-date'
import type { CartState } from './state'

/** The code of in-store pickup. */
export const pickup = 'ISPU'

/** A signed-in customer is known already. */
export const contactOf = ({ contact, owner }: CartState): Contact | undefined => {
  const account = accountOf(owner)
  if (contact || !account) return contact
  const { firstName, lastName, email, phoneNumber, address } = account
  return { firstName, lastName, emailId: email, phoneNumber, serviceAddress: { ...address } }
}

/** Where to ship to; to the account's address until another is given. */
export const shippingAddressOf = ({ shippingAddress, owner }: CartState): ShippingAddress | undefined => {
  const account = accountOf(owner)
  if (shippingAddress || !account) return shippingAddress
  const { firstName, lastName, address } = account
  return { type: 'home', firstName, lastName, ...address, country: 'USA' }
}

/** The state whose sales tax is due: the store's for pickup, else where the order goes. */
export const taxStateOf = (cart: CartState): string | undefined =>
  (cart.shippingOptionId === pickup ? findStore(cart.locationCode) : shippingAddressOf(cart))?.state ??
  contactOf(cart)?.serviceAddress.state

/** Batteries under regulation go by ground or are picked up. */
export const travelsByGround = ({ lines }: CartState): boolean =>
  lines.some(({ accessories }) => accessories.some(({ skuId }) => findAccessorySku(skuId)?.model.regulatedBattery))

/** When everything in the cart can leave: a pre-order or a back-order holds the rest. */
const leavesAt = ({ lines }: CartState, now: number): number =>
  lines
    .flatMap(({ device, accessories }) => [
      device && findDeviceSku(device.skuId)?.stock,
      ...accessories.map(({ skuId }) => findAccessorySku(skuId)?.stock),
    ])
    .reduce((latest, stock) => Math.max(latest, stock?.availableOn ? startOfDay(stock.availableOn) : now), now)

/** Every way that the order may arrive; one that is not for this cart is inactive. */
export const shippingOptionsOf = (cart: CartState, now: number): ShippingOption[] => {
  const from = leavesAt(cart, now)
  const byGround = travelsByGround(cart)
  return shippingModels.map((model) => ({
    ...toShippingOption(model, from),
    active: !(byGround && model.byAir),
  }))
}
