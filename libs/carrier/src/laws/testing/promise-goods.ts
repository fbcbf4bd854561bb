/** What is on offer, as a shopper reads it. It shares no code, price or text with what it judges. */
export interface Goods {
  readonly skuId: string
  readonly productId: string
  readonly kind: 'phone' | 'watch' | 'tablet'
  /** What everyone pays. */
  readonly cents: number
  readonly badge?: string
  /** Yearly interest of instalments in percent. */
  readonly apr?: number
  readonly forPrepaid?: true
  /** Of the price, in percent or cents. */
  readonly off?: { readonly percent?: number; readonly cents?: number }
  readonly onlyWith?: 'new line' | 'second line' | 'phone' | 'unlimited plan' | 'tablet plan' | 'trade-in'
  readonly planPercent?: number
  readonly planBills?: number
  readonly piece?: { readonly skuIds: readonly string[]; readonly percent: number }
  /** The first and the last day of the badge and of what comes with it; without, it is always there. */
  readonly runs?: readonly [first: string, last: string]
  /** Off the price for everyone while the badge is there. */
  readonly saves?: number
}

const rows = [
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
    runs: ['2026-11-23', '2026-11-29'],
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
  {
    skuId: 'lumen-8-tide-128',
    productId: 'dev14000008',
    kind: 'phone',
    cents: 69_999,
    badge: 'Free case, this week only',
    forPrepaid: true,
    piece: { skuIds: ['lumen-8-case-tide'], percent: 100 },
    runs: ['2026-11-30', '2026-12-06'],
  },
  {
    skuId: 'kestrel-field-kelp-256',
    productId: 'dev14000018',
    kind: 'phone',
    cents: 64_999,
    badge: '$60 off this month',
    forPrepaid: true,
    saves: 60_00,
    runs: ['2026-12-01', '2026-12-31'],
  },
  {
    skuId: 'pelago-9-pro-tide-128',
    productId: 'dev14000009',
    kind: 'phone',
    cents: 89_999,
    apr: 9.99,
    badge: 'Free case, this week only',
    forPrepaid: true,
    piece: { skuIds: ['pelago-9-pro-clear-case-clear'], percent: 100 },
    runs: ['2026-12-07', '2026-12-13'],
  },
  {
    skuId: 'kestrel-5-kelp-128',
    productId: 'dev14000011',
    kind: 'phone',
    cents: 54_999,
    badge: 'Free case, this week only',
    forPrepaid: true,
    piece: { skuIds: ['kestrel-5-case-kelp'], percent: 100 },
    runs: ['2026-12-14', '2026-12-20'],
  },
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
    cents: 34_999,
    badge: '$50 off this month',
    forPrepaid: true,
    saves: 50_00,
    runs: ['2026-11-01', '2026-11-30'],
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
    cents: 34_999,
    badge: '$50 off this month',
    forPrepaid: true,
    saves: 50_00,
    runs: ['2026-11-01', '2026-11-30'],
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
    cents: 39_999,
    badge: '$70 off this month',
    forPrepaid: true,
    saves: 70_00,
    runs: ['2026-11-01', '2026-11-30'],
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

/** Days on which other devices have the offers of the week and of the month; the last ones of each, in Maine. */
export const days = [
  '2026-11-26',
  '2026-11-29',
  '2026-11-30',
  '2026-12-01',
  '2026-12-06',
  '2026-12-09',
  '2026-12-20',
] as const

/** What is on offer on a day. */
export const goodsOn = (day: string): readonly Goods[] =>
  rows.map((row: Goods) => {
    const { badge, piece, saves = 0, runs, ...plain } = row
    if (runs && (day < runs[0] || day > runs[1])) return plain
    return { ...row, cents: row.cents - saves }
  })

/** Accessories, and whether they count towards a bundle. */
export const extras = [
  { skuId: 'pelago-9-case-buoy', cents: 29_99, bundles: true },
  { skuId: 'pelago-9-case-tide', cents: 29_99, bundles: true },
  { skuId: 'lumen-8-case-tide', cents: 29_99, bundles: true },
  { skuId: 'pelago-9-pro-clear-case-clear', cents: 24_99, bundles: true },
  { skuId: 'kestrel-5-case-kelp', cents: 24_97, bundles: false },
  { skuId: 'orbit-tab-keyboard-chalk', cents: 149_99, bundles: true },
  { skuId: 'pip-earbuds-chalk', cents: 129_99, bundles: false },
  { skuId: 'halyard-gift-card-buoy', cents: 50_00, bundles: false, untaxed: true },
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
