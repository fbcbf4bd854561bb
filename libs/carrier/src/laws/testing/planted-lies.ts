import type { AmountRow, Totals } from '@soe/contracts'
import type { Shown } from './promise'
import { extras, goodsOn, plans, type Goods } from './promise-goods'
import type { Purchase } from './promise-terms'

const day = '2026-11-26'

const find = (skuId: string): Goods => {
  const found = goodsOn(day).find((each) => each.skuId === skuId)
  if (!found) throw new Error(`no ${skuId}`)
  return found
}

const [mainsail, , , tender] = plans

/** Every kind of row at once. */
export const fullPurchase: Purchase = {
  day,
  lob: 'postpaid',
  lines: [
    {
      isNew: true,
      device: find('orbit-12-pro-kelp-128'),
      months: 36,
      plan: mainsail,
      protected: true,
      extras: [{ extra: extras[0], qty: 2 }],
      tradeIn: { cents: 260_00, condition: 'good' },
    },
    { isNew: true, device: find('lumen-fold-sand-256'), months: 36, plan: mainsail, protected: false, extras: [] },
    {
      isNew: true,
      device: find('pelago-9-buoy-128'),
      months: 24,
      protected: false,
      extras: [{ extra: extras[5], qty: 2 }],
    },
    { isNew: true, device: find('tern-s4-lichen-128'), months: 36, plan: mainsail, protected: false, extras: [] },
    {
      isNew: true,
      device: find('tern-watch-3-buoy-40-sport-band'),
      months: 0,
      plan: tender,
      protected: false,
      extras: [],
    },
  ],
  coupons: [{ code: '810000004101', name: 'Dockside coupon, $20 off', cents: 20_00, percent: 0, of: 'order' }],
  zip: '04101',
  homeProtected: true,
  isExpress: true,
  donationCents: 37,
  downPaymentCents: 150_00,
  isWithoutAutoPay: true,
}

type Lie = (shown: Shown) => Shown

const add = (dollars: number, more: number) => Math.round((dollars + more) * 100) / 100

const inTotals =
  (change: (totals: Totals) => Partial<Totals>): Lie =>
  (shown) => ({ ...shown, totals: { ...shown.totals, ...change(shown.totals) } })

type Rows = 'todayRows' | 'monthlyRows' | 'creditRows'

const without = (rows: Rows, code: AmountRow['code'], name?: string): Lie =>
  inTotals((totals) => ({
    [rows]: totals[rows]?.filter((row) => row.code !== code || (name !== undefined && row.name !== name)),
  }))

const changed = (rows: Rows, code: AmountRow['code'], change: (row: AmountRow) => AmountRow): Lie =>
  inTotals((totals) => {
    const first = totals[rows]?.findIndex((row) => row.code === code)
    return { [rows]: totals[rows]?.map((row, index) => (index === first ? change(row) : row)) }
  })

const by = (dollars: number) => (row: AmountRow) => ({ ...row, amount: add(row.amount, dollars) })

const all =
  (...lies: Lie[]): Lie =>
  (shown) =>
    lies.reduce((told, lie) => lie(told), shown)

const dueToday = (dollars: number) => inTotals((totals) => ({ dueToday: add(totals.dueToday, dollars) }))
const dueMonthly = (dollars: number) => inTotals((totals) => ({ dueMonthly: add(totals.dueMonthly, dollars) }))

const badge =
  (skuId: string, text: string | undefined): Lie =>
  (shown) => ({
    ...shown,
    tiles: shown.tiles.map((tile) => (tile.goods.skuId === skuId ? { ...tile, badge: text } : tile)),
  })

const halfPlan = 'Plan half off for 6 months'
const badgeOfTradeIn = '$300 off with any trade-in'
const freeCase = 'Free case, this week only'
const watchOffer = '$100 off with any phone'

