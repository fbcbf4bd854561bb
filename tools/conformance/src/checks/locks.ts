import type { OperationKey } from '@soe/contracts'
import { audiencesOf, obeysLock, operationOf } from '../contract/judged-operations'
import { channelFor, channels, defaultChannel } from '../run/channels'
import type { Check, CheckContext } from '../run/check'
import { exampleOf } from '../shopping/examples'
import { errorOf } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { addPhone, prepare, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { readAll } from './reads/reads'

const retail = 'VZW-RETAIL'

const isOfCart = (key: OperationKey) => key.startsWith('cart.')

const callerOf = (key: OperationKey) => audiencesOf(key)[0] ?? 'signed-in'

const isLocked = (at: string, says = 'a cart that another channel holds is changed by nobody else') =>
  ({ kind: 'lock-ignored', at, says, ends: 'refused', errors: ['CART_LOCKED'] }) as const

const lockedShopper = async (
  context: CheckContext,
  key: OperationKey,
  channel: string,
  { ttl, holder = retail }: { readonly ttl?: string; readonly holder?: string } = {},
): Promise<Shopper> => {
  const shopper = await context.shopper(callerOf(key), channel)
  await shopper.asSetup(() => addPhone(shopper))
  await prepare(shopper, key)
  await context.lockCart(shopper, holder, ttl)
  return shopper
}

/** Another channel's lock holds at every spelling of the path, whichever channel calls. */
const lockCheck = (
  key: OperationKey,
  channel: string,
  { path, holder }: { readonly path?: string; readonly holder?: string } = {},
): Check => ({
  name: `locked cart ${key} by ${channel}${path === undefined ? '' : ` ${path}`}${holder ? `, held by ${holder}` : ''}`,
  family: 'journey',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, channel, { ...(holder && { holder }) })
    const at = path ?? (channel === channels[0] ? 'lock' : `lock ${channel}`)
    const request = { ...exampleOf(key, callerOf(key)), ...(path !== undefined && { path }) }
    await shopper.call(key, { ...request, expect: isLocked(at) })
    if (isOfCart(key))
      await readAll(context, shopper, ['cases.getCases', 'cart.checkExistingCart', 'checkout.getCheckoutDetails'])
  },
})

/** Whether the backend gives the shopper's own cart: one may keep only those that were saved. */
const askForCart = async (shopper: Shopper, asked: object): Promise<boolean> => {
  let isGiven = false
  await whereServed(async () => {
    const { exchange } = await shopper.call('cases.resumeCase', { body: { cartInfo: {}, ...asked } })
    isGiven = errorOf(exchange) === undefined
  })
  return isGiven
}

/** Asking to hold a cart is not asking to take it over. */
const takeoverCheck = (key: OperationKey): Check => ({
  name: `locked cart that another channel asks to hold, ${key}`,
  family: 'journey',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, channelFor(0))
    await whereServed(() => shopper.call('cases.resumeCase', { body: { cartInfo: {}, channelLock: 'Y' } }))
    const at = 'lock that was not taken over'
    await shopper.call(key, { ...exampleOf(key, callerOf(key)), expect: isLocked(at) })
    const holders = ['cases.getCases', 'cart.checkExistingCart'] as const
    await readAll(context, shopper, holders)
    const isTaken = await askForCart(shopper, { unlockChannel: 'Y' })
    await readAll(context, shopper, holders)
    if (!isTaken) return
    const says = 'a cart that was taken over is changed by the channel that took it over'
    const takenOver = {
      kind: 'lock-without-end',
      at: 'unlockChannel',
      of: 'cases.resumeCase',
      says,
      ends: 'done',
    } as const
    await shopper.call(key, { ...exampleOf(key, callerOf(key)), expect: takenOver })
  },
})

