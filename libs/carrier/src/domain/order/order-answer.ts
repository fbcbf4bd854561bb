import { findAccessorySku, findDeviceSku, findPlan, findShipping } from '@soe/catalogue'
import type {
  AmountRow,
  CartAccessory,
  Totals,
  CartLine,
  Order,
  ShippingOption,
  Language,
  AnswerOf,
} from '@soe/contracts'
import { readInstant } from '@soe/rules'
import type { OrderState, WorldDraft } from '@soe/world'
import { describeSim } from '../cart-view/line-extras'
import { priceCartState } from '../pricing/cart-pricing'
import { offerRowsOf } from '../pricing/cart-totals'
import { success } from '../../operation/carrier-operation'
import { ownerRecordOf } from '../account/identity'

const deviceIn = (device: NonNullable<CartLine['deviceItem']>, language: Language) => {
  const sku = findDeviceSku(device.skuId, language)?.sku
  return {
    ...device,
    ...(sku && { color: sku.color.displayName }),
    ...(device.condition && sku?.deviceConditionDisplayName && { condition: sku.deviceConditionDisplayName }),
  }
}

const accessoryIn = (language: Language) => (item: CartAccessory) => {
  const found = findAccessorySku(item.itemCode, language)
  return { ...item, ...(found && { description: found.model.name[language], color: found.sku.color.displayName }) }
}

const lineIn =
  (language: Language) =>
  ({ deviceItem, plan, simItem, ...line }: CartLine): CartLine => ({
    ...line,
    ...(deviceItem && { deviceItem: deviceIn(deviceItem, language) }),
    ...(plan && { plan: { ...plan, summary: findPlan(plan.planId)?.summary[language] ?? plan.summary } }),
    ...(simItem && { simItem: { ...simItem, description: describeSim(simItem, language) } }),
    accessories: line.accessories.map(accessoryIn(language)),
  })

const optionIn = <Option extends ShippingOption>(option: Option, language: Language): Option => {
  const model = findShipping(option.shippingOptionId)
  return model ? { ...option, name: model.name[language], description: model.description[language] } : option
}

const renamed = (rows: readonly AmountRow[], again: readonly AmountRow[] = []): AmountRow[] =>
  rows.map((row, index) => {
    const name = again[index]?.code === row.code ? again[index].name : undefined
    return name === undefined ? row : { ...row, name }
  })

const totalsIn = (totals: Totals, again: Totals): Totals => ({
  ...totals,
  todayRows: renamed(totals.todayRows, again.todayRows),
  monthlyRows: renamed(totals.monthlyRows, again.monthlyRows),
  ...(totals.creditRows && { creditRows: renamed(totals.creditRows, again.creditRows) }),
})

/** Rows name no offer by its id: they are made again of the cart as it was ordered. */
const namesIn = (draft: WorldDraft, { cartId, order: { placedAt } }: OrderState, language: Language) => {
  const cart = draft.carts.get(cartId)
  if (!cart) return { totals: (kept: Totals) => kept, line: (kept: CartLine) => kept }
  const then = { header: draft.header, now: readInstant(placedAt) }
  const { totals: again, price, day } = priceCartState(cart, then, language)
  const offersOf = (lineId: string) => {
    const priced = price.lines.find(({ id }) => id === lineId)
    return priced && offerRowsOf(priced, { language, day })
  }
  return {
    totals: (kept: Totals) => totalsIn(kept, again),
    line: (kept: CartLine) => (kept.offers ? { ...kept, offers: renamed(kept.offers, offersOf(kept.lineId)) } : kept),
  }
}

/** The order as the language's readers see it. The world holds its English; the other texts go by the ids beside them. */
export const orderIn = (draft: WorldDraft, placed: OrderState, language: Language): Order => {
  const { order } = placed
  if (language === 'en') return order
  const names = namesIn(draft, placed, language)
  return {
    ...order,
    lines: order.lines.map(lineIn(language)).map(names.line),
    accessories: order.accessories.map(accessoryIn(language)),
    totals: names.totals(order.totals),
    shipping: optionIn(order.shipping, language),
    ...(order.shipments && {
      shipments: order.shipments.map((part) => ({ ...part, shipping: optionIn(part.shipping, language) })),
    }),
  }
}

export const orderAnswer = (
  draft: WorldDraft,
  placed: OrderState,
  language: Language,
): AnswerOf<'checkout.getOrder'> => ({ statusCode: '00', ...success, order: orderIn(draft, placed, language) })

/** The owner's orders, the latest last. */
export const ordersOf = (draft: WorldDraft, owner: string): OrderState[] =>
  ownerRecordOf(draft, owner).orderIds.flatMap((id) => draft.orders.get(id) ?? [])

export const latestOrder = (draft: WorldDraft, owner: string): OrderState | undefined => ordersOf(draft, owner).at(-1)
