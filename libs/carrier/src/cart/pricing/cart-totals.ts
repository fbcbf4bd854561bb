import type { Totals } from '@soe/contracts'
import type { CartState } from '@soe/world'
import { deliveryCentsOf } from '../../checkout/delivery/delivery-cents'
import { monthlyRows } from './monthly-rows'
import type { PricedLines } from './priced-cart'
import { sum } from './sum'
import { depositCentsOf, todayRows } from './today-rows'

export const totalsOf = (cart: CartState, priced: PricedLines): Totals => {
  const { price } = priced
  const firstMonthCents = cart.lob === 'prepaid' ? sum(price.lines, (line) => line.planMonthlyCents) : 0
  return {
    dueToday: (price.dueTodayCents + firstMonthCents + deliveryCentsOf(cart) + depositCentsOf(cart)) / 100,
    dueMonthly: price.dueMonthlyCents / 100,
    todayRows: cart.lines.length > 0 ? todayRows(cart, priced, firstMonthCents) : [],
    monthlyRows: monthlyRows(cart, price),
  }
}
