import { listProducts, planModels, shippingModels, stores } from '@soe/catalogue'
import { carrierTimeZone, startOfDay } from '@soe/rules'
import type { CartLineState, CartState } from '@soe/world'
import fc from 'fast-check'
import { priceCartState } from './cart-pricing'

const products = listProducts()
const skusOf = (itemType: 'DEVICE' | 'ACCESSORY') =>
  products
    .filter((product) => product.itemType === itemType)
    .flatMap(({ productId, childSkus }) => childSkus.map(({ skuId }) => ({ skuId, productId })))

const device = fc.record({ sku: fc.constantFrom(...skusOf('DEVICE')), term: fc.constantFrom(0, 24, 36) })
const accessory = fc
  .record({ sku: fc.constantFrom(...skusOf('ACCESSORY')), qty: fc.integer({ min: 1, max: 10 }) })
  .map(({ sku, qty }) => ({ ...sku, qty }))

const line = fc
  .record({
    device: fc.option(device, { nil: undefined }),
    accessories: fc.uniqueArray(accessory, { maxLength: 4, selector: ({ skuId }) => skuId }),
    activity: fc.constantFrom('NSE' as const, 'EUP' as const),
    planId: fc.option(fc.constantFrom(...planModels.map((plan) => plan.planId)), { nil: undefined }),
  })
  .map(({ device: chosen, planId, activity, accessories }): Omit<CartLineState, 'lineId' | 'sequence'> => ({
    activity: chosen ? activity : 'ACC',
    accessories,
    ...(chosen && { device: { ...chosen.sku, term: chosen.term } }),
    ...(chosen && planId !== undefined && { planId }),
  }))

const cart = fc
  .record({
    lob: fc.constantFrom('postpaid' as const, 'prepaid' as const),
    owner: fc.constantFrom('session:1', 'account:0720043118-1'),
    lines: fc.array(line, { maxLength: 4 }),
    shippingOptionId: fc.constantFrom(...shippingModels.map((model) => model.shippingOptionId)),
    locationCode: fc.constantFrom(...stores.map((store) => store.locationCode)),
  })
  .map(({ lines, ...chosen }): CartState => ({
    ...chosen,
    id: 'C1',
    caseId: 'CASE1',
    status: 'open',
    intent: 'AAL',
    lines: lines.map((made, index) => ({ ...made, lineId: `newLine${index + 1}`, sequence: index + 1 })),
    lineCount: lines.length,
    completedSteps: [],
    acceptedAgreementIds: [],
    createdAt: 0,
    updatedAt: 0,
  }))

const epoch = { now: 0, header: { timeZone: carrierTimeZone } }

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the price of any cart', () => {
  it('is the sum of its rows, to the cent', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { totals } = priceCartState(given, epoch)
        expect(sum(totals.todayRows.map(({ amount }) => cents(amount)))).toBe(cents(totals.dueToday))
        expect(sum(totals.monthlyRows.map(({ amount }) => cents(amount)))).toBe(cents(totals.dueMonthly))
      }),
    )
  })

  it('is the sum of its lines, delivery and tax', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { totals, lines } = priceCartState(given, epoch)
        const rest = totals.todayRows.filter(({ code }) => code === 'delivery' || code === 'tax')
        const parts = [...lines.map(({ todayCents }) => todayCents), ...rest.map(({ amount }) => cents(amount))]
        expect(sum(parts)).toBe(cents(totals.dueToday))
        expect(sum(lines.map(({ monthlyCents }) => monthlyCents))).toBe(cents(totals.dueMonthly))
      }),
    )
  })

  it('is made of whole cents', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { totals } = priceCartState(given, epoch)
        const amounts = [...totals.todayRows, ...totals.monthlyRows].map(({ amount }) => amount)
        for (const amount of [totals.dueToday, totals.dueMonthly, ...amounts]) {
          expect(Number(amount.toFixed(2))).toBe(amount)
        }
      }),
    )
  })

  it('is nothing while there is nothing in it', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { totals } = priceCartState({ ...given, lines: [] }, epoch)
        expect(totals).toEqual({ dueToday: 0, dueMonthly: 0, todayRows: [], monthlyRows: [] })
      }),
    )
  })
})

describe('a promotion of a cart', () => {
  const [bought] = skusOf('DEVICE')
  const given = fc.sample(cart, 1).map((sample): CartState => ({
    ...sample,
    lines: [{ lineId: 'newLine1', sequence: 1, activity: 'NSE', accessories: [], device: { ...bought!, term: 0 } }],
    promoCodes: ['EBBTIDE5', '810000004101'],
  }))[0]!
  const discountsAt = (day: string) =>
    priceCartState(given, { ...epoch, now: startOfDay(day) })
      .totals.todayRows.filter(({ code }) => code === 'promo-discount')
      .map(({ amount }) => amount)

  it('counts on its last day, and takes nothing off from the next on', () => {
    expect([discountsAt('2026-06-30'), discountsAt('2026-07-02')]).toEqual([[-5, -20], [-20]])
  })
})
