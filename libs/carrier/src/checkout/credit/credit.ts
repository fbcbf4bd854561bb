import type { BodyOf, ProcessStepAnswer } from '@soe/contracts'
import { plainLocationCode, scanAndGoFlow } from '@soe/rules'
import { accountStateOf } from '../../account/account'
import type { Caller } from '../../account/caller'
import { existingCart, touchCart } from '../../cart/access/cart-access'
import { assertNoBlocker, flowTypeOf } from '../../cart/validation/cart-validation'
import { findStore } from '@soe/catalogue'
import { pickup } from '../delivery/delivery'
import { type WorldDraft, ServiceFault, type AccountState, type CartState } from '@soe/world'
import { missingLineSteps } from '../steps/missing-steps'
import { creditAnswer } from './credit-answer'
import { withCreditTerms } from './credit-terms'
import { orderFactsOf } from './order-facts'

/** Scan-and-go orders are picked up where they were scanned, pickup orders where the validation names a store. */
const atStore = (cart: CartState, account: AccountState, locationCode: string | undefined): Partial<CartState> => {
  const isNamed = cart.shippingOptionId === pickup && locationCode !== undefined
  if (flowTypeOf(cart, account) !== scanAndGoFlow && !isNamed) return {}
  const store = findStore(plainLocationCode(locationCode ?? cart.locationCode ?? account.scanAndGo?.locationCode ?? ''))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'locationCode' }])
  return { locationCode: store.locationCode, shippingOptionId: pickup }
}

const validated = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.validateOrder'>): CartState => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  const account = accountStateOf(draft, cart.owner)
  const salesRepId = body.salesRepId ?? account.salesRepId
  const flowType = body.flowType ?? account.salesFlowType
  const sold = { ...cart, ...(flowType && { flowType }), ...(salesRepId && { salesRepId }) }
  return withCreditTerms({ ...sold, ...atStore(sold, account, body.locationCode) }, account)
}

/** Checks the lines and the credit of an order; what the check asks for is due with the order. */
export const validateOrder = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'cart.validateOrder'>,
): ProcessStepAnswer => {
  const cart = validated(draft, caller, body)
  const missing = missingLineSteps(cart)
  if (missing.length > 0) throw new ServiceFault('CART_INCOMPLETE', missing)
  assertNoBlocker(orderFactsOf(draft, cart, caller), ['2038', '2040'])
  return creditAnswer(draft, touchCart(draft, cart), caller)
}
