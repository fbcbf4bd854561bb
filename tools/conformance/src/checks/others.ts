import type { FindingKind } from '../judging/kinds'
import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { LeftOut } from '../judging/not-judged'
import type { Check, CheckContext } from '../run/check'
import type { CallerOf } from './callers'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import type { Expectation } from '../shopping/expectation'
import {
  example,
  fillCart,
  fillWithAccessories,
  inOrder,
  needsCart,
  prepare,
  readyToOrder,
  saveCard,
  whereServed,
  type Step,
} from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { readAll } from './reads/reads'

type Request = Pick<CallOptions, 'body' | 'query' | 'headers'>

/** An id of the first shopper, tried by those who have no right to it. */
interface Trial {
  readonly key: OperationKey
  /** What the id is of. */
  readonly id: 'cart' | 'case' | 'order'
  readonly kind: FindingKind
  readonly request: Request
  readonly prepare: (shopper: Shopper) => Promise<unknown>
  /** The read from which the first shopper gets the id. */
  readonly read: OperationKey
  /** A list of one's own, which must not have it either. */
  readonly list?: OperationKey
}

const named = (id: Trial['id']) => `<${id} of first>`

const cartInfo = { cartId: named('cart') }
const headers = { cartid: named('cart') }

const reads: readonly Trial[] = [
  {
    key: 'checkout.getCheckoutDetails',
    id: 'cart',
    kind: 'reads-other-cart',
    request: { body: { cart: true, cartId: named('cart'), cartInfo }, headers },
    prepare: fillCart,
    read: 'checkout.getCheckoutDetails',
  },
  ...(
    ['cart.checkExistingCart', 'cases.getCases', 'cases.getCaseAndCartId', 'landing.landing', 'omni.readDL'] as const
  ).map((key): Trial => ({
    key,
    id: 'cart',
    kind: 'reads-other-cart',
    request: { body: { ...exampleBody(key), cartId: named('cart'), cartInfo }, headers },
    prepare: fillCart,
    read: key,
  })),
  {
    key: 'checkout.getOrder',
    id: 'order',
    kind: 'reads-other-order',
    request: { body: { orderNumber: named('order') } },
    prepare: async (shopper) => {
      await readyToOrder(shopper)
      await shopper.call('checkout.placeOrder', exampleOf('checkout.placeOrder'))
    },
    read: 'checkout.getOrder',
    list: 'checkout.listOrders',
  },
]

/** Changes that name something of the first shopper's by its id: nobody else has it. */
interface Use {
  readonly key: OperationKey
  readonly id: string
  readonly body: object
  readonly first: Audience
  readonly prepare: Step
  readonly reads: readonly OperationKey[]
}

const uses: readonly Use[] = [
  {
    key: 'tradeIn.addDevice',
    id: 'submission',
    body: { cartInfo: {}, submissionId: '<submission of first>', actionIndicator: 'D' },
    first: 'prospect',
    prepare: inOrder(fillCart, example('tradeIn.addDevice')),
    reads: ['checkout.getCheckoutDetails'],
  },
  ...(['checkout.selectPayment', 'payment.removeCard'] as const).map((key): Use => ({
    key,
    id: 'card',
    body:
      key === 'payment.removeCard'
        ? { cardId: '<card of first>' }
        : { cartInfo: {}, payment: { paymentType: 'saved-card', cardId: '<card of first>' } },
    first: 'signed-in',
    prepare: inOrder(fillCart, saveCard),
    reads: ['payment.listCards'],
  })),
  {
    key: 'cases.resumeCase',
    id: 'case',
    body: { caseId: '<case of first>' },
    first: 'signed-in',
    prepare: fillCart,
    reads: ['checkout.getCheckoutDetails', 'cases.getCases'],
  },
  ...(['quote.retrieveCartFromQuote', 'quote.retrieveAccessoriesFromQuote'] as const).map((key): Use => ({
    key,
    id: 'quote',
    body: { quoteId: '<quote of first>', emailId: 'nobody@example.com' },
    first: 'prospect',
    prepare: inOrder(fillWithAccessories, example('cart.saveCart')),
    reads: ['checkout.getCheckoutDetails'],
  })),
]