/** What a shop might show that is not so; some of them still add up. */
export const plantedLies: readonly (readonly [name: string, lie: Lie])[] = [
  [
    'a badge without effect: the plan stays as it is',
    all(without('monthlyRows', 'offer-discount', halfPlan), dueMonthly(32.5)),
  ],
  ['an effect without a badge', badge('lumen-fold-sand-256', undefined)],
  ['a badge on what has no offer', badge('kestrel-field-kelp-256', 'Work gloves welcome')],
  ['a badge of other terms', badge('orbit-12-pro-kelp-128', '$400 off with any trade-in')],
  [
    'a tile at another price',
    (shown) => ({ ...shown, tiles: shown.tiles.map((tile) => ({ ...tile, cents: tile.cents + 1 })) }),
  ],
  ['a row left out', without('todayRows', 'activation')],
  ['the price with Auto Pay for who pays without it', all(without('monthlyRows', 'without-auto-pay'), dueMonthly(-40))],
  ['home protection left out of the rows', without('monthlyRows', 'feature')],
  ['the offer left out of the lines', (shown) => ({ ...shown, lineOffers: shown.lineOffers.slice(1) })],
  [
    'an offer given twice',
    all(
      inTotals(({ todayRows }) => ({
        todayRows: [...todayRows, ...todayRows.filter(({ name }) => name === watchOffer)],
      })),
      dueToday(-100),
    ),
  ],
  ['a cent rounded twice', all(changed('monthlyRows', 'instalment', by(0.01)), dueMonthly(0.01))],
  ['a credit rounded up', all(changed('monthlyRows', 'offer-discount', by(-0.01)), dueMonthly(-0.01))],
  [
    'the tax of the old address',
    all(
      changed('todayRows', 'tax', (row) => ({ ...row, amount: Math.round((row.amount * 700) / 5.5) / 100 })),
      dueToday(1),
    ),
  ],
  ['tax on what is free', all(changed('todayRows', 'tax', by(1.65)), dueToday(1.65))],
  [
    'a plan that is half off for ever',
    inTotals(({ monthlyRows }) => ({
      monthlyRows: monthlyRows.map(({ quantity, ...row }) =>
        row.name === halfPlan ? row : { ...row, ...(quantity !== undefined && { quantity }) },
      ),
    })),
  ],
  ['a credit that ends with the year', changed('monthlyRows', 'offer-discount', (row) => ({ ...row, quantity: 12 }))],
  ['a free case that is charged', all(without('todayRows', 'offer-discount', freeCase), dueToday(23.99))],
  ['an offer without its name', changed('todayRows', 'offer-discount', ({ name: _, ...row }) => row)],
  [
    'an offer without its last day',
    inTotals(({ todayRows }) => ({ todayRows: todayRows.map(({ until: _, ...row }) => row) })),
  ],
  [
    'a trade-in without its promotion',
    (shown) => ({ ...shown, tradeIns: shown.tradeIns.map((item) => ({ ...item, creditTotal: item.tradeInValue })) }),
  ],
  ['a trade-in that is not credited', without('creditRows', 'trade-in-discount')],
  [
    'a promotion missing in what is due monthly',
    all(without('monthlyRows', 'offer-discount', '$300 off with any trade-in'), dueMonthly(8.33)),
  ],
  ['a sum that its rows do not make', dueMonthly(25)],
  [
    'delivery that is free until Continue',
    all(
      changed('todayRows', 'delivery', (row) => ({ ...row, amount: 0 })),
      dueToday(-14.99),
    ),
  ],
  ['a coupon taken off twice', all(changed('todayRows', 'promo-discount', by(-20)), dueToday(-20))],
  [
    'an event of the sum before the offers',
    (shown) => ({ ...shown, event: { ...shown.event, dueMonthly: add(shown.event.dueMonthly, 46.94) } }),
  ],
  [
    'an event that names an offer that is not had',
    (shown) => ({
      ...shown,
      event: { ...shown.event, items: [...shown.event.items, { offer: '$250 off with a new line' }] },
    }),
  ],
  ['an offer that is had and said to be lost', (shown) => ({ ...shown, unearned: [badgeOfTradeIn] })],
  ['a last bill that keeps the rest', changed('monthlyRows', 'offer-discount', ({ lastAmount: _, ...row }) => row)],
  ['a donation kept back', all(without('todayRows', 'donation'), dueToday(-0.37))],
]
