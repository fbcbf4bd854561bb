import type { AmountRow, DataLayerItem, Totals, TradeInItem } from '@soe/contracts'
import type { Goods } from './promise-goods'
import { billsOf, type Purchase } from './promise-terms'

/** What the pages show of a purchase. */
export interface Shown {
  readonly tiles: readonly { readonly goods: Goods; readonly badge: string | undefined; readonly cents: number }[]
  readonly totals: Totals
  /** The offers of the lines, as the cart lists them. */
  readonly lineOffers: readonly AmountRow[]
  /** The offers that lines say they do not have. */
  readonly unearned: readonly string[]
  readonly tradeIns: readonly TradeInItem[]
  readonly event: {
    readonly dueToday: number
    readonly dueMonthly: number
    readonly items: readonly Pick<DataLayerItem, 'offer'>[]
  }
}

const cents = (dollars: number) => Math.round(dollars * 100)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const amounts = (rows: readonly AmountRow[] = []) => rows.map(({ amount }) => cents(amount))

const isOn = (bill: number, { quantity }: AmountRow) => quantity === undefined || bill <= quantity

/** The last of the bills takes what does not divide. */
const onBill = (bill: number, { quantity, amount, lastAmount = amount }: AmountRow) =>
  cents(bill === quantity ? lastAmount : amount)

const shownOffer = ({ name, amount, quantity = 0, lastAmount = amount }: AmountRow) =>
  `${name} ${cents(-amount)} ${quantity} ${cents(-lastAmount)}`

const sorted = (texts: readonly string[]) => texts.toSorted().join('; ')

/** Each offer once, however many items it is on. */
const named = (offers: readonly string[]) => sorted([...new Set(offers)])

/** A difference, in words; none where both are the same. */
const differs = (name: string, shown: string | number | readonly number[] | undefined, right: typeof shown): string[] =>
  String(shown) === String(right) ? [] : [`${name}: ${String(shown)} instead of ${String(right)}`]

const untils = (rows: readonly AmountRow[]) => rows.flatMap(({ name, until }) => (until ? `${name} ${until}` : []))

const isOffer = ({ code }: AmountRow) => code === 'offer-discount'

const rowOf = (rows: readonly AmountRow[], code: AmountRow['code']) =>
  total(amounts(rows.filter((row) => row.code === code)))

/** Each promise that what is shown does not keep. */
export const brokenPromises = (purchase: Purchase, shown: Shown): string[] => {
  const bills = billsOf(purchase)
  const { totals, tradeIns, event } = shown
  const { todayRows, monthlyRows, creditRows = [] } = totals
  const offers = sorted(
    bills.offers.map(({ text, cents: off, bills: months, last = off }) => `${text} ${off} ${months} ${last}`),
  )
  return [
    ...shown.tiles.flatMap(({ goods: { badge, forPrepaid, cents: price, skuId }, ...tile }) => [
      ...differs(`badge of ${skuId}`, tile.badge, purchase.lob === 'prepaid' && !forPrepaid ? undefined : badge),
      ...differs(`price of ${skuId}`, tile.cents, price),
    ]),
    ...differs('due today', cents(totals.dueToday), bills.todayCents),
    ...differs('rows of today', total(amounts(todayRows)), bills.todayCents),
    ...differs('tax', rowOf(todayRows, 'tax'), bills.taxCents),
    ...differs('due monthly', cents(totals.dueMonthly), bills.billCents[0]),
    ...differs(
      'bills',
      bills.billCents.map((_, index) =>
        total(monthlyRows.filter((row) => isOn(index + 1, row)).map((row) => onBill(index + 1, row))),
      ),
      bills.billCents,
    ),
    ...differs('offers', sorted([...todayRows, ...monthlyRows].filter(isOffer).map(shownOffer)), offers),
    ...differs('offers of the lines', sorted(shown.lineOffers.map(shownOffer)), offers),
    ...differs('offers that are not had', sorted(shown.unearned), sorted(bills.unearned)),
    ...differs(
      'credits',
      amounts(creditRows),
      bills.laterCents.map((later) => -later),
    ),
    ...differs(
      'worth of trade-ins',
      tradeIns.map(({ creditTotal }) => cents(creditTotal)),
      bills.worthCents,
    ),
    ...differs('last days', sorted(untils([...todayRows, ...monthlyRows])), sorted(bills.lastDays)),
    ...differs('offers of the event', named(event.items.flatMap(({ offer }) => offer || [])), named(bills.eventOffers)),
    ...differs('event, today', cents(event.dueToday), bills.todayCents),
    ...differs('event, monthly', cents(event.dueMonthly), bills.billCents[0]),
  ]
}
