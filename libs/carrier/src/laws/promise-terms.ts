/**
 * The terms as a shopper reads them, and what the bills say for a cart. It shares no code, price or text with what it
 * judges.
 */
export interface Goods {
  readonly skuId: string
  readonly productId: string
  readonly kind: 'phone' | 'watch' | 'tablet'
  /** What everyone pays. */
  readonly cents: number
  readonly badge?: string
  readonly forPrepaid?: true
  /** Of the price, in percent or cents. */
  readonly off?: { readonly percent?: number; readonly cents?: number }
  readonly onlyWith?: 'new line' | 'second line' | 'phone' | 'unlimited plan' | 'tablet plan' | 'trade-in'
  readonly planPercent?: number
  readonly planBills?: number
  readonly piece?: { readonly skuIds: readonly string[]; readonly percent: number }
  readonly ends?: 'week' | 'month'
}

export const goods = [
  {
    skuId: 'orbit-12-pro-kelp-128',
    productId: 'dev14000001',
    kind: 'phone',
    cents: 99_999,
    badge: '$300 off with any trade-in',
    off: { cents: 300_00 },
    onlyWith: 'trade-in',
  },
  {
    skuId: 'orbit-12-fog-256',
    productId: 'dev14000004',
    kind: 'phone',
    cents: 89_999,
    badge: '$200 off with any trade-in',
    off: { cents: 200_00 },
    onlyWith: 'trade-in',
  },
  {
    skuId: 'orbit-12-max-sand-512',
    productId: 'dev14000007',
    kind: 'phone',
    cents: 139_999,
    badge: '$300 off with any trade-in',
    off: { cents: 300_00 },
    onlyWith: 'trade-in',
  },
  {
    skuId: 'lumen-fold-sand-256',
    productId: 'dev14000002',
    kind: 'phone',
    cents: 179_999,
    badge: 'Plan half off for 6 months',
    planPercent: 50,
    planBills: 6,
  },
  {
    skuId: 'pelago-9-buoy-128',
    productId: 'dev14000003',
    kind: 'phone',
    cents: 59_999,
    badge: 'Free case, this week only',
    forPrepaid: true,
    piece: { skuIds: ['pelago-9-case-buoy', 'pelago-9-case-tide'], percent: 100 },
    ends: 'week',
  },
  {
    skuId: 'tern-s4-lichen-128',
    productId: 'dev14000005',
    kind: 'phone',
    cents: 39_999,
    badge: 'Included with a second line',
    off: { percent: 100 },
    onlyWith: 'second line',
  },
  { skuId: 'orbit-11-pro-tar-128', productId: 'dev14000006', kind: 'phone', cents: 49_999 },
  { skuId: 'lumen-8-tide-128', productId: 'dev14000008', kind: 'phone', cents: 69_999 },
  { skuId: 'kestrel-field-kelp-256', productId: 'dev14000018', kind: 'phone', cents: 64_999 },
  {
    skuId: 'orbit-flip-dusk-128',
    productId: 'dev14000010',
    kind: 'phone',
    cents: 84_999,
    badge: '$100 off, no trade-in needed',
    forPrepaid: true,
  },
  {
    skuId: 'lumen-fold-2-tide-256',
    productId: 'dev14000012',
    kind: 'phone',
    cents: 189_999,
    badge: 'Double storage when you pre-order',
  },
  {
    skuId: 'lumen-fold-2-tide-512',
    productId: 'dev14000012',
    kind: 'phone',
    cents: 209_999,
    badge: 'Double storage when you pre-order',
    off: { cents: 200_00 },
  },
  {
    skuId: 'tern-s4-ultra-tar-256',
    productId: 'dev14000013',
    kind: 'phone',
    cents: 109_999,
    badge: '$250 off with a new line',
    off: { cents: 250_00 },
    onlyWith: 'new line',
  },
  {
    skuId: 'pelago-9a-lichen-128',
    productId: 'dev14000015',
    kind: 'phone',
    cents: 29_999,
    badge: '$50 off this month',
    forPrepaid: true,
    ends: 'month',
  },
  {
    skuId: 'lumen-8-lite-dusk-128',
    productId: 'dev14000016',
    kind: 'phone',
    cents: 27_999,
    badge: 'On us with any unlimited plan',
    off: { percent: 100 },
    onlyWith: 'unlimited plan',
  },
  {
    skuId: 'tern-watch-3-buoy-40-sport-band',
    productId: 'dev14080099',
    kind: 'watch',
    cents: 39_999,
    badge: '$100 off with any phone',
    off: { cents: 100_00 },
    onlyWith: 'phone',
  },
  {
    skuId: 'pelago-watch-tide-41-sport-band',
    productId: 'dev14000021',
    kind: 'watch',
    cents: 29_999,
    badge: '$50 off this month',
    forPrepaid: true,
    ends: 'month',
  },
  {
    skuId: 'tern-watch-se-lichen-40-sport-band',
    productId: 'dev14000023',
    kind: 'watch',
    cents: 24_999,
    badge: 'Half off with a new line',
    off: { percent: 50 },
    onlyWith: 'new line',
  },
  {
    skuId: 'orbit-tab-13-tar-128',
    productId: 'dev14000032',
    kind: 'tablet',
    cents: 99_999,
    badge: 'Keyboard half price',
    forPrepaid: true,
    piece: { skuIds: ['orbit-tab-keyboard-chalk'], percent: 50 },
  },
  {
    skuId: 'pelago-slate-chalk-128',
    productId: 'dev14000033',
    kind: 'tablet',
    cents: 32_999,
    badge: '$70 off this month',
    forPrepaid: true,
    ends: 'month',
  },
  {
    skuId: 'tern-tab-a-dusk-64',
    productId: 'dev14000034',
    kind: 'tablet',
    cents: 22_999,
    badge: 'Included with a tablet plan',
    off: { percent: 100 },
    onlyWith: 'tablet plan',
  },
] as const satisfies readonly Goods[]

