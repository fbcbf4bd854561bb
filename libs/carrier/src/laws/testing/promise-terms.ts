import { taxes, type coupons, type extras, type Goods, type plans } from './promise-goods'

export interface BoughtLine {
  readonly isNew: boolean
  readonly device?: Goods
  readonly months: 0 | 24 | 36
  readonly plan?: (typeof plans)[number]
  readonly protected: boolean
  readonly extras: readonly { readonly extra: (typeof extras)[number]; readonly qty: number }[]
  readonly tradeIn?: { readonly cents: number; readonly condition: 'good' | 'damaged' | 'not-working' }
}

export interface Purchase {
  readonly day: string
  readonly lob: 'postpaid' | 'prepaid'
  readonly lines: readonly BoughtLine[]
  readonly coupons: readonly (typeof coupons)[number][]
  readonly zip: keyof typeof taxes
  readonly homeProtected: boolean
  readonly isExpress: boolean
  readonly donationCents: number
  readonly downPaymentCents: number
  readonly isWithoutAutoPay: boolean
}

export interface OfferTold {
  readonly text: string
  readonly cents: number
  /** Off the last bill, where it differs. */
  readonly last?: number
  /** 0: comes off today. */
  readonly bills: number
}

export interface Bills {
  readonly todayCents: number
  readonly taxCents: number
  /** Each of the first 36 bills. */
  readonly billCents: readonly number[]
  readonly offers: readonly OfferTold[]
  /** Badges of devices whose lines do not have the offer. */
  readonly unearned: readonly string[]
  /** What comes off a later bill: each trade-in's value, and promotions without instalments. */
  readonly laterCents: readonly number[]
  /** Offers that end, with their last day. */
  readonly lastDays: readonly string[]
  /** What analytics names beside the devices. */
  readonly eventOffers: readonly string[]
  /** What each trade-in is worth in all. */
  readonly worthCents: readonly number[]
}

const activationCents = 35_00
const withoutAutoPayCents = 10_00
const protectionCents = 17_00
const homeCents = 25_00
const expressCents = 14_99
const kept = { good: 100, damaged: 40, 'not-working': 0 }

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

export const valueOf = ({ cents, condition }: NonNullable<BoughtLine['tradeIn']>) =>
  Math.round((cents * kept[condition]) / 100)

/** New lines pair up, the earliest Tern S4 first. */
const isSecond = (lines: readonly BoughtLine[], line: BoughtLine) => {
  const pairs = Math.floor(lines.filter(({ isNew, device }) => isNew && device).length / 2)
  const places = lines.filter(({ isNew, device }) => isNew && device?.onlyWith === 'second line')
  return places.indexOf(line) >= 0 && places.indexOf(line) < pairs
}

const isHad = ({ lines, lob }: Purchase, line: BoughtLine): boolean => {
  const { device, isNew, plan, tradeIn } = line
  if (!device?.badge || (lob === 'prepaid' && !device.forPrepaid)) return false
  if (device.onlyWith === 'new line') return isNew
  if (device.onlyWith === 'second line') return isSecond(lines, line)
  if (device.onlyWith === 'phone') return lines.some((other) => other.device?.kind === 'phone')
  if (device.onlyWith === 'unlimited plan') return isNew && plan?.unlimited === true
  if (device.onlyWith === 'tablet plan') return isNew && (plan?.kind === 'tablet' || plan?.kind === 'any')
  if (device.onlyWith === 'trade-in') return tradeIn !== undefined && valueOf(tradeIn) > 0
  return true
}

const paidToday = (purchase: Purchase, line: BoughtLine): number => {
  if (!line.device) return 0
  if (line.months === 0) return line.device.cents
  const first = purchase.lines.find(({ device, months }) => device && months > 0)
  return first === line ? Math.min(line.device.cents, purchase.downPaymentCents) : 0
}

/** The rest of what does not divide, and of each month's interest in whole cents, comes with the last one. */
const instalments = (cents: number, months: number, apr = 0) => {
  const growth = 1 + apr / 1200
  const each = Math.floor(cents / total(Array.from({ length: months }, (_, month) => growth ** -(month + 1))))
  let owed = cents
  for (let month = 1; month < months; month += 1) owed = owed + Math.round(owed * (growth - 1)) - each
  return { each, last: owed + Math.round(owed * (growth - 1)) }
}

