import { cartChanges } from './cart-changes'
import { promotionsFact } from './cart-extras.facts'
import { stepAnswer } from './cart.facts'
import { toldByCheckout } from './told-by-cart'
import { effect, lostBy, told, type Fact } from '../invariant/fact'
import { sumOf } from '../invariant/values'
import { toldByStep } from '../shared/told-by-step'

/** The dearest mistake of all: what is due, by whichever answer tells it. */
interface DueFact {
  readonly dueToday: number
  readonly dueMonthly: number
}

const dueOf = ({ dueToday, dueMonthly }: DueFact): DueFact => ({ dueToday, dueMonthly })

const lineDue = (dueMonthly: number) => stepAnswer(1, [{ lineId: 'a', dueMonthly }])

const cartDue = (dueMonthly: number) => ({
  shipmentInfo: {},
  cart: { orderDetails: { totals: { dueMonthly, monthlyRows: [] } } },
})

export const dueFact: Fact<DueFact> = {
  name: 'due',
  says: 'what is due is the same in every answer until something changes it, and in the order',
  sources: [
    toldByCheckout(({ cart }) => dueOf(cart.orderDetails.totals)),
    { tells: ({ answer }) => ('promotions' in answer && 'totals' in answer ? dueOf(answer.totals) : undefined) },
    told('omni.readDL', ({ answer: { dataLayer } }) =>
      dataLayer.cart.cartId === '' ? undefined : dueOf(dataLayer.cart),
    ),
    told('checkout.placeOrder', ({ answer }) => dueOf(answer.order.totals), 'before'),
  ],
  effects: {
    ...lostBy<DueFact>(...cartChanges),
    // A code that is applied already takes nothing further off.
    ...effect('cart.applyPromo', (before, { request }, known) =>
      known(promotionsFact)?.includes(request?.promoCode ?? '') ? before : undefined,
    ),
  },
  right: [
    { key: 'omni.readDL', answer: { dataLayer: { cart: { cartId: 'c1', dueToday: 5, dueMonthly: 1 } } } },
    { key: 'checkout.placeOrder', answer: { order: { totals: { dueToday: 5, dueMonthly: 1 } } } },
  ],
  wrong: [
    { key: 'omni.readDL', answer: { dataLayer: { cart: { cartId: 'c1', dueToday: 5, dueMonthly: 1 } } } },
    { key: 'checkout.placeOrder', answer: { order: { totals: { dueToday: 500, dueMonthly: 1 } } } },
  ],
}

export const linesDueFact: Fact<number> = {
  name: 'linesDueMonthly',
  says: 'the lines cost a month what the cart does, as long as it has no features',
  sources: [
    toldByStep(({ cartInfo: { cartId, lines } }) =>
      cartId === '' ? undefined : sumOf(lines.map(({ dueMonthly }) => dueMonthly)),
    ),
    toldByCheckout(({ cart: { orderDetails } }) => {
      const { dueMonthly, monthlyRows } = orderDetails.totals
      return monthlyRows.some(({ code }) => code === 'feature') ? undefined : dueMonthly
    }),
  ],
  effects: lostBy(...cartChanges),
  right: [
    { key: 'cart.addDevice', answer: lineDue(27.77) },
    { key: 'checkout.getCheckoutDetails', answer: cartDue(27.77) },
  ],
  wrong: [
    { key: 'cart.addDevice', answer: lineDue(29.72) },
    { key: 'checkout.getCheckoutDetails', answer: cartDue(27.77) },
  ],
}

export const cartDueFacts = [dueFact, linesDueFact]
