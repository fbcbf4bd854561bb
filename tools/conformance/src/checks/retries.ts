import { randomUUID } from 'node:crypto'
import type { OperationKey } from '@soe/contracts'
import { audiencesOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleBody, exampleOf } from '../shopping/examples'
import { addPhone, fillCart, needsCart, prepare, readyToOrder } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { addWishes, removeWish } from './courses/course'
import { readAll, readsOf } from './reads/reads'

type Request = Pick<CallOptions, 'body' | 'query'>

const charger = 'bosun-charger-chalk'

const accessory = (id: string, qty: number, mtn = 'newLine1'): Request => ({
  body: { cartInfo: {}, data: { lines: [{ mtn, addAccessories: [{ id, qty }] }] } },
})

/** Changes that come at once: the first two of an operation's are its own. */
interface Race {
  readonly key: OperationKey
  readonly name: string
  readonly changes: readonly (readonly [OperationKey, Request?])[]
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  readonly needs?: readonly string[]
}

const phoneWish = { productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128', itemType: 'DEVICE' }
const accessoryWish = { productId: '<accessory.product>', sorId: charger, itemType: 'ACCESSORY' }

const twoPhones = async (shopper: Shopper) => {
  await addPhone(shopper)
  await addPhone(shopper)
}

const plan = (lineId: string): Request => ({ body: exampleBody('cart.addPlan', { lineId }) })

const tradeIn = (deviceModel: string): Request => ({
  body: exampleBody('tradeIn.addDevice', { device: { deviceBrand: 'Orbit', deviceModel } }),
})

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
    key: 'cart.addAccessories',
    name: 'accessories for two lines',
    changes: [
      ['cart.addAccessories', accessory(charger, 1)],
      ['cart.addAccessories', accessory(charger, 2, 'newLine2')],
    ],
    prepare: twoPhones,
  },
  {
    key: 'cart.addPlan',
    name: 'plans for two lines',
    changes: [
      ['cart.addPlan', plan('newLine1')],
      ['cart.addPlan', plan('newLine2')],
    ],
    prepare: twoPhones,
  },
  {
    key: 'cart.removeDevice',
    name: 'a line that goes, and an accessory for the other',
    changes: [
      ['cart.removeDevice', { body: exampleBody('cart.removeDevice', { lineId: 'newLine2' }) }],
      ['cart.addAccessories', accessory(charger, 1)],
    ],
    prepare: twoPhones,
  },
  {
    key: 'checkout.updateContact',
    name: 'contact and address',
    changes: [['checkout.updateContact'], ['checkout.updateAddress']],
    prepare: addPhone,
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
      ['wishlist.addWishlist', addWishes(accessoryWish)],
    ],
    prepare: (shopper) => shopper.call('wishlist.retrieveFavorites', exampleOf('wishlist.retrieveFavorites')),
    needs: ['accessory.product'],
  },
  {
    key: 'wishlist.removeWishlist',
    name: 'two products',
    changes: [
      ['wishlist.removeWishlist', removeWish(phoneWish.productId)],
      ['wishlist.removeWishlist', removeWish(accessoryWish.productId)],
    ],
    prepare: (shopper) => shopper.call('wishlist.addWishlist', addWishes(phoneWish, accessoryWish)),
    needs: ['accessory.product'],
  },
  {
    key: 'tradeIn.addDevice',
    name: 'two devices',
    changes: [
      ['tradeIn.addDevice', tradeIn('Orbit 8')],
      ['tradeIn.addDevice', tradeIn('Orbit 9')],
    ],
    prepare: fillCart,
  },
]

const callerOf = (key: OperationKey) => audiencesOf(key)[0] ?? 'signed-in'

/** How often a race is run: one that is lost now and then is lost. */
const rounds = 2

const raceCheck = ({ key, name, changes, prepare: prepareOwn, needs = [] }: Race): Check => ({
  name: `changes at once, ${key}: ${name}`,
  family: 'retry',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    context.needs(...needs)
    for (let round = 1; round <= rounds && !context.isBroken(); round += 1) {
      const shopper = await context.shopper(callerOf(key))
      if (prepareOwn) await shopper.asSetup(() => prepareOwn(shopper))
      await readAll(context, shopper, readsOf(key).slice(0, 1))
      await Promise.all(
        changes.map(([called, request = exampleOf(called, shopper.audience)]) =>
          shopper.call(called, { ...request, together: round }),
        ),
      )
      await readAll(context, shopper, readsOf(key).slice(0, 2))
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

const retryCheck = (key: OperationKey, how: 'again' | 'later' | 'at once'): Check => ({
  name: `the same request ${how}, ${key}`,
  family: 'retry',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(callerOf(key))
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

export const retryChecks = (keys: readonly OperationKey[]): Check[] => [
  ...races.map(raceCheck),
  ...repeated
    .filter((key) => keys.includes(key))
    .flatMap((key) => [
      retryCheck(key, 'again'),
      ...(adding.has(key) ? [retryCheck(key, 'later')] : []),
      retryCheck(key, 'at once'),
    ]),
]
