import fc from 'fast-check'
import { priceCart, type PriceCartInput, type PricedLine } from './price-cart'

const phone = { retailCents: 99_999, termMonths: 36 }
const caseItem = { id: 'case', unitCents: 4999, quantity: 1, productLine: 'cases' }

describe('the price of a cart', () => {
  const rows: [string, PriceCartInput, number, number][] = [
    ['nothing', { lines: [] }, 0, 0],
    ['a financed phone', { lines: [{ id: 'l1', device: phone }] }, 0, 2777],
    ['a phone over 24 months', { lines: [{ id: 'l1', device: { ...phone, termMonths: 24 } }] }, 0, 4166],
    ['a phone at full retail', { lines: [{ id: 'l1', device: { ...phone, termMonths: 0 } }] }, 99_999, 0],
    [
      'a discounted phone at full retail',
      { lines: [{ id: 'l1', device: { ...phone, termMonths: 0, discountCents: 20_000 } }] },
      79_999,
      0,
    ],
    ['a discounted financed phone', { lines: [{ id: 'l1', device: { ...phone, discountCents: 27_999 } }] }, 0, 2000],
    ['a free phone', { lines: [{ id: 'l1', device: { ...phone, discountCents: 200_000 } }] }, 0, 0],
    ['a down payment', { lines: [{ id: 'l1', device: { ...phone, downPaymentCents: 9999 } }] }, 9999, 2500],
    [
      'a down payment above the price',
      { lines: [{ id: 'l1', device: { ...phone, downPaymentCents: 200_000 } }] },
      99_999,
      0,
    ],
    [
      'a phone with plan, protection and activation',
      {
        lines: [
          { id: 'l1', device: phone, planMonthlyCents: 6500, protectionMonthlyCents: 1700, activationFeeCents: 3500 },
        ],
      },
      3500,
      2777 + 6500 + 1700,
    ],
    ['an accessory', { lines: [{ id: 'acc', accessories: [caseItem] }] }, 4999, 0],
    [
      'a bundle of three',
      { lines: [{ id: 'acc', accessories: [{ ...caseItem, quantity: 3 }] }] },
      3 * 4999 - 3 * 1000,
      0,
    ],
    [
      'a bundle over two lines',
      {
        lines: [
          { id: 'a', accessories: [{ ...caseItem, quantity: 2 }] },
          { id: 'b', accessories: [{ ...caseItem, id: 'other', quantity: 1 }] },
        ],
      },
      3 * 3999,
      0,
    ],
    ['tax on a financed phone', { lines: [{ id: 'l1', device: phone }], taxBasisPoints: 825 }, 8250, 2777],
    [
      'tax that rounds half up',
      { lines: [{ id: 'a', accessories: [{ ...caseItem, unitCents: 50 }] }], taxBasisPoints: 100 },
      51,
      0,
    ],
    [
      'no tax on a gift card',
      { lines: [{ id: 'a', accessories: [{ ...caseItem, unitCents: 5000, isTaxed: false }] }], taxBasisPoints: 1000 },
      5000,
      0,
    ],
    [
      'no tax on the activation fee',
      { lines: [{ id: 'l1', activationFeeCents: 3500 }], taxBasisPoints: 1000 },
      3500,
      0,
    ],
    [
      'an order discount before tax',
      {
        lines: [{ id: 'a', accessories: [{ ...caseItem, unitCents: 10_000 }] }],
        taxBasisPoints: 1000,
        orderDiscountCents: 1000,
      },
      9900,
      0,
    ],
    [
      'a discount above what is due',
      { lines: [{ id: 'a', accessories: [caseItem] }], orderDiscountCents: 99_999 },
      0,
      0,
    ],
    [
      'features of the line and of the account',
      { lines: [{ id: 'l1', featuresMonthlyCents: 600 }], accountMonthlyCents: 2500 },
      0,
      3100,
    ],
    [
      'a promotion after the bundle and before tax',
      {
        lines: [{ id: 'a', accessories: [{ ...caseItem, unitCents: 10_000 }] }],
        taxBasisPoints: 1000,
        promos: [{ code: 'TEN', on: 'order', percent: 10 }],
      },
      9900,
      0,
    ],
    [
      'a promotion after an order discount that leaves little',
      {
        lines: [{ id: 'a', accessories: [caseItem] }],
        orderDiscountCents: 4900,
        promos: [{ code: 'BIG', on: 'order', cents: 5000 }],
      },
      0,
      0,
    ],
    ['a donation', { lines: [{ id: 'a', accessories: [caseItem] }], donationCents: 1 }, 5000, 0],
  ]
  it.each(rows)('with %s (%j) is %i today and %i a month', (_name, input, today, monthly) => {
    const { dueTodayCents, dueMonthlyCents } = priceCart(input)
    expect([dueTodayCents, dueMonthlyCents]).toEqual([today, monthly])
  })

  const cents = fc.nat(200_000)
  const line: fc.Arbitrary<PricedLine> = fc.record({
    id: fc.uuid(),
    device: fc.record({
      retailCents: cents,
      discountCents: cents,
      termMonths: fc.constantFrom(0, 24, 36),
      downPaymentCents: cents,
    }),
    planMonthlyCents: cents,
    protectionMonthlyCents: cents,
    featuresMonthlyCents: cents,
    activationFeeCents: cents,
    accessories: fc.array(fc.record({ id: fc.uuid(), unitCents: cents, quantity: fc.integer({ min: 1, max: 10 }) }), {
      maxLength: 4,
    }),
  })
  const cart = fc.record({
    lines: fc.array(line, { maxLength: 5 }),
    taxBasisPoints: fc.nat(2000),
    orderDiscountCents: cents,
    donationCents: fc.nat(100),
    accountMonthlyCents: cents,
    promos: fc.constant([
      { code: 'A', on: 'order' as const, cents: 2000, percent: 3 },
      { code: 'B', on: 'accessories' as const, percent: 15 },
    ]),
  })
  const add = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

  it('is whole, never negative and the sum of its parts', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const price = priceCart(input)
        const today = add(price.lines.map((part) => part.dueTodayCents))
        expect(price.dueTodayCents).toBe(today - price.orderDiscountCents + price.taxCents + price.donationCents)
        expect(price.dueMonthlyCents).toBe(
          add(price.lines.map((part) => part.dueMonthlyCents)) + price.accountMonthlyCents,
        )
        expect(price.bundle.discountCents).toBe(add(price.lines.map((part) => part.bundleDiscountCents)))
        const numbers = [
          price.dueTodayCents,
          price.taxCents,
          ...price.lines.flatMap(({ id: _id, offers: _offers, ...part }) => Object.values(part)),
        ]
        for (const number of numbers) expect(Number.isInteger(number) && number >= 0).toBe(true)
      }),
    )
  })

  it('does not depend on the order of its lines', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { lines, ...totals } = priceCart(input)
        const turned = priceCart({ ...input, lines: input.lines.toReversed() })
        expect(turned).toMatchObject({ dueTodayCents: totals.dueTodayCents, dueMonthlyCents: totals.dueMonthlyCents })
        expect(turned.lines.toReversed()).toEqual(lines)
      }),
    )
  })

  it('with one more accessory line never falls below the undiscounted minimum', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const goods = add(
          input.lines.flatMap(({ accessories = [] }) => accessories.map((item) => item.unitCents * item.quantity)),
        )
        const price = priceCart({ ...input, orderDiscountCents: 0, promos: [], taxBasisPoints: 0 })
        expect(price.dueTodayCents).toBeGreaterThanOrEqual(Math.floor(goods * 0.7) - 5)
      }),
    )
  })
})
