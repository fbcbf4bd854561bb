import type { BodyOf } from '@soe/contracts'
import type { DeviceSku } from '@soe/catalogue'
import { contractTerm, type LineIntent } from '@soe/rules'
import type { CartState, TradeInState, WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { withLineAccessories } from '../accessories/line-accessories'
import { emptyCart, withZipCode } from '../cart/cart-access'
import { withDevice } from '../lines/device-line'
import { tradeInDevice } from '../trade-in/trade-in-device'

type Estimate = Pick<BodyOf<'pricing.estimateLine'>, 'term' | 'tradeIn' | 'zipCode' | 'accessories'>

/** The cart with one of each accessory on its line. */
export const withOneEach = (draft: WorldDraft, cart: CartState, skuIds: readonly string[]): CartState =>
  withLineAccessories(draft, cart, {
    mtn: cart.lastAddedLineId ?? '',
    addAccessories: [...new Set(skuIds)].map((id) => ({ id, qty: 1 })),
  })

/** The cart of one line with the device, and with what is traded in for it and comes along; it is in no world. */
export const estimatedCart = (
  draft: WorldDraft,
  caller: Caller,
  { sku, model }: DeviceSku,
  { term, tradeIn, zipCode, accessories = [] }: Estimate,
  intent: LineIntent = 'AAL',
): CartState => {
  const named = { id: 'estimate', caseId: 'estimate', intent }
  const device = { id: sku.skuId, productId: model.productId, dppMonths: term, contractTerm: contractTerm(term) }
  const empty = withZipCode(emptyCart(draft, caller, named), { zipCode })
  const cart = withOneEach(
    draft,
    withDevice(caller, intent)(empty, { device, isNewLine: intent !== 'EUP' }),
    accessories,
  )
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
