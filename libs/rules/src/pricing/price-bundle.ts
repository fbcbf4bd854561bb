export interface BundleItem {
  id: string
  unitCents: number
  quantity: number
  productLine?: string
}

export interface BundlePrice {
  /** Whole per cent. */
  rate: number
  eligibleUnits: number
  discountCents: number
  /** What each item saves, by item id. */
  discountByItem: ReadonlyMap<string, number>
}

/** The specification, commerce 9: the first tier that is reached counts. */
export const bundleTiers = [
  { units: 5, rate: 30 },
  { units: 4, rate: 25 },
  { units: 3, rate: 20 },
] as const

export const bundleMinimumCents = 1999
export const bundleMaximumUnits = 10
const bundleExcludedCents = 97

export const bundleExcludedLines: readonly string[] = [
  'earbuds',
  'smart home',
  'trackers',
  'drones',
  'controllers',
  'extenders',
  // This shop's choice: a discount on money makes no sense.
  'gift cards',
]

export const isBundleEligible = ({ unitCents, productLine = '' }: BundleItem): boolean =>
  unitCents >= bundleMinimumCents &&
  unitCents % 100 !== bundleExcludedCents &&
  !bundleExcludedLines.includes(productLine.trim().toLowerCase())

export const bundleRate = (eligibleUnits: number): number =>
  bundleTiers.find(({ units }) => eligibleUnits >= units)?.rate ?? 0

/** How many eligible units are missing for the next tier, and what it saves; null at the top. */
export function nextBundleTier(eligibleUnits: number): { unitsMissing: number; rate: number } | null {
  const next = bundleTiers.findLast(({ units }) => units > eligibleUnits)
  return next === undefined ? null : { unitsMissing: next.units - eligibleUnits, rate: next.rate }
}

const dearestFirst = (a: BundleItem, b: BundleItem): number =>
  b.unitCents - a.unitCents || (a.id < b.id ? -1 : Number(a.id > b.id))

const unitDiscount = (unitCents: number, rate: number): number => Math.round((unitCents * rate) / 100)

/** The tier follows from all eligible units of the order and applies to the ten dearest of them. */
export function priceBundle(items: readonly BundleItem[]): BundlePrice {
  const eligible = items.filter(isBundleEligible).toSorted(dearestFirst)
  const eligibleUnits = eligible.reduce((sum, item) => sum + item.quantity, 0)
  const rate = bundleRate(eligibleUnits)
  const discountByItem = new Map<string, number>()
  let unitsLeft = bundleMaximumUnits
  let discountCents = 0
  for (const { id, unitCents, quantity } of eligible) {
    const units = Math.min(quantity, unitsLeft)
    const saved = units * unitDiscount(unitCents, rate)
    unitsLeft -= units
    discountCents += saved
    discountByItem.set(id, (discountByItem.get(id) ?? 0) + saved)
  }
  return { rate, eligibleUnits, discountCents, discountByItem }
}
