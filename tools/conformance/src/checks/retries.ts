import { randomUUID } from 'node:crypto'
import type { Audience, OperationKey } from '@soe/contracts'
import { accountFact } from '@soe/promises'
import { LeftOut } from '../judging/not-judged'
import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import { exampleBody, exampleOf } from '../shopping/examples'
import {
  addPhone,
  fillCart,
  fillWithAccessories,
  needsCart,
  prepare,
  readyToOrder,
  whereServed,
} from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import {
  accessories,
  accessoryCall,
  addWishes,
  charger,
  phoneWish,
  removeWish,
  twoPhones,
  variant,
  wish,
  type Request,
} from './courses/course'
import { readAll, readsOf } from './reads/reads'

const accessory = (id: string, qty: number, mtn?: string): Request =>
  accessoryCall(accessories('addAccessories', id, qty, mtn))

/** Changes that come at once: the first two of an operation's are its own. */
interface Race {
  readonly key: OperationKey
  readonly name: string
  readonly changes: readonly (readonly [OperationKey, Request?])[]
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  /** Data without which it makes no sense. */
  readonly needs?: readonly string[]
  /** What shows both effects, where the reads of the operation do not. */
  readonly reads?: readonly (readonly [OperationKey, Request])[]
}

/** Another sku that is sold out, and can be waited for. */
const otherNotice: Request = { body: { productId: '<otherSoldOut.product>', skuId: '<otherSoldOut.sku>' } }

/** A product of the contract's examples that is sold out, and can be wished for all the same. */
const otherWish = wish('dev14000017', 'tern-a2-tide-128', 'DEVICE')

const tradeIn = (deviceModel: string): Request =>
  variant('tradeIn.addDevice', { device: { deviceBrand: 'Orbit', deviceModel } })

const ofLine = (key: OperationKey, lineId: string, change: object = {}): Request =>
  variant(key, { lineId, mtn: lineId, ...change })

/** The example with one of its parts otherwise. */
const otherPart = (key: OperationKey, part: string, change: object): Request =>
  variant(key, { [part]: { ...(exampleBody(key)[part] as object), ...change } })

const payBy = (cardNumber: string, saveCard: boolean): Request =>
  otherPart('checkout.selectPayment', 'payment', { cardNumber, saveCard })

const cardNumbers = ['4111111111111111', '5555555555554444'] as const

const saveCards = async (shopper: Shopper) => {
  await fillCart(shopper)
  for (const cardNumber of cardNumbers) await shopper.call('checkout.selectPayment', payBy(cardNumber, true))
  await shopper.call('payment.listCards', exampleOf('payment.listCards'))
}

const races: readonly Race[] = [
  { key: 'cart.addDevice', name: 'two phones', changes: [['cart.addDevice'], ['cart.addDevice']], prepare: addPhone },
  {
    key: 'cart.addAccessories',
    name: 'the same accessory for the same line',
    changes: [
      ['cart.addAccessories', accessory(charger, 2)],
      ['cart.addAccessories', accessory(charger, 3)],
    ],
    prepare: addPhone,
  },
  {
    key: 'cart.removeDevice',
    name: 'a line that goes, and an accessory for the other',
    changes: [
      ['cart.removeDevice', ofLine('cart.removeDevice', 'newLine2')],
      ['cart.addAccessories', accessory(charger, 1)],
    ],
    prepare: twoPhones,
  },
  {
    key: 'checkout.placeOrder',
    name: 'the same cart twice',
    changes: [['checkout.placeOrder'], ['checkout.placeOrder']],
    prepare: readyToOrder,
  },
  {
    key: 'wishlist.addWishlist',
    name: 'two products',
    changes: [
      ['wishlist.addWishlist', addWishes(phoneWish)],
      ['wishlist.addWishlist', addWishes(otherWish)],
    ],
    prepare: (shopper) => shopper.call('wishlist.retrieveFavorites', exampleOf('wishlist.retrieveFavorites')),
  },
  {
    key: 'wishlist.removeWishlist',
    name: 'two products',
    changes: [
      ['wishlist.removeWishlist', removeWish(phoneWish.productId)],
      ['wishlist.removeWishlist', removeWish(otherWish.productId)],
    ],
    prepare: (shopper) => shopper.call('wishlist.addWishlist', addWishes(phoneWish, otherWish)),
  },
  {
    key: 'wishlist.subscribe',
    name: 'a notice and a wish',
    changes: [['wishlist.subscribe'], ['wishlist.addWishlist', addWishes(phoneWish)]],
    prepare: (shopper) => shopper.call('wishlist.retrieveWishlist', exampleOf('wishlist.retrieveWishlist')),
  },
  {
    key: 'wishlist.subscribe',
    name: 'two notices',
    changes: [['wishlist.subscribe'], ['wishlist.subscribe', otherNotice]],
    needs: ['otherSoldOut.sku'],
    reads: [
      ['catalogue.getProduct', { query: { productId: 'dev14000017' } }],
      ['catalogue.getProduct', { query: { productId: '<otherSoldOut.product>' } }],
    ],
  },
  {
    key: 'checkout.selectPayment',
    name: 'two cards that are saved',
    changes: cardNumbers.map((number) => ['checkout.selectPayment', payBy(number, true)] as const),
    prepare: async (shopper) => {
      await fillCart(shopper)
      await shopper.call('payment.listCards', exampleOf('payment.listCards'))
    },
  },
  {
    key: 'payment.removeCard',
    name: 'two cards',
    changes: ['<card>', '<last card>'].map((cardId) => [
      'payment.removeCard',
      variant('payment.removeCard', { cardId }),
    ]),
    prepare: saveCards,
  },
]

