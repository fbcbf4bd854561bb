import type { Audience, OperationKey } from '@soe/contracts'
import { channelFor } from '../run/channels'
import type { Check } from '../run/check'
import type { CallersOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { prepare, whereServed } from '../shopping/preparations'
import {
  accessories,
  accessoryCall,
  accessoryWish,
  addWishes,
  charger,
  phoneWish,
  removeWish,
  variant,
  type Course,
  type Request,
} from './courses/course'
import { courses } from './courses'
import { isCartRead, isWishlistRead, readAll, readsOf } from './reads/reads'

/** Reads after each step: the fullest one always, of the others one after the other. */
const readsAfter = (key: OperationKey, index: number): readonly OperationKey[] => {
  const [first, ...others] = readsOf(key)
  const [next, further] = [others[index % others.length], others[(index + 1) % others.length]]
  return [...new Set([first, next, further])].filter((one) => one !== undefined)
}

const courseCheck = (
  { key, steps, prepare: prepareOwn, needs = [] }: Course,
  audience: Audience,
  channel: string,
): Check => ({
  name: `effects of ${key} as ${audience}${needs.length > 0 ? `, with ${needs.join(' and ')}` : ''}`,
  family: 'effect',
  key,
  audience,
  changes: true,
  run: async (context) => {
    context.needs(...needs)
    const shopper = await context.shopper(audience, channel)
    await (prepareOwn ? shopper.asSetup(() => prepareOwn(shopper)) : prepare(shopper, key))
    await readAll(context, shopper, readsOf(key).slice(0, 1))
    for (const [index, step] of steps(audience).entries()) {
      const [called, request] = Array.isArray(step) ? (step as [OperationKey, Request]) : [key, step as Request]
      await (called === key ? shopper.call(called, request) : whereServed(() => shopper.call(called, request)))
      await readAll(context, shopper, readsAfter(key, index))
    }
  },
})

/** What a read has to follow: one change after the other, of the cart or of the wishlist. */
const changesFor = (read: OperationKey): readonly (readonly [OperationKey, Request?])[] =>
  isCartRead(read)
    ? [
        ['cart.addDevice'],
        ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 2))],
        ['cart.addDevice'],
        ['cart.removeDevice'],
        ['cart.removeDevice', variant('cart.removeDevice', { lineId: 'newLine2' })],
      ]
    : [
        ['wishlist.addWishlist', addWishes(phoneWish)],
        ['wishlist.addWishlist', addWishes(accessoryWish)],
        ['wishlist.removeWishlist', removeWish('dev14000001')],
      ]

/** A read after each of several changes, so that it is behind none of them. */
const followCheck = (read: OperationKey, audience: Audience): Check => ({
  name: `${read} follows changes`,
  family: 'effect',
  key: read,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await readAll(context, shopper, [read])
    for (const [key, request = exampleOf(key, audience)] of changesFor(read)) {
      await whereServed(() => shopper.call(key, request))
      await readAll(context, shopper, [read])
    }
  },
})

const followChecks = (keys: readonly OperationKey[], callersOf: CallersOf): Check[] =>
  keys
    .filter((key) => isCartRead(key) || isWishlistRead(key))
    .map((key) => followCheck(key, callersOf(key)[0] ?? 'signed-in'))

/** Who makes a change: the first who may, and one of the others in turn. */
const inTurn = ([first, ...others]: readonly Audience[], index: number): readonly Audience[] =>
  [first, others[index % others.length]].filter((one) => one !== undefined)

/** Changes whose effect every audience has to see. */
const forEveryone: ReadonlySet<OperationKey> = new Set(['cart.addDevice', 'cart.removeDevice', 'cart.addAccessories'])

/** Writes and reads in turn: each answer has to show the effects of the calls before it. */
export const effectChecks = (keys: readonly OperationKey[], callersOf: CallersOf): Check[] => [
  ...courses
    .flatMap((course, index) => {
      const audiences = callersOf(course.key).filter((one) => course.audience === undefined || one === course.audience)
      return (forEveryone.has(course.key) ? audiences : inTurn(audiences, index)).map(
        (audience) => [course, audience] as const,
      )
    })
    .map(([course, audience], index) => courseCheck(course, audience, channelFor(index))),
  ...followChecks(keys, callersOf),
]
