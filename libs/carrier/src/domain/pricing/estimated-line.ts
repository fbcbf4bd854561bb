import type { BodyOf } from '@soe/contracts'
import type { DeviceSku } from '@soe/catalogue'
import { contractTerm } from '@soe/rules'
import type { CartState, TradeInState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { emptyCart } from '../cart/cart-access'
import { withDevice } from '../lines/device-line'
import { tradeInDevice } from '../trade-in/trade-in-device'

type Estimate = Pick<BodyOf<'pricing.estimateLine'>, 'term' | 'tradeIn'>

const named = { id: 'estimate', caseId: 'estimate', intent: 'AAL' }

/** The cart of one new line with the device, and with what is traded in for it; it is in no world. */
export const estimatedCart = (
  draft: WorldDraft,
  caller: Caller,
  { sku, model }: DeviceSku,
  { term, tradeIn }: Estimate,
): CartState => {
  const device = { id: sku.skuId, productId: model.productId, dppMonths: term, contractTerm: contractTerm(term) }
  const cart = withDevice(caller, named.intent)(emptyCart(draft, caller, named), { device, isNewLine: true })
  if (!tradeIn) return cart
  const item: TradeInState = {
    submissionId: named.id,
    ...(cart.lastAddedLineId !== undefined && { lineId: cart.lastAddedLineId }),
    ...tradeInDevice(draft, caller.session, tradeIn.device),
    condition: tradeIn.condition,
  }
  return { ...cart, tradeIns: [item] }
}

/** The cart with a plan on its lines. */
export const withPlan = (cart: CartState, planId: string): CartState => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, planId })),
})
