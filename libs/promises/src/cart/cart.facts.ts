import { cartChanges } from '../checkout/cart-changes'
import { fromCheckout } from '../checkout/from-checkout'
import { lostBy, fromAnswer, type Fact } from '../promise/fact'
import type { Pair } from '../promise/invariant'

export const heldNumbersFact: Fact<readonly string[]> = {
  name: 'heldNumbers',
  says: 'a number that is held for a cart is offered to nobody else',
  privateBut: [],
  sources: [fromAnswer('cart.holdNumbers', ({ answer }) => answer.numbers.map(({ mtn }) => mtn))],
  effects: lostBy('cart.holdNumbers', 'cart.assignMtn', 'cart.removeDevice', 'cart.saveCart', 'checkout.placeOrder'),
  right: [
    { key: 'cart.holdNumbers', answer: { numbers: [{ mtn: '2075550101' }] } },
    { key: 'cart.holdNumbers', answer: { numbers: [{ mtn: '2075550102' }] }, by: 'another' },
  ],
  wrong: [
    { key: 'cart.holdNumbers', answer: { numbers: [{ mtn: '2075550101' }] } },
    { key: 'cart.holdNumbers', answer: { numbers: [{ mtn: '2075550101' }] }, by: 'another' },
  ],
}

export const quoteIdFact: Fact<string> = {
  name: 'quoteId',
  says: 'a quote has an id that nobody else is given',
  privateBut: [],
  sources: [fromAnswer('cart.saveCart', ({ answer }) => answer.quoteId)],
  effects: lostBy('cart.saveCart'),
  right: [
    { key: 'cart.saveCart', answer: { quoteId: 'q1' } },
    { key: 'cart.saveCart', answer: { quoteId: 'q2' }, by: 'another' },
  ],
  wrong: [
    { key: 'cart.saveCart', answer: { quoteId: 'q1' } },
    { key: 'cart.saveCart', answer: { quoteId: 'q1' }, by: 'another' },
  ],
}

/** Tax in dollars by zip code. */
type Taxes = Readonly<Record<string, number>>

/** Within a zip code streets may have rates of their own, which are still nearer to it than those of another place. */
const taxPairs = (zipCode: string, tax: number, known: Taxes): Pair[] => {
  const own = known[zipCode]
  if (own === undefined) return []
  const isOfAnother = Object.values(known).some((other) => Math.abs(tax - other) < Math.abs(tax - own) - 0.05)
  return isOfAnother ? [[{ [zipCode]: tax }, { [zipCode]: own }]] : []
}

const taxedAt = (zipCode: string, tax: number) => ({
  shipmentInfo: {},
  shippingAddress: { zipCode },
  cart: { orderDetails: { totals: { todayRows: [{ code: 'tax', amount: tax }] } } },
})

export const taxFact: Fact<Taxes> = {
  name: 'tax',
  says: 'a cart is taxed as at the zip code of its address, not as at another one',
  sources: [
    fromAnswer('cart.calculateMultiLineTax', ({ answer: { zipCode, totalTax } }) => ({ [zipCode]: totalTax })),
    fromCheckout(({ cart, shippingAddress, shipmentInfo: { storeInfo } }) => {
      const { todayRows } = cart.orderDetails.totals
      const amountOf = (asked: string) =>
        todayRows.reduce((sum, { code, amount }) => (code === asked ? sum + amount : sum), 0)
      // A delivery that costs something may be taxed too.
      return shippingAddress && !storeInfo && amountOf('delivery') === 0
        ? { [shippingAddress.zipCode]: amountOf('tax') }
        : undefined
    }),
  ],
  effects: lostBy(
    ...cartChanges.filter((key) => key !== 'cart.calculateMultiLineTax' && key !== 'checkout.updateAddress'),
  ),
  compare: (said, known) => Object.entries(said).flatMap(([zipCode, tax]) => taxPairs(zipCode, tax, known)),
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'cart.calculateMultiLineTax', answer: { zipCode: '04101', totalTax: 55 } },
    { key: 'checkout.updateAddress', answer: taxedAt('04101', 56) },
  ],
  wrong: [
    { key: 'cart.calculateMultiLineTax', answer: { zipCode: '04101', totalTax: 55 } },
    { key: 'cart.calculateMultiLineTax', answer: { zipCode: '97201', totalTax: 0 } },
    { key: 'checkout.updateAddress', answer: taxedAt('97201', 55) },
  ],
}

interface Tier {
  readonly minimumQuantity: number
  readonly discountPercent: number
}

/** The bundle of a cart; only some answers say how far the next tier is. */
interface Bundle {
  readonly eligibleQuantity: number
  readonly discountPercent: number
  readonly discountAmount: number
  readonly itemsToNextTier?: number
  readonly nextDiscountPercent?: number
}

