import fc from 'fast-check'
import { fullPurchase, plantedLies } from './testing/planted-lies'
import { brokenPromises } from './testing/promise'
import { coupons, days, extras, goodsOn, plans, taxes, type Goods } from './testing/promise-goods'
import type { BoughtLine, Purchase } from './testing/promise-terms'
import { show } from './testing/show-purchase'

const plansFor = (lob: Purchase['lob'], { kind }: Goods) =>
  plans.filter((plan) => plan.lob === lob && (plan.kind === kind || plan.kind === 'any'))

const extra = fc.record({ extra: fc.constantFrom(...extras), qty: fc.constantFrom(1, 2) })

const tradeIn = fc.record({
  cents: fc.constantFrom(260_00, 180_05, 10_00),
  condition: fc.constantFrom('good' as const, 'damaged' as const, 'not-working' as const),
})

const accessoryLine = extra.map((chosen): BoughtLine => ({
  isNew: true,
  months: 0,
  protected: false,
  extras: [chosen],
}))

const deviceLine = ({ lob, day }: Pick<Purchase, 'lob' | 'day'>) =>
  fc.constantFrom<Goods>(...goodsOn(day)).chain((device) =>
    fc
      .record({
        isNew: fc.boolean(),
        months: lob === 'prepaid' ? fc.constant(0 as const) : fc.constantFrom(36 as const, 24 as const, 0 as const),
        plan: fc.option(fc.constantFrom(...plansFor(lob, device), ...plansFor(lob, device)), { nil: undefined }),
        protected: fc.boolean(),
        extras: fc.array(extra, { maxLength: 1 }),
        tradeIn: lob === 'prepaid' ? fc.constant(undefined) : fc.option(tradeIn, { nil: undefined }),
      })
      .map(({ plan, tradeIn: traded, ...line }): BoughtLine => ({
        ...line,
        device,
        ...(plan && { plan }),
        ...(traded && { tradeIn: traded }),
      })),
  )

const market = fc.record({
  lob: fc.constantFrom('postpaid' as const, 'prepaid' as const),
  day: fc.constantFrom(...days),
})

const purchase = market.chain(({ lob, day }) =>
  fc.record<Purchase>({
    lob: fc.constant(lob),
    day: fc.constant(day),
    lines: fc.array(
      fc.oneof({ weight: 4, arbitrary: deviceLine({ lob, day }) }, { weight: 1, arbitrary: accessoryLine }),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    coupons: fc.subarray([...coupons]),
    zip: fc.constantFrom(...(Object.keys(taxes) as (keyof typeof taxes)[])),
    homeProtected: fc.boolean(),
    isExpress: fc.boolean(),
    donationCents: fc.constantFrom(0, 37),
    downPaymentCents: lob === 'prepaid' ? fc.constant(0) : fc.constantFrom(0, 150_00),
    isWithoutAutoPay: fc.boolean(),
  }),
)

it('every page shows what the bills say, over the whole term', () => {
  fc.assert(
    fc.property(purchase, (bought) => {
      expect(brokenPromises(bought, show(bought))).toEqual([])
    }),
    { numRuns: 1500 },
  )
})

describe('the law', () => {
  it('has nothing to say of a purchase with every kind of row', () => {
    expect(brokenPromises(fullPurchase, show(fullPurchase))).toEqual([])
  })

  it.each(plantedLies)('catches %s', (_, lie) => {
    expect(brokenPromises(fullPurchase, lie(show(fullPurchase)))).not.toEqual([])
  })

  it('catches prepaid badges of offers that take an account', () => {
    const prepaid: Purchase = { ...fullPurchase, lob: 'prepaid', lines: [], downPaymentCents: 0 }
    const { tiles } = show(fullPurchase)
    expect(brokenPromises(prepaid, { ...show(prepaid), tiles })).not.toEqual([])
  })
})