/** Accessories, and whether they count towards a bundle. */
export const extras = [
  { skuId: 'pelago-9-case-buoy', cents: 29_99, bundles: true },
  { skuId: 'pelago-9-case-tide', cents: 29_99, bundles: true },
  { skuId: 'orbit-tab-keyboard-chalk', cents: 149_99, bundles: true },
  { skuId: 'pip-earbuds-chalk', cents: 129_99, bundles: false },
  { skuId: 'halyard-gift-card-buoy', cents: 50_00, bundles: false },
] as const

export const plans = [
  { planId: 'mainsail-unlimited', cents: 55_00, unlimited: true, kind: 'phone', lob: 'postpaid' },
  { planId: 'spinnaker-unlimited-plus', cents: 70_00, unlimited: true, kind: 'phone', lob: 'postpaid' },
  { planId: 'jib-10gb', cents: 35_00, unlimited: false, kind: 'phone', lob: 'postpaid' },
  { planId: 'tender-watch', cents: 10_00, unlimited: true, kind: 'watch', lob: 'postpaid' },
  { planId: 'chart-tablet-20gb', cents: 20_00, unlimited: false, kind: 'tablet', lob: 'postpaid' },
  { planId: 'dinghy-prepaid-15gb', cents: 35_00, unlimited: false, kind: 'phone', lob: 'prepaid' },
  { planId: 'skiff-prepaid-unlimited', cents: 50_00, unlimited: true, kind: 'any', lob: 'prepaid' },
] as const

export const coupons = [
  { code: '810000004101', name: 'Dockside coupon, $20 off', cents: 20_00, percent: 0, of: 'order' },
  { code: '810000004102', name: 'Accessory coupon, 15% off', cents: 0, percent: 15, of: 'accessories' },
] as const