/** Reads of what the races of an operation are about. */
const racedReads = (key: OperationKey): readonly OperationKey[] => [
  ...(/Card|Payment$/.test(key) ? (['payment.listCards'] as const) : []),
  ...readsOf(key).slice(0, 2),
]

const emergency = (mtn: string): Request => {
  const { lines } = exampleBody('cart.e911Address') as { lines: object[] }
  return variant('cart.e911Address', { lines: lines.map((line) => ({ ...line, mtn })) })
}

/** Changes of different parts of one cart with two lines, each with values of its own. */
const parts: readonly (readonly [OperationKey, Request?])[] = [
  ['cart.addPlan', ofLine('cart.addPlan', 'newLine1')],
  ['cart.addPlan', ofLine('cart.addPlan', 'newLine2')],
  ['checkout.updateContact', otherPart('checkout.updateContact', 'contact', { firstName: 'José' })],
  [
    'checkout.updateAddress',
    otherPart('checkout.updateAddress', 'shippingAddress', { addressLine1: '188 Congress St' }),
  ],
  ['cart.assignMtn', ofLine('cart.assignMtn', 'newLine1')],
  ['checkout.selectPayment', payBy(cardNumbers[1], false)],
  ['cart.assignMtn', ofLine('cart.assignMtn', 'newLine2')],
  ['cart.e911Address', emergency('newLine1')],
  ['cart.addDonation'],
  ['cart.e911Address', emergency('newLine2')],
  ['cart.switchSim', ofLine('cart.switchSim', 'newLine1')],
  ['cart.updateBarcode'],
  ['cart.switchSim', ofLine('cart.switchSim', 'newLine2')],
  ['cart.addFeatures'],
  ['tradeIn.addDevice', tradeIn('Orbit 8')],
  ['checkout.setAutoPay'],
  ['tradeIn.addDevice', tradeIn('Orbit 9')],
  ['cart.addAccessories', accessory(charger, 1)],
  ['checkout.selectShipping'],
  ['cart.addAccessories', accessory(charger, 2, 'newLine2')],
]

/** Every change of a part with its neighbours, two at a time: what each has made is there afterwards. */
const partsCheck: Check = {
  name: 'changes at once, of different parts of one cart',
  family: 'retry',
  key: 'checkout.updateContact',
  audience: 'signed-in',
  changes: true,
  run: async (context) => {
    for (const first of [0, 1]) {
      const shopper = await context.shopper(partsCheck.audience)
      await shopper.asSetup(() => twoPhones(shopper))
      await readAll(context, shopper, ['checkout.getCheckoutDetails'])
      for (let index = first; index < parts.length - 1 && !context.isBroken(); index += 2) {
        await Promise.all(
          parts
            .slice(index, index + 2)
            .map(([key, request = exampleOf(key)]) =>
              whereServed(() => shopper.call(key, { ...request, together: index })),
            ),
        )
        await readAll(context, shopper, ['checkout.getCheckoutDetails'])
      }
    }
  },
}

/** Two browsers of one customer, each with a wish of its own. */
const browsersCheck: Check = {
  name: 'changes at once, of two browsers of one customer',
  family: 'retry',
  key: 'wishlist.addWishlist',
  audience: 'signed-in',
  changes: true,
  run: async (context) => {
    for (let round = 1; round <= rounds && !context.isBroken(); round += 1) {
      const first = await context.shopper('signed-in')
      const second = await context.beside(first, 'signed-in')
      for (const shopper of [first, second]) await readAll(context, shopper, ['wishlist.retrieveFavorites'])
      const [account, other] = [first, second].map(({ follower }) => follower.known(accountFact))
      if (account === undefined || account !== other)
        throw new LeftOut('nothing says that two sessions of this identity are of one customer')
      await Promise.all([
        first.call('wishlist.addWishlist', { ...addWishes(phoneWish), together: round }),
        second.call('wishlist.addWishlist', { ...addWishes(otherWish), together: round }),
      ])
      for (const shows of [phoneWish.productId, otherWish.productId]) {
        const says = 'what two browsers of one customer put on the wishlist at once is all on it'
        const expect = { kind: 'change-lost', at: 'wishlist', of: 'wishlist.addWishlist', says, shows } as const
        const read = exampleOf('wishlist.retrieveFavorites')
        await whereServed(() => first.call('wishlist.retrieveFavorites', { ...read, expect }))
      }
    }
  },
}