const useCheck = ({ key, id, body, first, prepare, reads }: Use): Check => ({
  name: `another shopper's ${id}, used in ${key}`,
  family: 'identity',
  key,
  audience: first,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(first)
    await shopper.asSetup(() => prepare(shopper))
    await readAll(context, shopper, reads)
    if (shopper.resolve(`<${id}>`) === undefined) throw new LeftOut(`no answer has named the ${id} of a shopper`)
    const others = (await context.others(shopper)).filter(({ audience }) => audiencesOf(key).includes(audience))
    if (others.length === 0) throw new LeftOut(`no second ${first} customer is named: --as`)
    for (const other of others) {
      await other.asSetup(() => fillCart(other))
      const says = `the ${id} of another shopper is nothing that anyone else can use`
      await other.call(key, { body, expect: { kind: 'uses-other-id', at: id, says, ends: 'refused' } })
      await readAll(context, shopper, reads)
    }
  },
})

const readCheck = ({ key, id, kind, request, prepare, read, list }: Trial, audience: Audience): Check => ({
  name: `another shopper's ${id} in ${key}`,
  family: 'identity',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await shopper.asSetup(() => prepare(shopper))
    await shopper.call(read, exampleOf(read, shopper.audience))
    if (shopper.resolve(`<${id}>`) === undefined) return
    const hides = named(id)
    const expect: Expectation = { kind, at: id, says: `another shopper's ${id} is shown to nobody`, hides }
    for (const other of await context.others(shopper)) {
      if (!audiencesOf(key).includes(other.audience)) continue
      await other.call(key, { ...request, expect })
      if (list) await whereServed(() => other.call(list, { ...exampleOf(list, other.audience), expect }))
    }
  },
})

const namesCart = (key: OperationKey): boolean => {
  const { kind } = operationOf(key).metadata
  return kind === 'change' && needsCart(key) && Object.hasOwn(exampleBody(key), 'cartInfo')
}

const shortReader: OperationKey = 'recommendations.getRtCartCount'

/** Others name the first shopper's cart in a change: what the first one reads afterwards must be as it was. */
const changeCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `another shopper's cart in ${key}`,
  family: 'identity',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await shopper.asSetup(() => fillCart(shopper))
    await readAll(context, shopper, cartReads)
    if (shopper.resolve('<cart>') === undefined) return
    for (const other of await context.others(shopper)) {
      if (!audiencesOf(key).includes(other.audience)) continue
      const { body } = exampleOf(key, other.audience) as { body: object }
      await other.call(key, { body: { ...body, cartInfo }, headers })
      await readAll(context, shopper, cartReads)
    }
  },
})

const cartReads: readonly OperationKey[] = ['checkout.getCheckoutDetails', shortReader]

/** Two guests are two shoppers, and so are two customers where two are named. */
const guestOf = (key: OperationKey, callerOf: CallerOf): Audience =>
  audiencesOf(key).includes('prospect') ? 'prospect' : callerOf(key)

/** A request id of one shopper that comes from another, and from the same shopper to another operation. */
const retryKeyCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `the request id of another shopper in ${key}`,
  family: 'retry',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const first = await context.shopper(audience)
    const others =
      first.audience === 'prospect' ? [await context.beside(first, 'prospect')] : await context.others(first)
    const second = others.find(({ audience }) => audience === first.audience)
    if (!second) throw new LeftOut(`no second ${first.audience} customer is named: --as`)
    const id = { guie2erequestid: `shared-${first.scene.id}` }
    for (const shopper of [first, second]) {
      await shopper.asSetup(() => preparedFor(key, shopper))
    }
    for (const shopper of [first, second]) {
      await shopper.call(key, { ...exampleOf(key, shopper.audience), headers: id })
      await readBack(context, key, shopper)
    }
    const [other] = retried.filter((one) => one !== key && context.isServed(one, second.audience))
    if (other === undefined || !audiencesOf(other).includes(second.audience)) return
    await second.call(other, { ...exampleOf(other, second.audience), headers: id })
    await readBack(context, other, second)
  },
})

