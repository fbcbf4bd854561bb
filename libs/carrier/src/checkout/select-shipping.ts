import { findStore } from '@soe/catalogue'
import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import { existingCart, touchCart } from '../cart/access/cart-access'
import type { CarrierOperation } from '../operation/carrier-operation'
import { pickup } from './delivery/pickup'
import { travelsByGround } from './delivery/shipping-options'
import { orderOptionsOf, sddWindowsOf } from './delivery/same-day'
import { checkoutDetails } from './view/checkout-details'
import { plainLocationCode } from '../catalogue/stock/plain-location-code'

const groundOnly =
  'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.'

const assertOffered = (draft: WorldDraft, cart: CartState, code: string) => {
  const option = orderOptionsOf(draft, cart).find(({ shippingOptionId }) => shippingOptionId === code)
  if (option?.active) return
  const text = option && travelsByGround(cart) ? groundOnly : undefined
  throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'selectedOptionCode' }], text)
}

const storeOf = (code: string, locationCode: string | undefined) => {
  if (code !== pickup) return {}
  const store = findStore(plainLocationCode(locationCode ?? ''))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'locationCode' }])
  return { locationCode: store.locationCode }
}

const assertWindow = (draft: WorldDraft, cart: CartState, sddWindowId: string | undefined) => {
  if (sddWindowId === undefined || sddWindowsOf(draft, cart).some(({ id }) => id === sddWindowId)) return
  throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'sddWindowId' }])
}

/** Another choice drops the store and the delivery window of the one before. */
export const selectShipping: CarrierOperation<'checkout.selectShipping'> = ({ draft, body, ...caller }) => {
  const { cartInfo, selectedOptionCode, locationCode, sddWindowId, shipTogetherPref } = body
  const { locationCode: _, sddWindowId: __, ...cart } = existingCart(draft, caller, cartInfo.cartId)
  assertOffered(draft, cart, selectedOptionCode)
  const store = storeOf(selectedOptionCode, locationCode)
  const chosen = { ...cart, ...store, shippingOptionId: selectedOptionCode }
  assertWindow(draft, chosen, sddWindowId)
  const kept = touchCart(draft, {
    ...chosen,
    ...(sddWindowId !== undefined && { sddWindowId }),
    ...(shipTogetherPref !== undefined && { shipTogetherPref }),
  })
  return checkoutDetails(draft, kept, caller.session)
}
