import { cartChanges } from './cart-changes'
import { promotionsFact } from './cart-extras.facts'
import { stepAnswer } from './cart.facts'
import type { Totals } from '@soe/contracts'
import { fromCheckout } from './from-checkout'
import { effect, lostBy, fromAnswer, type Fact } from '../promise/fact'
import { sumOf } from '../promise/values'
import { fromStep } from '../shared/from-step'

/** What is due, the dearest value to get wrong. */
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
    fromCheckout(({ cart }) => dueOf(cart.orderDetails.totals)),
    { select: ({ answer }) => ('promotions' in answer && 'totals' in answer ? dueOf(answer.totals) : undefined) },
    fromAnswer('omni.readDL', ({ answer: { dataLayer } }) =>
      dataLayer.cart.cartId === '' ? undefined : dueOf(dataLayer.cart),
    ),
    fromAnswer('checkout.placeOrder', ({ answer }) => dueOf(answer.order.totals), 'before'),
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

/** The rows of what is due, in any order; an answer may leave out how many there are of something. */
const rowsOf = ({ todayRows, monthlyRows }: Totals) =>
  Object.fromEntries(
    Object.entries({ todayRows, monthlyRows }).map(([name, rows]) => [
      name,
      rows.map(({ code, amount, name: of = '' }) => `${code} ${of} ${amount}`).sort(),
    ]),
  )

const promoted = (...amounts: readonly number[]) =>
  ({
    key: 'cart.applyPromo',
    answer: {
      promotions: [],
      totals: { todayRows: amounts.map((amount) => ({ code: 'promo', amount })), monthlyRows: [] },
    },
  }) as const

export const rowsFact: Fact<ReturnType<typeof rowsOf>> = {
  name: 'rows',
  says: 'what is due is made up of the same rows in every answer until something changes it',
  sources: [
    fromCheckout(({ cart }) => rowsOf(cart.orderDetails.totals)),
    { select: ({ answer }) => ('promotions' in answer && 'totals' in answer ? rowsOf(answer.totals) : undefined) },
  ],
  effects: lostBy(...cartChanges),
  right: [promoted(5, 6), { key: 'cart.addDevice', answer: {} }, promoted(6)],
  wrong: [
    promoted(5, 6),
    {
      key: 'checkout.getCheckoutDetails',
      answer: {
        shipmentInfo: {},
        cart: { orderDetails: { totals: { todayRows: [{ code: 'promo', amount: 11 }], monthlyRows: [] } } },
      },
    },
  ],
}

type LineNames = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>

export const lineNamesFact: Fact<LineNames> = {
  name: 'lineNames',
  says: 'a line has the same product and the same kind in every answer until something changes it',
  sources: [
    fromStep(({ cartInfo: { cartId, lines } }) =>
      cartId === ''
        ? undefined
        : Object.fromEntries(
            lines.map(({ lineId, mtn, lineActivityType, productId, skuId }) => [
              lineId,
              { mtn, lineActivityType, productId, skuId },
            ]),
          ),
    ),
    fromAnswer('cart.calculateMultiLineTax', ({ answer: { lines } }) =>
      Object.fromEntries(lines.map(({ lineId, mtn }) => [lineId, { mtn }])),
    ),
    fromCheckout(({ cart }) =>
      Object.fromEntries(
        Object.values(cart.lineDetails.lineInfo).map(
          ({ lineId, lineActivityType, serviceInfo: { mtn }, deviceItem }) => [
            lineId,
            { mtn, lineActivityType, productId: deviceItem?.productId, skuId: deviceItem?.skuId },
          ],
        ),
      ),
    ),
  ],
  effects: lostBy(...cartChanges.filter((key) => key !== 'cart.calculateMultiLineTax')),
  compare: (said, known) =>
    Object.entries(said).flatMap(([id, names]) =>
      Object.entries(names)
        .filter(([name, value]) => value !== undefined && known[id]?.[name] !== undefined)
        .map(([name, value]) => [{ [`${id} ${name}`]: value }, { [`${id} ${name}`]: known[id]?.[name] }] as const),
    ),
  merge: (known, said) =>
    Object.fromEntries(
      Object.entries(said).map(([id, names]) => [
        id,
        { ...known?.[id], ...Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)) },
      ]),
    ),
  right: [
    { key: 'cart.addDevice', answer: stepAnswer(1, [{ lineId: 'a', mtn: 'a', skuId: 's' }]) },
    { key: 'cart.calculateMultiLineTax', answer: { lines: [{ lineId: 'a', mtn: 'a' }] } },
  ],
  wrong: [
    { key: 'cart.addDevice', answer: stepAnswer(1, [{ lineId: 'a', mtn: 'a', skuId: 's' }]) },
    { key: 'cart.calculateMultiLineTax', answer: { lines: [{ lineId: 'a', mtn: 'b' }] } },
  ],
}

export const linesDueFact: Fact<number> = {
  name: 'linesDueMonthly',
  says: 'the lines cost a month what the cart does, as long as it has no features',
  sources: [
    fromStep(({ cartInfo: { cartId, lines } }) =>
      cartId === '' ? undefined : sumOf(lines.map(({ dueMonthly }) => dueMonthly)),
    ),
    fromCheckout(({ cart: { orderDetails } }) => {
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

export const cartDueFacts = [dueFact, rowsFact, lineNamesFact, linesDueFact]