/** Calls that give something out which is one shopper's alone. */
const handouts: readonly OperationKey[] = [
  'cart.addDevice',
  'cart.holdNumbers',
  'cart.saveCart',
  'checkout.placeOrder',
  'chat.livePersonCheck',
]

/** Guests of each line of business. */
const guestsOf = (key: OperationKey) =>
  audiencesOf(key).filter((audience) => audience === 'prospect' || audience === 'prepay')

/** Two shoppers make the same call at once: what each is given is not the other's. */
const apartCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `two shoppers, each with ${key} as ${audience}`,
  family: 'identity',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const first = await context.shopper(audience)
    const second = await context.beside(first, audience)
    for (const shopper of [first, second]) await prepare(shopper, key)
    await Promise.all([first, second].map((shopper) => shopper.call(key, exampleOf(key, shopper.audience))))
    if (key === 'cart.addDevice') for (const shopper of [first, second]) await readAll(context, shopper, cartReads)
  },
})

/** A notice that one shopper asks for does not show for the other. */
const noticeCheck = (audience: Audience): Check => ({
  name: 'a notice of stock beside another shopper',
  family: 'identity',
  key: 'wishlist.subscribe',
  audience,
  changes: true,
  run: async (context) => {
    const first = await context.shopper(audience)
    const second = await context.beside(first, 'prospect')
    const { productId } = exampleBody('wishlist.subscribe') as { productId: string }
    const read = () => whereServed(() => second.call('catalogue.getProduct', { query: { productId } }))
    await read()
    await first.call('wishlist.subscribe', exampleOf('wishlist.subscribe'))
    await read()
  },
})

/** Changes that a shopper can make at any time, so that each has an effect of its own. */
const retried: readonly OperationKey[] = ['cart.addDevice', 'wishlist.addWishlist', 'cart.addAccessories']

const preparedFor = async (key: OperationKey, shopper: Shopper): Promise<void> => {
  if (key.startsWith('cart.')) await shopper.call('cart.addDevice', exampleOf('cart.addDevice', shopper.audience))
  if (key.startsWith('wishlist.'))
    await shopper.call('wishlist.retrieveFavorites', exampleOf('wishlist.retrieveFavorites'))
}

const readBack = async (context: CheckContext, key: OperationKey, shopper: Shopper) => {
  const read: OperationKey = key.startsWith('wishlist.') ? 'wishlist.retrieveFavorites' : shortReader
  if (audiencesOf(read).includes(shopper.audience) && context.isServed(read, shopper.audience)) {
    await shopper.call(read, exampleOf(read, shopper.audience))
  }
}

/** A wishlist that its owner shares by its id, which says nothing of the owner. */
const sharedListCheck: Check = {
  name: 'a shared wishlist shows its products to others',
  family: 'identity',
  key: 'wishlist.retrieveWishlist',
  audience: 'signed-in',
  changes: true,
  run: async (context) => {
    const owner = await context.shopper('signed-in')
    await owner.call('wishlist.addWishlist', exampleOf('wishlist.addWishlist'))
    await owner.call('wishlist.retrieveWishlist', exampleOf('wishlist.retrieveWishlist'))
    const other = await context.beside(owner, 'prospect')
    const expect: Expectation = {
      kind: 'not-shared',
      at: 'wishlist',
      says: 'every caller that has the id of a wishlist sees its products',
      ends: 'done',
      shows: 'dev14000001',
    }
    const body = exampleBody('wishlist.retrieveWishlist', { wid: '<wishlist of first>' })
    await other.call('wishlist.retrieveWishlist', { body, expect })
  },
}

/** What one shopper has the id of, tried as a guest and as another customer. */
export const otherShoppersChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => [
  ...reads.map((trial) => readCheck(trial, callerOf(trial.key))),
  ...keys.filter((key) => key === 'cart.addDevice' || namesCart(key)).map((key) => changeCheck(key, callerOf(key))),
  ...uses.map(useCheck),
  ...retried.map((key) => retryKeyCheck(key, guestOf(key, callerOf))),
  ...handouts.flatMap((key) => guestsOf(key).map((audience) => apartCheck(key, audience))),
  sharedListCheck,
  noticeCheck(guestOf('wishlist.subscribe', callerOf)),
]