/** A channel that asks to hold a free cart holds it. */
const holdCheck = (key: OperationKey): Check => ({
  name: `cart that a channel asks to hold, ${key}`,
  family: 'journey',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(callerOf(key), channelFor(0))
    await shopper.asSetup(() => addPhone(shopper))
    await prepare(shopper, key)
    const says = 'a case that a channel asks to hold is held'
    const held = { kind: 'lock-ignored', at: 'channelLock', says, of: 'cases.resumeCase' } as const
    if (!(await askForCart(shopper, { channelLock: 'Y' }))) return
    const byOther = { ...exampleOf(key, callerOf(key)), headers: { channelid: channelFor(1) } }
    await shopper.call(key, { ...byOther, expect: { ...held, ends: 'refused', errors: ['CART_LOCKED'] } })
  },
})

/** Minutes for which a lock of the checks holds. */
const minutes = 15

/** When the cart was changed last, by the latest answer. */
const lastChange = ({ calls }: Shopper): number | undefined =>
  calls
    .flatMap(({ exchange }) => [...exchange.response.body.matchAll(/"changedAt":"([^"]+)"/g)])
    .map(([, instant = '']) => Date.parse(instant))
    .at(-1)

const timedCheck = (key: OperationKey, side: 'before' | 'after'): Check => ({
  name: `a lock ${side === 'before' ? 'holds until' : 'ends after'} its time, ${key}`,
  family: 'clock',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, channelFor(0), { ttl: `PT${minutes}M` })
    const before = lastChange(shopper)
    const passed = side === 'before' ? minutes - 1 : minutes + 1
    await context.passTime(shopper, `PT${passed}M`)
    const still = {
      ...isLocked('lock', `a lock for ${minutes} minutes still holds after ${passed}`),
      kind: 'lock-too-short',
    } as const
    const over = {
      kind: 'lock-without-end',
      at: 'lock',
      says: `a lock for ${minutes} minutes is over after ${passed}`,
      ends: 'done',
    } as const
    await shopper.call(key, { ...exampleOf(key, callerOf(key)), expect: side === 'before' ? still : over })
    await readAll(context, shopper, ['cases.getCases', 'cart.checkExistingCart'])
    if (side === 'before' || context.isBroken() || before === undefined || (lastChange(shopper) ?? 0) > before) return
    const says = `a cart that is changed ${passed} minutes later is answered as changed when it was before`
    context.report(key, shopper, violation('changed-at-another-time', 'cases[].changedAt', says))
  },
})

/** Operations that have nothing to do with a cart, so that its lock is nothing to them. */
const free: readonly OperationKey[] = ['wishlist.addWishlist', 'session.keepAlive']

const freeCheck = (key: OperationKey): Check => ({
  name: `unlocked beside a locked cart, ${key}`,
  family: 'journey',
  key,
  audience: callerOf(key),
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, channelFor(0))
    const says = `a cart that ${retail} holds stands in the way of nothing but its own changes`
    const expect = { kind: 'lock-too-wide', at: 'lock', says, ends: 'done' } as const
    await shopper.call(key, { ...exampleOf(key, callerOf(key)), expect })
  },
})

/** What a lock's time is tried with. */
const timed: OperationKey = 'cart.addAccessories'

export const lockChecks = (keys: readonly OperationKey[]): Check[] => {
  const own = keys.filter(obeysLock)
  return [
    // Every operation by one channel, and every channel by several operations.
    ...own.map((key, index) => lockCheck(key, channelFor(index))),
    ...own.filter(isOfCart).flatMap((key) =>
      operationOf(key)
        .metadata.aliases.filter((alias) => !/\/(prospect|prepaid)\//.test(alias))
        .map((path) => lockCheck(key, channelFor(0), { path })),
    ),
    ...free.map(freeCheck),
    ...channels.slice(1).map((channel) => lockCheck(timed, channel, { holder: defaultChannel })),
    takeoverCheck(timed),
    holdCheck(timed),
    timedCheck(timed, 'before'),
    timedCheck(timed, 'after'),
  ]
}