const bundlePercent = (purchase: Purchase): number => {
  const pieces = total(purchase.lines.flatMap((line) => line.extras.map(({ extra, qty }) => (extra.bundles ? qty : 0))))
  return [30, 25, 20, 0][pieces >= 5 ? 0 : pieces >= 4 ? 1 : pieces >= 3 ? 2 : 3] ?? 0
}

const pieceSaving = (purchase: Purchase, extra: (typeof extras)[number]) =>
  extra.bundles ? Math.round((extra.cents * bundlePercent(purchase)) / 100) : 0

/** One piece for each device that brings the offer. */
const pieceOffers = (purchase: Purchase): (OfferTold & Pick<Goods, 'runs'>)[] => {
  const pieces = purchase.lines.flatMap((line) =>
    line.extras.flatMap(({ extra, qty }) => Array.from({ length: qty }, () => extra)),
  )
  const used: number[] = []
  return purchase.lines.flatMap(({ device }) => {
    const at = pieces.findIndex(({ skuId }, index) => !used.includes(index) && device?.piece?.skuIds.includes(skuId))
    const piece = pieces[at]
    if (!piece || !device?.piece) return []
    used.push(at)
    const left = piece.cents - pieceSaving(purchase, piece)
    const { badge = '', runs } = device
    return [{ text: badge, cents: Math.round((left * device.piece.percent) / 100), bills: 0, ...(runs && { runs }) }]
  })
}

const deviceOffer = (purchase: Purchase, line: BoughtLine): OfferTold[] => {
  const { device, months } = line
  if (!device?.off || !isHad(purchase, line)) return []
  const all = Math.min(
    device.cents - (months > 0 ? paidToday(purchase, line) : 0),
    (device.off.cents ?? 0) + Math.round((device.cents * (device.off.percent ?? 0)) / 100),
  )
  if (months > 0) {
    const { each, last } = instalments(all, months)
    return [{ text: device.badge ?? '', cents: each, bills: months, ...(last !== each && { last }) }]
  }
  return device.onlyWith === 'trade-in' ? [] : [{ text: device.badge ?? '', cents: all, bills: 0 }]
}

const planCents = ({ isNew, plan }: BoughtLine) => (isNew && plan ? plan.cents : 0)

const surcharge = ({ isWithoutAutoPay, lob }: Purchase, { isNew, plan }: BoughtLine) =>
  isWithoutAutoPay && isNew && plan && lob === 'postpaid' ? withoutAutoPayCents : 0

const planOffer = (purchase: Purchase, line: BoughtLine): OfferTold[] => {
  const { device } = line
  if (!device?.planPercent || !line.isNew || !isHad(purchase, line)) return []
  const cents = Math.round(((planCents(line) + surcharge(purchase, line)) * device.planPercent) / 100)
  return [{ text: device.badge ?? '', cents, bills: device.planBills ?? 0 }]
}

/** Whether a line has what its badge promises; `pieces` are the badges of accessories that are given, each once. */
const isGiven = (purchase: Purchase, line: BoughtLine, pieces: string[]): boolean => {
  const { device, isNew, plan } = line
  if (device?.planPercent) return isNew && plan !== undefined
  if (!device?.piece) return isHad(purchase, line)
  const at = pieces.indexOf(device.badge ?? '')
  return at >= 0 && pieces.splice(at, 1).length > 0
}

const unearnedOf = (purchase: Purchase): string[] => {
  const pieces = pieceOffers(purchase).map(({ text }) => text)
  return purchase.lines.flatMap((line) => {
    const { badge, forPrepaid } = line.device ?? {}
    if (badge === undefined || (purchase.lob === 'prepaid' && !forPrepaid)) return []
    return isGiven(purchase, line, pieces) ? [] : [badge]
  })
}

const lineBill = (purchase: Purchase, line: BoughtLine, bill: number): number => {
  const { device, months } = line
  const paid =
    device && bill <= months ? instalments(device.cents - paidToday(purchase, line), months, device.apr) : undefined
  const instalment = paid?.[bill === months ? 'last' : 'each'] ?? 0
  const offers = [...deviceOffer(purchase, line), ...planOffer(purchase, line)].filter(({ bills }) => bill <= bills)
  const plan = planCents(line) + surcharge(purchase, line)
  const off = offers.map(({ cents, bills, last = cents }) => (bill === bills ? last : cents))
  return instalment + plan + (line.protected ? protectionCents : 0) - total(off)
}