const tierPairs = (tiers: readonly Tier[], bundle: Bundle): Pair[] => {
  const { eligibleQuantity, discountPercent, itemsToNextTier, nextDiscountPercent } = bundle
  const sorted = [...tiers].sort((left, right) => left.minimumQuantity - right.minimumQuantity)
  const reached = sorted.filter(({ minimumQuantity }) => minimumQuantity <= eligibleQuantity).at(-1)
  const next = sorted.find(({ minimumQuantity }) => minimumQuantity > eligibleQuantity)
  return [
    [{ discountPercent }, { discountPercent: reached?.discountPercent ?? 0 }],
    ...(itemsToNextTier === undefined
      ? []
      : [[{ itemsToNextTier }, { itemsToNextTier: next ? next.minimumQuantity - eligibleQuantity : 0 }] as const]),
    ...(nextDiscountPercent === undefined || !next
      ? []
      : [[{ nextDiscountPercent }, { nextDiscountPercent: next.discountPercent }] as const]),
  ]
}

const amountsOf = ({ eligibleQuantity, discountPercent, discountAmount }: Bundle) => ({
  eligibleQuantity,
  discountPercent,
  discountAmount,
})

const twoPieces = { eligibleQuantity: 2, discountPercent: 0, discountAmount: 0, nextDiscountPercent: 20 }
const tiersOfThree = {
  key: 'catalogue.listBundles',
  answer: { tiers: [{ minimumQuantity: 3, discountPercent: 20 }] },
} as const
const bundleAnswer = (bundle: object) =>
  ({ key: 'cart.retrieveBundleAccCart', answer: { bundleAccessoryDetail: { ...twoPieces, ...bundle } } }) as const

export const bundleFact: Fact<ReturnType<typeof amountsOf>> = {
  name: 'bundle',
  says: 'the bundle of a cart is the same in every answer until something changes it',
  sources: [
    fromAnswer('cart.retrieveBundleAccCart', ({ answer }) => amountsOf(answer.bundleAccessoryDetail)),
    fromCheckout(({ cart }) => amountsOf(cart.orderDetails.bundle)),
  ],
  effects: lostBy(...cartChanges),
  right: [bundleAnswer({}), { key: 'cart.addAccessories', answer: {} }, bundleAnswer({ eligibleQuantity: 3 })],
  wrong: [bundleAnswer({}), bundleAnswer({ eligibleQuantity: 3 })],
}

interface TiersFact {
  readonly tiers?: readonly Tier[]
  readonly bundle?: Bundle
}

export const bundleTiersFact: Fact<TiersFact> = {
  name: 'bundleTiers',
  says: 'the bundle of a cart is at the tier that its pieces reach',
  sources: [
    fromAnswer('catalogue.listBundles', ({ answer }) => ({ tiers: answer.tiers })),
    fromAnswer('cart.retrieveBundleAccCart', ({ answer }) => ({ bundle: answer.bundleAccessoryDetail })),
    fromCheckout(({ cart }) => ({ bundle: cart.orderDetails.bundle })),
  ],
  effects: {},
  compare: ({ bundle }, { tiers }) => (bundle && tiers ? tierPairs(tiers, bundle) : []),
  merge: (known, { tiers }) => (tiers ? { tiers } : (known ?? {})),
  right: [tiersOfThree, bundleAnswer({ itemsToNextTier: 1 })],
  wrong: [tiersOfThree, bundleAnswer({ itemsToNextTier: 2 })],
}

type States = Readonly<Record<string, string>>

const near = (zipCode: string, state: string) =>
  ({ key: 'cart.holdNumbers', request: { zipCode }, answer: { numbers: [{ mtn: '2075550101', state }] } }) as const

const stores = { key: 'support.listStores', answer: { stores: [{ zipCode: '04101', state: 'ME' }] } } as const

const zipStatesFact: Fact<States> = {
  name: 'zipStates',
  says: 'numbers are of the state that their ZIP code is in, which every answer says alike',
  sources: [
    fromAnswer('support.listStores', ({ answer }) =>
      Object.fromEntries(answer.stores.map(({ zipCode, state }) => [zipCode, state])),
    ),
    fromAnswer('cart.holdNumbers', ({ request, answer: { numbers } }) => {
      const state = numbers[0]?.state
      return request && state !== undefined ? { [request.zipCode]: state } : undefined
    }),
  ],
  effects: {},
  compare: (said, known) =>
    Object.entries(said).flatMap(([zipCode, state]): Pair[] => [[state, known[zipCode] ?? state]]),
  merge: (known, said) => ({ ...said, ...known }),
  right: [stores, near('04101', 'ME')],
  wrong: [stores, near('04101', 'GA')],
}

export const cartSideFacts = [zipStatesFact, heldNumbersFact, quoteIdFact, taxFact, bundleFact, bundleTiersFact]
