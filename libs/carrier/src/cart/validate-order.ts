import { findStore } from '@soe/catalogue'
import type { BodyOf } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'
import { ServiceFault, type AccountState, type CartState, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../domain/account/account'
import { creditAnswer } from '../domain/credit/credit-answer'
import { withCreditTerms, orderFactsOf } from '../domain/credit/order-facts'
import { isApart } from '../domain/delivery/parcels'
import { missingLineSteps } from '../domain/checkout/missing-steps'
import type { CarrierOperation } from '../operation/carrier-operation'
import { cartToOrder, touchCart } from '../domain/cart/cart-access'
import { assertNoBlocker, flowTypeOf } from '../domain/cart/cart-validation'
import { plainLocationCode } from '../domain/stock/stores'

/** Scan-and-go orders are picked up where they were scanned, pickup orders where the request says. */
const pickupStore = (cart: CartState, account: AccountState, locationCode: string | undefined): Partial<CartState> => {
  const isNamed = cart.shippingOptionId === storePickup && !isApart(cart) && locationCode !== undefined
  if (flowTypeOf(cart, account) !== scanAndGoFlow && !isNamed) return {}
  const store = findStore(plainLocationCode(locationCode ?? cart.locationCode ?? account.scanAndGo?.locationCode ?? ''))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'locationCode' }])
  return { locationCode: store.locationCode, shippingOptionId: storePickup, shipTogetherPref: true }
}

/** The cart with the flow and the representative that sell it, its pickup store and its credit terms. */
const withOrderTerms = (draft: WorldDraft, cart: CartState, body: BodyOf<'cart.validateOrder'>): CartState => {
  const account = accountStateOf(draft, cart.owner)
  const salesRepId = body.salesRepId ?? account.salesRepId
  const flowType = body.flowType ?? account.salesFlowType
  const sold = { ...cart, ...(flowType && { flowType }), ...(salesRepId && { salesRepId }) }
  return withCreditTerms({ ...sold, ...pickupStore(sold, account, body.locationCode) }, account)
}

const assertLinesComplete = (cart: CartState) => {
  const missing = missingLineSteps(cart)
  if (missing.length > 0) throw new ServiceFault('CART_INCOMPLETE', missing)
}

/** Checks the lines and the credit of an order; what the check asks for is due with the order. */
export const validateOrder: CarrierOperation<'cart.validateOrder'> = ({ draft, body, ...caller }) => {
  const cart = withOrderTerms(draft, cartToOrder(draft, caller, body.cartInfo.cartId), body)
  assertLinesComplete(cart)
  assertNoBlocker(orderFactsOf(draft, cart, caller), ['2038', '2040'])
  return creditAnswer(draft, touchCart(draft, cart), caller)
}
