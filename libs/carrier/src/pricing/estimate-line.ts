import { plansFor, toPlan, type DeviceSku } from '@soe/catalogue'
import { ServiceFault, type CartState } from '@soe/world'
import { lobOf } from '../domain/account/identity'
import { tradeInDetailOf } from '../domain/cart-view/trade-in-view'
import { priceCartState } from '../domain/pricing/cart-pricing'
import { estimatedCart, withPlan } from '../domain/pricing/estimated-line'
import { stockedDevice } from '../domain/stock/stock'
import { type CarrierOperation, success } from '../operation/carrier-operation'

/** Refuses a term that the device is not offered with. */
const assertOffered = ({ model }: DeviceSku, term: number) => {
  if (term !== 0 && !model.terms.includes(term)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'term' }])
}

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
    const totalsOf = (priced: CartState) => priceCartState(priced, draft, caller.language).totals
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
