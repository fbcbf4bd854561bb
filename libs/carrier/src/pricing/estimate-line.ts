import { plansFor, toPlan, type DeviceSku } from '@soe/catalogue'
import { ServiceFault, type CartState, type TradeInState, type WorldDraft } from '@soe/world'
import { lobOf } from '../domain/account/identity'
import { tradeInDetailOf } from '../domain/cart-view/trade-in-view'
import { priceCartState } from '../domain/pricing/cart-pricing'
import { stockedDevice } from '../domain/stock/stock'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import type { BodyOf } from '@soe/contracts'
import { contractTerm } from '@soe/rules'
import type { Caller } from '../operation/caller'
import { emptyCart } from '../domain/cart/cart-access'
import { withDevice } from '../domain/lines/device-line'
import { tradeInDevice } from '../domain/trade-in/trade-in-device'

/** Refuses a term that the device is not offered with. */
const assertOffered = ({ model }: DeviceSku, term: number) => {
  if (term !== 0 && !model.terms.includes(term)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'term' }])
}

type Estimate = Pick<BodyOf<'pricing.estimateLine'>, 'term' | 'tradeIn'>

const named = { id: 'estimate', caseId: 'estimate', intent: 'AAL' }

/** The cart of one new line with the device, and with what is traded in for it; it is in no world. */
const estimatedCart = (
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

const withPlan = (cart: CartState, planId: string): CartState => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, planId })),
})

/** What a new line with the device would cost with each plan that suits it; nothing is put into a cart. */
export const estimateLine: CarrierOperation<'pricing.estimateLine'> = ({ draft, body, ...caller }) => {
  const { skuId, term, tradeIn } = body
  const device = stockedDevice(draft, skuId)
  if (!device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  assertOffered(device, term)
  const cart = estimatedCart(draft, caller, device, { term, tradeIn })
  const [item] = tradeInDetailOf(cart).tradeInItems
  const plans = plansFor(lobOf(caller.audience), device.model.category).map((model) => {
    const { planId, displayName, summary, recommended } = toPlan(model, caller.language)
    const chosen = withPlan(cart, planId)
    const totalsOf = (priced: CartState) => priceCartState(priced, draft.now, caller.language).totals
    const totals = totalsOf(chosen)
    const { dueMonthly } = totalsOf({ ...chosen, isWithoutAutoPay: true })
    const without = dueMonthly === totals.dueMonthly ? {} : { dueMonthlyWithoutAutoPay: dueMonthly }
    return { planId, displayName, summary, recommended, totals, ...without }
  })
  return {
    ...success,
    skuId,
    term,
    plans,
    ...(item &&
      tradeIn && {
        tradeIn: {
          deviceBrand: item.deviceBrand,
          deviceModel: item.deviceModel,
          condition: tradeIn.condition,
          tradeInValue: item.tradeInValue,
          ...(item.promotion && { promotion: item.promotion }),
          creditTotal: item.creditTotal,
        },
      }),
  }
}