/** How often a race is run: one that is lost now and then is lost. */
const rounds = 2

const raceCheck = (
  { key, name, changes, prepare: prepareOwn, needs = [], reads = [] }: Race,
  audience: Audience,
): Check => ({
  name: `changes at once, ${key}: ${name}`,
  family: 'retry',
  key,
  audience,
  changes: true,
  run: async (context) => {
    context.needs(...needs)
    for (let round = 1; round <= rounds && !context.isBroken(); round += 1) {
      const shopper = await context.shopper(audience)
      if (prepareOwn) await shopper.asSetup(() => prepareOwn(shopper))
      await readAll(context, shopper, racedReads(key).slice(0, 1))
      await Promise.all(
        changes.map(([called, request = exampleOf(called, shopper.audience)]) =>
          shopper.call(called, { ...request, together: round }),
        ),
      )
      await readAll(context, shopper, racedReads(key))
      for (const [read, request] of reads) await whereServed(() => shopper.call(read, request))
    }
  },
})

/** Changes whose repetition would be seen, or could not be done. */
const repeated: readonly OperationKey[] = [
  'cart.addDevice',
  'cart.addAccessories',
  'cart.removeDevice',
  'cart.holdNumbers',
  'cart.applyPromo',
  'cart.removePromo',
  'cart.saveCart',
  'tradeIn.addDevice',
  'wishlist.removeWishlist',
  'wishlist.unsubscribe',
  'checkout.placeOrder',
]

/** Changes that can be made once more before they are repeated. */
const adding: ReadonlySet<OperationKey> = new Set(['cart.addDevice', 'cart.addAccessories'])

const retryCheck = (key: OperationKey, audience: Audience, how: 'again' | 'later' | 'at once'): Check => ({
  name: `the same request ${how}, ${key}`,
  family: 'retry',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await prepare(shopper, key)
    await readAll(context, shopper, needsCart(key) ? readsOf('cart.addDevice').slice(0, 1) : [])
    const headers = { guie2erequestid: `retry-${randomUUID()}` }
    const request = { ...exampleOf(key, shopper.audience), headers }
    if (how !== 'at once') {
      await shopper.call(key, request)
      if (!needsCart(key)) await readAll(context, shopper, readsOf(key).slice(0, 1))
      if (how === 'later') await shopper.call(key, exampleOf(key, shopper.audience))
      await shopper.call(key, request)
    } else {
      await Promise.all([
        shopper.call(key, { ...request, together: 1 }),
        shopper.call(key, { ...request, together: 1 }),
      ])
    }
    await readAll(context, shopper, readsOf(key).slice(0, 2))
  },
})

/** Ways to take up what another guest has saved, which would be taken up twice. */
const takingUp: readonly (readonly [OperationKey, Request])[] = [
  ['cases.resumeCase', { body: { emailId: 'maren@example.com' } }],
  ...(['quote.retrieveCartFromQuote', 'quote.retrieveAccessoriesFromQuote'] as const).map(
    (key) => [key, { body: { quoteId: '<quote of first>', emailId: 'maren@example.com' } }] as const,
  ),
]

const takeUpCheck = ([key, request]: (typeof takingUp)[number]): Check => ({
  name: `the same request again, ${key} of another guest`,
  family: 'retry',
  key,
  audience: 'prospect',
  changes: true,
  run: async (context) => {
    const first = await context.shopper('prospect')
    await first.asSetup(() => fillWithAccessories(first))
    await first.asSetup(() => first.call('cart.saveCart', exampleOf('cart.saveCart', 'prospect')))
    const second = await context.beside(first, 'prospect')
    await second.asSetup(() => addPhone(second))
    const headers = { guie2erequestid: `retry-${randomUUID()}` }
    for (let round = 1; round <= rounds; round += 1) {
      await second.call(key, { ...request, headers })
      await readAll(context, second, readsOf('cart.addDevice').slice(0, 1))
    }
  },
})

export const retryChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => [
  ...races.map((race) => raceCheck(race, callerOf(race.key))),
  partsCheck,
  browsersCheck,
  ...takingUp.map(takeUpCheck),
  ...repeated
    .filter((key) => keys.includes(key))
    .flatMap((key) => [
      retryCheck(key, callerOf(key), 'again'),
      ...(adding.has(key) ? [retryCheck(key, callerOf(key), 'later')] : []),
      retryCheck(key, callerOf(key), 'at once'),
    ]),
]
