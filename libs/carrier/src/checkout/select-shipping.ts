import { findStore } from '@soe/catalogue'
import { answerMessages, type BodyOf } from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { ServiceFault, type CartLineState, type CartState, type DeliveryState, type WorldDraft } from '@soe/world'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { companionsOf, parcelOf, withDelivery } from '../domain/delivery/parcels'
import { travelsByGround } from '../domain/delivery/shipping-options'
import { hasWindowPlace, orderOptionsOf, sddWindowsOf } from '../domain/delivery/same-day'
import { checkoutDetails } from '../domain/checkout/checkout-details'
import { plainLocationCode } from '../domain/stock/stores'

type Body = BodyOf<'checkout.selectShipping'>

const assertOffered = (draft: WorldDraft, cart: CartState, code: string) => {
  const option = orderOptionsOf(draft, cart).find(({ shippingOptionId }) => shippingOptionId === code)
  if (option?.active) return
  const text = option && travelsByGround(cart) ? answerMessages.GROUND_ONLY.en : undefined
  throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'selectedOptionCode' }], text)
}

const storeOf = (code: string, locationCode: string | undefined) => {
  if (code !== storePickup) return {}
  const store = findStore(plainLocationCode(locationCode ?? ''))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'locationCode' }])
  return { locationCode: store.locationCode }
}

const assertWindow = (draft: WorldDraft, cart: CartState) => {
  if (!hasWindowPlace(draft, cart)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'sddWindowId' }])
}

/** The window that is shown as selected is the shopper's until they choose another. */
const selectedWindow = (draft: WorldDraft, cart: CartState): string | undefined =>
  sddWindowsOf(draft, cart).find(({ selected }) => selected)?.id

type Choice = Pick<Body, 'selectedOptionCode' | 'locationCode' | 'sddWindowId'>

/** The choice as the carrier keeps it, once this part of the order may have it. */
const deliveryFor = (draft: WorldDraft, part: CartState, choice: Choice): DeliveryState => {
  const { selectedOptionCode, locationCode, sddWindowId } = choice
  assertOffered(draft, part, selectedOptionCode)
  const way = { shippingOptionId: selectedOptionCode, ...storeOf(selectedOptionCode, locationCode) }
  const windowId = sddWindowId ?? selectedWindow(draft, withDelivery(part, way))
  const delivery = { ...way, ...(windowId !== undefined && { sddWindowId: windowId }) }
  assertWindow(draft, withDelivery(part, delivery))
  return delivery
}

const withLineDelivery = (draft: WorldDraft, cart: CartState, lineId: string, choice: Choice): CartState => {
  const companions = companionsOf(cart, lineId)
  if (!companions) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  const delivery = deliveryFor(draft, parcelOf(cart, companions), choice)
  return { ...cart, lines: cart.lines.map((line) => (line.lineId === lineId ? { ...line, delivery } : line)) }
}

const withoutLineDelivery = ({ delivery: _, ...line }: CartLineState): CartLineState => line

const withOrderDelivery = (draft: WorldDraft, cart: CartState, choice: Choice): CartState => ({
  ...withDelivery(cart, deliveryFor(draft, cart, choice)),
  lines: cart.lines.map(withoutLineDelivery),
})

/** A choice for one line lets each go its own way; one for the whole order replaces them. */
export const selectShipping: CarrierOperation<'checkout.selectShipping'> = ({ draft, body, ...caller }) => {
  const { cartInfo, lineId, shipTogetherPref = lineId === undefined ? undefined : false } = body
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const preferring = { ...cart, ...(shipTogetherPref !== undefined && { shipTogetherPref }) }
  const chosen =
    lineId === undefined
      ? withOrderDelivery(draft, preferring, body)
      : withLineDelivery(draft, preferring, lineId, body)
  return checkoutDetails(draft, touchCart(draft, chosen), caller)
}