const promotionLater = (line: BoughtLine, isEarned: boolean): number[] =>
  isEarned && line.months === 0 && line.device?.onlyWith === 'trade-in' ? [line.device.off?.cents ?? 0] : []

const tradedIn = (purchase: Purchase, line: BoughtLine) => {
  if (!line.tradeIn) return { later: [], worth: [] }
  const value = valueOf(line.tradeIn)
  const isEarned = line.device?.onlyWith === 'trade-in' && isHad(purchase, line)
  const financed = line.months > 0 && line.device ? line.device.cents - paidToday(purchase, line) : Infinity
  const promotion = isEarned ? Math.min(line.device?.off?.cents ?? 0, financed) : 0
  return {
    later: [...(value > 0 ? [value] : []), ...promotionLater(line, isEarned)],
    worth: [value + promotion],
  }
}

/** A badge without further terms is the price itself; the others are named where they take something off. */
const eventOffers = (purchase: Purchase): string[] => [
  ...purchase.lines.flatMap((line) => {
    const isPrice = line.device?.badge && !line.device.off && !line.device.planPercent && !line.device.piece
    if (isPrice && line.device?.badge !== 'Double storage when you pre-order') return [line.device?.badge ?? '']
    return [...deviceOffer(purchase, line), ...planOffer(purchase, line)]
      .filter(({ cents }) => cents > 0)
      .map(({ text }) => text)
  }),
  ...new Set(pieceOffers(purchase).map(({ text }) => text)),
]

/** What is paid today, and what every bill says: from the terms alone, without the code that is judged. */
export const billsOf = (purchase: Purchase): Bills => {
  const { lines, lob } = purchase
  const offers = [
    ...lines.flatMap((line) => [...deviceOffer(purchase, line), ...planOffer(purchase, line)]),
    ...pieceOffers(purchase),
  ].filter(({ cents }) => cents > 0)
  const offToday = total(offers.filter(({ bills }) => bills === 0).map(({ cents }) => cents))
  const pieces = lines.flatMap((line) => line.extras)
  const accessories = total(pieces.map(({ extra, qty }) => (extra.cents - pieceSaving(purchase, extra)) * qty))
  const offPieces = total(pieceOffers(purchase).map(({ cents }) => cents))
  const devices = lines.filter(({ device }) => device)
  const activation = lob === 'postpaid' ? devices.length * activationCents : 0
  const before = total(lines.map((line) => paidToday(purchase, line))) + accessories + activation - offToday
  const untaxed = total(pieces.map(({ extra, qty }) => ('untaxed' in extra ? extra.cents * qty : 0)))
  let left = before
  for (const { cents, percent, of } of purchase.coupons) {
    const base = (of === 'order' ? before : accessories - offPieces) - untaxed
    left -= Math.min(left - untaxed, base, cents + Math.round((base * percent) / 100))
  }
  const taxed =
    total(devices.map(({ device }) => device?.cents ?? 0)) + accessories - untaxed - offToday - (before - left)
  const taxCents = Math.round((Math.max(0, taxed) * taxes[purchase.zip]) / 10_000)
  const firstMonth = lob === 'prepaid' ? total(lines.map(planCents)) : 0
  const delivery = lines.length > 0 && purchase.isExpress ? expressCents : 0
  const home = purchase.homeProtected ? homeCents : 0
  return {
    todayCents: left + taxCents + firstMonth + delivery + purchase.donationCents,
    taxCents,
    billCents: Array.from(
      { length: 36 },
      (_, index) => home + total(lines.map((line) => lineBill(purchase, line, index + 1))),
    ),
    offers,
    unearned: unearnedOf(purchase),
    lastDays: pieceOffers(purchase)
      .filter(({ runs }) => runs)
      .map(({ text, runs }) => `${text} ${runs?.[1]}`),
    eventOffers: eventOffers(purchase),
    laterCents: lines.flatMap((line) => tradedIn(purchase, line).later),
    worthCents: lines.flatMap((line) => tradedIn(purchase, line).worth),
  }
}
