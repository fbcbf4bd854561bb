import type { Audience, OperationKey } from '@soe/contracts'
import { cartFact } from '@soe/promises'
import { audiencesOf } from '../contract/judged-operations'
import { channelFor } from '../run/channels'
import type { Check, CheckContext } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { addWishes, removeWish } from './courses/course'

type Request = Pick<CallOptions, 'body' | 'query'>

interface Walker {
  readonly shopper: Shopper
  readonly context: CheckContext
  pick<Item>(items: readonly Item[]): Item | undefined
  upTo(most: number): number
}

/** A move of a random shopper; undefined where it makes no sense now. */
interface Move {
  readonly key: OperationKey
  readonly weight: number
  readonly request: (walker: Walker) => Request | undefined
}

const example =
  (key: OperationKey) =>
  ({ shopper }: Walker): Request =>
    exampleOf(key, shopper.audience)

/** Lines of the cart, by the names that requests have for them; those that are gone too. */
const linesOf = ({ shopper }: Walker): { there: string[]; gone: string[] } => {
  const known = shopper.follower.known(cartFact)?.lines ?? {}
  const names = Array.from({ length: 12 }, (_, index) => `newLine${index + 1}`)
  const named = names.filter((name) => shopper.resolve(name) !== undefined)
  const isThere = (name: string) => Object.hasOwn(known, shopper.resolve(name) ?? '')
  return { there: named.filter(isThere), gone: named.filter((name) => !isThere(name)) }
}

const anyLine = (walker: Walker) => walker.pick(linesOf(walker).there)

const withLine =
  (key: OperationKey, field: string) =>
  (walker: Walker): Request | undefined => {
    const line = anyLine(walker)
    return line === undefined
      ? undefined
      : { body: { ...(exampleOf(key, walker.shopper.audience).body as object), [field]: line } }
  }

const accessoryOf = ({ context, pick }: Walker) =>
  pick(['bosun-charger-chalk', ...(context.hasData('otherAccessory.sku') ? ['<otherAccessory.sku>'] : [])])

const accessoryCall = (line: object): Request => ({ body: { cartInfo: {}, data: { lines: [line] } } })

const names = [
  ['Zoë', "O'Neil-Sørensen"],
  ['José', 'Łuczak'],
  ['Maren', 'Oake'],
] as const

const person =
  (key: OperationKey, field: string) =>
  (walker: Walker): Request => {
    const body = exampleBody(key)
    const [firstName, lastName] = walker.pick(names) ?? names[0]
    return { body: { ...body, [field]: { ...(body[field] as object), firstName, lastName } } }
  }

const wishes = [
  { productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128', itemType: 'DEVICE' },
  { productId: '<accessory.product>', sorId: 'bosun-charger-chalk', itemType: 'ACCESSORY' },
]

const wishOf = ({ context, pick }: Walker) => pick(context.hasData('accessory.product') ? wishes : wishes.slice(0, 1))

const moves: readonly Move[] = [
  {
    key: 'cart.addDevice',
    weight: 4,
    request: (walker) => (linesOf(walker).there.length < 4 ? example('cart.addDevice')(walker) : undefined),
  },
  {
    key: 'cart.removeDevice',
    weight: 3,
    request: (walker) => {
      const { there, gone } = linesOf(walker)
      const lineId = walker.pick(walker.upTo(4) === 1 ? [...gone, 'nobody-knows-this'] : there)
      return lineId === undefined ? undefined : { body: exampleBody('cart.removeDevice', { lineId }) }
    },
  },
  {
    key: 'cart.addAccessories',
    weight: 6,
    request: (walker) => {
      const [mtn, id] = [anyLine(walker), accessoryOf(walker)]
      return mtn === undefined ? undefined : accessoryCall({ mtn, addAccessories: [{ id, qty: walker.upTo(4) }] })
    },
  },
  {
    key: 'cart.addAccessories',
    weight: 3,
    request: (walker) => {
      const [mtn, id] = [anyLine(walker), accessoryOf(walker)]
      return mtn === undefined ? undefined : accessoryCall({ mtn, removeAccessories: [{ id, qty: 10 }] })
    },
  },
  { key: 'cart.addPlan', weight: 2, request: withLine('cart.addPlan', 'lineId') },
  { key: 'cart.assignMtn', weight: 1, request: withLine('cart.assignMtn', 'lineId') },
  { key: 'cart.switchSim', weight: 1, request: withLine('cart.switchSim', 'mtn') },
  {
    key: 'cart.addDonation',
    weight: 1,
    request: ({ pick }) => ({ body: exampleBody('cart.addDonation', { donationAmount: pick([0, 0.37, 2]) }) }),
  },
  {
    key: 'cart.updateBarcode',
    weight: 1,
    request: ({ pick }) => ({
      body: exampleBody('cart.updateBarcode', { cartInfo: { barCodeIds: pick([[], ['810000004101']]) } }),
    }),
  },
  { key: 'checkout.updateContact', weight: 2, request: person('checkout.updateContact', 'contact') },
  { key: 'checkout.updateAddress', weight: 2, request: person('checkout.updateAddress', 'shippingAddress') },
  {
    key: 'wishlist.addWishlist',
    weight: 3,
    request: (walker) => addWishes(wishOf(walker) ?? {}),
  },
  {
    key: 'wishlist.removeWishlist',
    weight: 2,
    request: (walker) => removeWish(wishOf(walker)?.productId ?? ''),
  },
]

const reads: readonly OperationKey[] = [
  'checkout.getCheckoutDetails',
  'recommendations.getRtCartCount',
  'cart.checkExistingCart',
  'cases.getCases',
  'cases.getCaseAndCartId',
  'omni.readDL',
  'landing.getProcessStep',
  'wishlist.retrieveWishlist',
  'wishlist.retrieveFavorites',
  'catalogue.listProducts',
  'catalogue.getProduct',
]

const steps = 26

const walk = async (walker: Walker) => {
  const { shopper, context, pick, upTo } = walker
  const { audience } = shopper
  const isThere = (key: OperationKey) => audiencesOf(key).includes(audience) && context.isServed(key, audience)
  const weighted = moves.flatMap((move) => Array.from({ length: move.weight }, () => move))
  for (let step = 0; step < steps && !context.isBroken(); step += 1) {
    const move = upTo(5) <= 3 ? pick(weighted.filter(({ key }) => isThere(key))) : undefined
    const request = move?.request(walker)
    const [key, given] = move && request ? [move.key, request] : [pick(reads.filter(isThere)), undefined]
    if (key === undefined) return
    await whereServed(() => shopper.call(key, given ?? exampleOf(key, audience)))
  }
}

const walkCheck = (audience: Audience, index: number): Check => ({
  name: `random shopper ${index + 1} as ${audience}`,
  family: 'walk',
  key: 'cart.addDevice',
  audience,
  changes: true,
  calls: [...moves.map(({ key }) => key), ...reads],
  run: async (context) => {
    const shopper = await context.shopper(audience, channelFor(index))
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(context.random() * items.length)]
    await walk({ shopper, context, pick, upTo: (most) => 1 + Math.floor(context.random() * most) })
  },
})

const walkers: readonly Audience[] = ['signed-in', 'prospect', 'signed-in', 'prepay', 'prospect', 'signed-in']

/** Random shoppers, whose answers have to show what they did. */
export const walkChecks = (): Check[] => walkers.map(walkCheck)
