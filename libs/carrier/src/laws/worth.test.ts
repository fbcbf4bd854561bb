import { findDeviceSku, findPlan, findProduct } from '@soe/catalogue'
import type { AmountRow, Offer } from '@soe/contracts'
import { offerRecord } from '../domain/offers/offer-record'
import { days, extras, goodsOn, plans, taxes, type Goods } from './testing/promise-goods'
import type { BoughtLine, Purchase } from './testing/promise-terms'
import { show } from './testing/show-purchase'

const isSoak = process.env['SOAK'] === '1'

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const personas = ['guest', 'upgrading customer', 'prepaid guest'] as const
const zips = Object.keys(taxes) as (keyof typeof taxes)[]

interface Case {
  readonly day: string
  readonly device: Goods
  readonly persona: (typeof personas)[number]
  readonly plan: (typeof plans)[number] | undefined
  readonly months: BoughtLine['months']
  readonly zip: Purchase['zip']
  /** The shopper does what the offer asks for beside the plan: trades in, takes another line or phone, adds the piece. */
  readonly doesAll: boolean
  readonly isWithoutAutoPay: boolean
}

const another = (day: string) => goodsOn(day).find(({ skuId }) => skuId === 'orbit-11-pro-tar-128')

const purchaseOf = ({ day, device, persona, plan, months, zip, doesAll, isWithoutAutoPay }: Case): Purchase => {
  const lob = persona === 'prepaid guest' ? 'prepaid' : 'postpaid'
  const isNew = persona !== 'upgrading customer'
  const piece = extras.find(({ skuId }) => device.piece?.skuIds.includes(skuId))
  const plain = { isNew, months: 0 as const, protected: false, extras: [] }
  const first: BoughtLine = {
    ...plain,
    device,
    months,
    ...(plan && { plan }),
    extras: doesAll && piece ? [{ extra: piece, qty: 1 }] : [],
    ...(doesAll && lob === 'postpaid' && { tradeIn: { cents: 180_05, condition: 'damaged' } }),
  }
  const other = another(day)
  return {
    day,
    lob,
    lines: doesAll && other ? [first, { ...plain, device: other }] : [first],
    coupons: [],
    zip,
    homeProtected: false,
    isExpress: false,
    donationCents: 0,
    downPaymentCents: 0,
    isWithoutAutoPay,
  }
}

/** What all bills together have of a row. */
const inAll = ({ amount, quantity = 1, lastAmount = amount }: AmountRow) =>
  -cents(amount) * (quantity - 1) - cents(lastAmount)

/** What the record names for what the shopper has chosen. */
const namedCents = ({ worth }: Offer, { device, plan, isWithoutAutoPay }: Case): number => {
  const { capacity, skuFilters } = findDeviceSku(device.skuId)?.sku ?? {}
  const chosen = [capacity, skuFilters?.size, findPlan(plan?.planId ?? '')?.displayName]
  const row = worth.find(({ of }) => of === undefined || of.split(', ').some((part) => chosen.includes(part)))
  // Half of what the plan costs without Auto Pay is more by half of the difference.
  const more = device.planPercent && isWithoutAutoPay ? 5_00 * (device.planBills ?? 0) : 0
  return cents(row?.amount ?? 0) + (row ? more : 0)
}

const cutCents = ({ skuId, productId }: Goods, day: string): number => {
  const sku = findProduct(productId, 'en', day)?.childSkus.find((child) => child.skuId === skuId)
  const { originalPrice = 0, discountedPrice = 0 } = sku?.price.fullRetailPrice ?? {}
  return cents(originalPrice) - cents(discountedPrice)
}

/** The promise of a badge that is not kept, in words; none where it is kept, or the reason stands beside it. */
const unkept = (each: Case, record: Offer): string[] => {
  const { day, device } = each
  const { tiles, totals, unearned } = show(purchaseOf(each))
  const badge = tiles.find(({ goods }) => goods.skuId === device.skuId)?.badge
  const rows = [...totals.todayRows, ...totals.monthlyRows, ...(totals.creditRows ?? [])]
  const paid = sum(rows.filter(({ code, name }) => code === 'offer-discount' && name === record.name).map(inAll))
  const given = paid + cutCents(device, day)
  const name = `${badge} for ${each.persona}, ${each.months} months, ${each.plan?.planId}, ${each.zip}`
  if (badge === undefined) return given === 0 ? [] : [`${name}: gives ${given} without a word`]
  if (!unearned.includes(badge)) {
    const named = namedCents(record, each)
    return given === named ? [] : [`${name}: gives ${given}, not ${named}`]
  }
  return given === 0 && record.how !== '' && record.who !== '' ? [] : [`${name}: is lost, yet gives ${given}`]
}

const termsOf = (persona: Case['persona']) => (persona === 'prepaid guest' ? ([0] as const) : ([36, 24, 0] as const))

const plansOf = (persona: Case['persona'], { kind }: Goods) => {
  const lob = persona === 'prepaid guest' ? 'prepaid' : 'postpaid'
  return [undefined, ...plans.filter((plan) => plan.lob === lob && (plan.kind === kind || plan.kind === 'any'))]
}

const casesOf = (day: string, device: Goods): Case[] =>
  personas.flatMap((persona) =>
    plansOf(persona, device).flatMap((plan) =>
      termsOf(persona).flatMap((months) =>
        zips.flatMap((zip) =>
          [true, false].flatMap((doesAll) =>
            (isSoak ? [true, false] : [doesAll]).map((isWithoutAutoPay) => {
              const chosen = { day, device, persona, plan, months, zip, doesAll }
              return { ...chosen, isWithoutAutoPay: isWithoutAutoPay && persona !== 'prepaid guest' }
            }),
          ),
        ),
      ),
    ),
  )

it.each(isSoak ? days : days.slice(0, 1))(
  'each offer on %s gives to the cent what it names, or says why not',
  (day) => {
    const offered = goodsOn(day).filter(({ badge }) => badge !== undefined)
    const broken = offered.flatMap((device) => {
      const record = offerRecord(device.productId, 'en', day)
      if (!record) return [`${device.skuId} has no record of its offer`]
      return casesOf(day, device).flatMap((each) => unkept(each, record))
    })
    expect(offered.length).toBeGreaterThanOrEqual(12)
    expect(broken).toEqual([])
  },
)
