import type { AmountRow, Totals } from '@soe/contracts'
import { priceCart, type BundleItem, type CartPrice, type LinePrice, type PricedLine } from '@soe/rules'
import { findAccessorySku, findDeviceSku, findPlan, findShipping, taxBasisPoints } from './catalogue'
import { taxStateOf } from './delivery'
import type { CartLineState, CartState } from './state'

/** One-time fee of a postpaid line that gets a device. */
export const activationFeeCents = 35_00

const bundleItem =
  (lineId: string) =>
  (item: CartLineState['accessories'][number]): BundleItem => {
    const found = findAccessorySku(item.skuId)
    return {
      id: `${lineId}/${item.skuId}`,
      unitCents: found?.discountedCents ?? 0,
      quantity: item.qty,
      productLine: found?.model.productLine ?? '',
    }
  }

const pricedLine =
  (lob: CartState['lob']) =>
  (line: CartLineState): PricedLine => {
    const device = line.device && findDeviceSku(line.device.skuId)
    const plan = line.planId === undefined ? undefined : findPlan(line.planId)
    return {
      id: line.lineId,
      ...(device && line.device && { device: { retailCents: device.retailCents, termMonths: line.device.term } }),
      ...(plan && line.activity !== 'EUP' && { planMonthlyCents: plan.monthlyCents }),
      ...(device && lob === 'postpaid' && { activationFeeCents }),
      accessories: line.accessories.map(bundleItem(line.lineId)),
    }
  }

export interface PricedCart {
  readonly price: CartPrice
  readonly lines: readonly { todayCents: number; monthlyCents: number }[]
  readonly totals: Totals
}

const row = (code: AmountRow['code'], cents: number, more: Partial<AmountRow> = {}): AmountRow[] =>
  cents === 0 && code !== 'delivery' ? [] : [{ code, amount: cents / 100, ...more }]

const namesOf = (line: CartLineState | undefined) => ({
  device: line?.device && findDeviceSku(line.device.skuId)?.model.name,
  plan: line?.planId === undefined ? undefined : findPlan(line.planId)?.displayName,
})

const named = (name: string | undefined) => (name === undefined ? {} : { name })

const sum = (prices: readonly LinePrice[], of: (price: LinePrice) => number) =>
  prices.reduce((total, price) => total + of(price), 0)

const todayRows = (cart: CartState, price: CartPrice, firstMonthCents: number): AmountRow[] => [
  ...price.lines.flatMap((line, index) =>
    row('device', line.deviceTodayCents, named(namesOf(cart.lines[index]).device)),
  ),
  ...row(
    'accessories',
    sum(price.lines, (line) => line.accessoriesCents),
  ),
  ...row('bundle-discount', -price.bundle.discountCents, { quantity: price.bundle.rate }),
  ...row('plan', firstMonthCents),
  ...row(
    'activation',
    sum(price.lines, (line) => line.activationFeeCents),
  ),
  ...row('delivery', findShipping(cart.shippingOptionId)?.costCents ?? 0),
  ...row('tax', price.taxCents),
]

const monthlyRows = (cart: CartState, price: CartPrice): AmountRow[] =>
  price.lines.flatMap((line, index) => {
    const names = namesOf(cart.lines[index])
    return [
      ...row('instalment', line.deviceMonthlyCents, {
        ...named(names.device),
        quantity: cart.lines[index]?.device?.term ?? 0,
      }),
      ...row('plan', line.planMonthlyCents, named(names.plan)),
      ...row('protection', line.protectionMonthlyCents),
    ]
  })

/** What each line costs now. Prepaid plans are paid ahead: the first month is due today. */
export const priceCartLines = (cart: CartState): Pick<PricedCart, 'price' | 'lines'> => {
  const price = priceCart({
    lines: cart.lines.map(pricedLine(cart.lob)),
    taxBasisPoints: taxBasisPoints(taxStateOf(cart)),
  })
  const paidAhead = (line: LinePrice) => (cart.lob === 'prepaid' ? line.planMonthlyCents : 0)
  const lines = price.lines.map((line) => ({
    todayCents: line.dueTodayCents + paidAhead(line),
    monthlyCents: line.dueMonthlyCents,
  }))
  return { price, lines }
}

const totalsOf = (cart: CartState, price: CartPrice): Totals => {
  const firstMonthCents = cart.lob === 'prepaid' ? sum(price.lines, (line) => line.planMonthlyCents) : 0
  const deliveryCents = cart.lines.length > 0 ? (findShipping(cart.shippingOptionId)?.costCents ?? 0) : 0
  return {
    dueToday: (price.dueTodayCents + firstMonthCents + deliveryCents) / 100,
    dueMonthly: price.dueMonthlyCents / 100,
    todayRows: cart.lines.length > 0 ? todayRows(cart, price, firstMonthCents) : [],
    monthlyRows: monthlyRows(cart, price),
  }
}

/** What the cart costs now, with every total. */
export const priceCartState = (cart: CartState): PricedCart => {
  const priced = priceCartLines(cart)
  return { ...priced, totals: totalsOf(cart, priced.price) }
}
