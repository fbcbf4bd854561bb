import fc from 'fast-check'
import type { Totals } from '@soe/contracts'
import {
  accessoryBody,
  acceptAll,
  addDevice,
  chooseNewNumber,
  choosePlan,
  createTestWorld,
  fillCheckout,
  isSumOfRows,
  maren,
  orbit9,
  placeOrder,
  totalsOf,
  tradeIn,
} from '../testing'
import { days, extras, goodsOn, plans } from './testing/promise-goods'

const isSoak = process.env['SOAK'] === '1'

/** What can be sold at once; accessories of the shop in any number of cases and gift cards. */
const phones = goodsOn(days[0] ?? '').filter(({ kind, forPrepaid }) => kind === 'phone' && !forPrepaid)

const purchase = fc.record({
  persona: fc.constantFrom('prospect' as const, 'signed-in' as const),
  phone: fc.constantFrom(...phones),
  term: fc.constantFrom(36, 24, 0),
  plan: fc.constantFrom(...plans.filter(({ kind, lob }) => kind === 'phone' && lob === 'postpaid')),
  pieces: fc.subarray([...extras], { maxLength: 2 }),
  isTradedIn: fc.boolean(),
  home: fc.constantFrom(
    maren.serviceAddress,
    { addressLine1: '5 Ridge Rd', city: 'Alpharetta', state: 'GA', zipCode: '30004' },
    { addressLine1: '9 Ash St', city: 'Portland', state: 'OR', zipCode: '97201' },
  ),
})

type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never

const sums = ({ dueToday, dueMonthly }: Totals) => [dueToday, dueMonthly]

/** Each page's sums on the way of a purchase, under its name; the box is asked for the ZIP code that the next page has. */
const sumsOnTheWay = async ({ persona, phone, term, plan, pieces, isTradedIn, home }: Purchase) => {
  const shopper = createTestWorld(persona).shopper()
  const accessories = pieces.map(({ skuId }) => skuId)
  const handedIn = { device: orbit9, condition: 'good' as const }
  const box = async (zipCode?: string) => {
    const { answer } = await shopper.call('pricing.estimateLine', {
      body: {
        skuId: phone.skuId,
        term,
        ...(zipCode !== undefined && { zipCode }),
        ...(accessories.length > 0 && { accessories }),
        ...(isTradedIn && { tradeIn: handedIn }),
      },
    })
    return answer.plans.find(({ planId }) => planId === plan.planId)?.totals
  }
  const shown: [page: string, totals: Totals | undefined][] = [['box', await box()]]
  await addDevice(shopper, { id: phone.skuId, productId: phone.productId, dppMonths: term })
  await choosePlan(shopper, plan.planId)
  if (isTradedIn) await tradeIn(shopper, { ...handedIn, lineId: 'newLine1' })
  if (accessories.length > 0)
    await shopper.call('cart.addAccessories', { body: accessoryBody(accessories.map((id) => ({ id, qty: 1 }))) })
  shown.push(['steps', await totalsOf(shopper)])
  await chooseNewNumber(shopper)
  shown.push(['cart', await totalsOf(shopper)])
  const before = shown.splice(0)
  if (persona === 'prospect') shown.push(['box for the address', await box(home.zipCode)])
  await fillCheckout(shopper, { ...maren, serviceAddress: home })
  await acceptAll(shopper)
  const review = await totalsOf(shopper)
  const { orderNumber, totals, payments = [] } = await placeOrder(shopper)
  const { answer } = await shopper.call('checkout.getOrder', { body: { orderNumber } })
  shown.push(['review', review], ['receipt', totals], ['order', answer.order.totals])
  return { before, shown, paid: payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) }
}

it('a purchase comes to the same in the box, in the steps, in the cart, at the review and in its order, and that is paid', async () => {
  const run = async (bought: Purchase) => {
    const { before, shown, paid } = await sumsOnTheWay(bought)
    for (const pages of [before, shown]) {
      const expected = pages.at(-1)?.[1]
      for (const [page, totals] of pages) {
        expect([page, totals && sums(totals)]).toEqual([page, expected && sums(expected)])
        expect([page, totals && isSumOfRows(totals)]).toEqual([page, true])
      }
    }
    expect(paid).toBe(Math.round((shown.at(-1)?.[1]?.dueToday ?? 0) * 100))
  }
  await fc.assert(fc.asyncProperty(purchase, run), { numRuns: isSoak ? 200 : 20 })
})