export const taxes = { '30004': 700, '04101': 550, '97201': 0 } as const

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
  readonly lob: 'postpaid' | 'prepaid'
  readonly lines: readonly BoughtLine[]
  readonly coupons: readonly (typeof coupons)[number][]
  readonly zip: keyof typeof taxes
  readonly homeProtected: boolean
  readonly isExpress: boolean
  readonly donationCents: number
  readonly downPaymentCents: number
}

export interface OfferTold {
  readonly text: string
  readonly cents: number
  /** 0: comes off today. */
  readonly bills: number
}

export interface Bills {
  readonly todayCents: number
  readonly taxCents: number
  /** Each of the first 36 bills. */
  readonly billCents: readonly number[]
  readonly offers: readonly OfferTold[]
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

const bundlePercent = (purchase: Purchase): number => {
  const pieces = total(purchase.lines.flatMap((line) => line.extras.map(({ extra, qty }) => (extra.bundles ? qty : 0))))
  return [30, 25, 20, 0][pieces >= 5 ? 0 : pieces >= 4 ? 1 : pieces >= 3 ? 2 : 3] ?? 0
}

const pieceSaving = (purchase: Purchase, extra: (typeof extras)[number]) =>
  extra.bundles ? Math.round((extra.cents * bundlePercent(purchase)) / 100) : 0

/** One piece for each device that brings the offer. */
const pieceOffers = (purchase: Purchase): OfferTold[] => {
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
    return [{ text: device.badge ?? '', cents: Math.round((left * device.piece.percent) / 100), bills: 0 }]
  })
}

const deviceOffer = (purchase: Purchase, line: BoughtLine): OfferTold[] => {
  const { device, months } = line
  if (!device?.off || !isHad(purchase, line)) return []
  const all = Math.min(
    device.cents - (months > 0 ? paidToday(purchase, line) : 0),
    (device.off.cents ?? 0) + Math.round((device.cents * (device.off.percent ?? 0)) / 100),
  )
  if (months > 0) return [{ text: device.badge ?? '', cents: Math.floor(all / months), bills: months }]
  return device.onlyWith === 'trade-in' ? [] : [{ text: device.badge ?? '', cents: all, bills: 0 }]
}

const planCents = ({ isNew, plan }: BoughtLine) => (isNew && plan ? plan.cents : 0)

const planOffer = (purchase: Purchase, line: BoughtLine): OfferTold[] => {
  const { device } = line
  if (!device?.planPercent || !isHad(purchase, line)) return []
  const cents = Math.round((planCents(line) * device.planPercent) / 100)
  return [{ text: device.badge ?? '', cents, bills: device.planBills ?? 0 }]
}

const lineBill = (purchase: Purchase, line: BoughtLine, bill: number): number => {
  const { device, months } = line
  const instalment =
    device && months > 0 && bill <= months ? Math.floor((device.cents - paidToday(purchase, line)) / months) : 0
  const offers = [...deviceOffer(purchase, line), ...planOffer(purchase, line)].filter(({ bills }) => bill <= bills)
  return instalment + planCents(line) + (line.protected ? protectionCents : 0) - total(offers.map(({ cents }) => cents))
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

/** What is paid today, and what every bill says. */
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
  let left = before
  for (const { cents, percent, of } of purchase.coupons) {
    const base = of === 'order' ? before : accessories - offPieces
    left -= Math.min(left, base, cents + Math.round((base * percent) / 100))
  }
  const taxed = total(devices.map(({ device }) => device?.cents ?? 0)) + accessories - offToday - (before - left)
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
    lastDays: pieceOffers(purchase)
      .filter(({ text }) => text === 'Free case, this week only')
      .map(({ text }) => `${text} 2026-11-29`),
    eventOffers: eventOffers(purchase),
    laterCents: lines.flatMap((line) => tradedIn(purchase, line).later),
    worthCents: lines.flatMap((line) => tradedIn(purchase, line).worth),
  }
}
