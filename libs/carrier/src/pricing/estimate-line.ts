import { plansFor, toPlan, type DeviceSku } from '@soe/catalogue'
import type { AnswerOf } from '@soe/contracts'
import { recommendedAccessories } from '@soe/rules'
import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import { lobOf } from '../domain/account/identity'
import { tradeInDetailOf } from '../domain/cart-view/trade-in-view'
import { priceCartState } from '../domain/pricing/cart-pricing'
import { estimatedCart, withOneEach, withPlan } from '../domain/pricing/estimated-line'
import { offeredAccessories } from '../domain/products/offered-accessories'
import { stockedDevice } from '../domain/stock/stock'
import type { Reader } from '../operation/caller'
import { type CarrierOperation, success } from '../operation/carrier-operation'

/** Refuses a term that the device is not offered with. */
const assertOffered = ({ model }: DeviceSku, term: number) => {
  if (term !== 0 && !model.terms.includes(term)) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'term' }])
}

/** What the accessory step offers for the device, at the price that each has beside it. */
const accessoriesBeside = (
  draft: WorldDraft,
  caller: Reader,
  { sku }: DeviceSku,
  cart: CartState,
): AnswerOf<'pricing.estimateLine'>['accessories'] => {
  const goodsCents = (priced: CartState) => {
    const { price } = priceCartState(priced, draft)
    return price.dueTodayCents - price.taxCents
  }
  const alone = goodsCents(cart)
  const request = {
    source: 'accessory',
    pageContext: 'InterstitialPage',
    propositionCount: recommendedAccessories.shown,
    sorId: sku.sorId,
  } as const
  return offeredAccessories(draft, caller, request).flatMap(({ productDisplayName, defaultSKU, childSkus }) => {
    const offered = childSkus.find(({ skuId }) => skuId === defaultSKU)
    if (!offered) return []
    const { skuId, imageUrlMap, price } = offered
    return [
      {
        skuId,
        displayName: productDisplayName,
        imageUrl: imageUrlMap.defaultImage,
        originalPrice: price.fullRetailPrice.originalPrice,
        price: (goodsCents(withOneEach(draft, cart, [skuId])) - alone) / 100,
      },
    ]
  })
}

/** What a line with the device would cost, new with each plan that suits it or upgraded; nothing is put into a cart. */
export const estimateLine: CarrierOperation<'pricing.estimateLine'> = ({ draft, body, ...caller }) => {
  const { skuId, term, tradeIn } = body
  const device = stockedDevice(draft, skuId)
  if (!device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  assertOffered(device, term)
  const cart = estimatedCart(draft, caller, device, body)
  const [item] = tradeInDetailOf(cart).tradeInItems
  const totalsOf = (priced: CartState) => priceCartState(priced, draft, caller.language).totals
  const plans = plansFor(lobOf(caller.audience), device.model.category).map((model) => {
    const { planId, displayName, summary, recommended } = toPlan(model, caller.language)
    const chosen = withPlan(cart, planId)
    const totals = totalsOf(chosen)
    const { dueMonthly } = totalsOf({ ...chosen, isWithoutAutoPay: true })
    const without = dueMonthly === totals.dueMonthly ? {} : { dueMonthlyWithoutAutoPay: dueMonthly }
    return { planId, displayName, summary, recommended, totals, ...without }
  })
  const bare = estimatedCart(draft, caller, device, { ...body, accessories: [] })
  const [planned] = plans
  return {
    ...success,
    skuId,
    term,
    plans,
    accessories: accessoriesBeside(draft, caller, device, planned ? withPlan(bare, planned.planId) : bare),
    ...(caller.session.accountNumber !== undefined && {
      upgrade: totalsOf(estimatedCart(draft, caller, device, body, 'EUP')),
    }),
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
