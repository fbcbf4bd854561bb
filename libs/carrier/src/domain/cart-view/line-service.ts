import { accessoryModels, findProduct } from '@soe/catalogue'
import type { CartLine } from '@soe/contracts'
import type { CartLineState, CartState } from '@soe/world'
import { contactOf, shippingAddressOf } from '../account/recipient'
import { shownMtn } from '../process-step/process-step'
import { takenTradeIns } from '../trade-in/trade-in-items'
import { earnedPromotion } from '../pricing/trade-in-promotion'
import { isBrought } from '../lines/line-kind'
import type { PricedCart } from '../pricing/priced-cart'

/** Accessories that only fit the line's device. */
const recommendedSkus = ({ device }: CartLineState): string[] =>
  accessoryModels
    .filter(({ compatibleWith }) => device && compatibleWith?.includes(device.productId))
    .flatMap(({ productId }) => findProduct(productId)?.defaultSKU ?? [])

/** The order's bundle, on the lines whose accessories count towards it. */
const bundleOf = ({ lineId, accessories }: CartLineState, { price: { bundle } }: PricedCart) => {
  if (!accessories.some(({ skuId }) => (bundle.discountByItem.get(`${lineId}/${skuId}`) ?? 0) > 0)) return undefined
  const id = `ACCESSORY-BUNDLE-${bundle.rate}`
  return { bundleAccessoryInfo: { bundleProductId: id }, bundleAccessorySku: id }
}

/** A trade-in's promotion comes before that of an accessory bundle. */
const promoTypeOf = (cart: CartState, { lineId }: CartLineState, hasBundle: boolean): CartLine['promoType'] => {
  const isEarned = takenTradeIns(cart).some((item) => item.lineId === lineId && earnedPromotion(cart, item))
  if (isEarned) return 'TRADEIN_PROMO'
  return hasBundle ? 'Accessory-Bonus-Offer' : undefined
}

const serviceInfoOf = (cart: CartState, line: CartLineState): CartLine['serviceInfo'] => {
  const contact = contactOf(cart)
  const { e911Address, device } = line
  return {
    mtn: shownMtn(line),
    ...(e911Address && { e911Address: { ...e911Address } }),
    ...(contact && {
      serviceAddress: { ...contact.serviceAddress },
      primaryUserInfo: { firstName: contact.firstName, lastName: contact.lastName },
    }),
    ...(device?.loanOfferId && { sbdOffer: device.loanOfferId }),
  }
}

/** Who uses the line, where its device is shipped, and which promotion it earns. */
export const lineService = (cart: CartState, line: CartLineState, priced: PricedCart) => {
  const bundle = bundleOf(line, priced)
  const promoType = promoTypeOf(cart, line, bundle !== undefined)
  const accessoryRecommendations = recommendedSkus(line)
  const shippingAddress = line.device && !isBrought(line) ? shippingAddressOf(cart) : undefined
  return {
    serviceInfo: serviceInfoOf(cart, line),
    ...(promoType && { promoType }),
    ...bundle,
    ...(accessoryRecommendations.length > 0 && { accessoryRecommendations }),
    ...(shippingAddress && { shippingAddress: { ...shippingAddress } }),
  } satisfies Partial<CartLine>
}
