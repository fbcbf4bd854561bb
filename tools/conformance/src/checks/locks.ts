import type { Audience, OperationKey } from '@soe/contracts'
import { obeysLock, operationOf } from '../contract/judged-operations'
import { channelFor, channels, defaultChannel } from '../run/channels'
import type { Check, CheckContext } from '../run/check'
import type { CallerOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { errorOf } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { addPhone, prepare, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { readAll } from './reads/reads'

const retail = 'VZW-RETAIL'

const isOfCart = (key: OperationKey) => key.startsWith('cart.')

const isLocked = (at: string, says = 'a cart that another channel holds is changed by nobody else') =>
  ({ kind: 'lock-ignored', at, says, ends: 'refused', errors: ['CART_LOCKED'] }) as const

const lockedShopper = async (
  context: CheckContext,
  key: OperationKey,
  audience: Audience,
  channel: string,
  { ttl, holder = retail }: { readonly ttl?: string; readonly holder?: string } = {},
): Promise<Shopper> => {
  const shopper = await context.shopper(audience, channel)
  await shopper.asSetup(() => addPhone(shopper))
  await prepare(shopper, key)
  await context.lockCart(shopper, holder, ttl)
  return shopper
}

/** Another channel's lock holds at every spelling of the path, whichever channel calls. */
const lockCheck = (
  key: OperationKey,
  audience: Audience,
  channel: string,
  { path, holder }: { readonly path?: string; readonly holder?: string } = {},
): Check => ({
  name: `locked cart ${key} by ${channel}${path === undefined ? '' : ` ${path}`}${holder ? `, held by ${holder}` : ''}`,
  family: 'journey',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, audience, channel, { ...(holder && { holder }) })
    const at = path ?? (channel === channels[0] ? 'lock' : `lock ${channel}`)
    const request = { ...exampleOf(key, audience), ...(path !== undefined && { path }) }
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
const takeoverCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `locked cart that another channel asks to hold, ${key}`,
  family: 'journey',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, audience, channelFor(0))
    await whereServed(() => shopper.call('cases.resumeCase', { body: { cartInfo: {}, channelLock: 'Y' } }))
    const at = 'lock that was not taken over'
    await shopper.call(key, { ...exampleOf(key, audience), expect: isLocked(at) })
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
    await shopper.call(key, { ...exampleOf(key, audience), expect: takenOver })
  },
})

/** A channel that asks to hold a free cart holds it. */
const holdCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `cart that a channel asks to hold, ${key}`,
  family: 'journey',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience, channelFor(0))
    await shopper.asSetup(() => addPhone(shopper))
    await prepare(shopper, key)
    const says = 'a case that a channel asks to hold is held'
    const held = { kind: 'lock-ignored', at: 'channelLock', says, of: 'cases.resumeCase' } as const
    if (!(await askForCart(shopper, { channelLock: 'Y' }))) return
    const byOther = { ...exampleOf(key, audience), headers: { channelid: channelFor(1) } }
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

const timedCheck = (key: OperationKey, audience: Audience, side: 'before' | 'after'): Check => ({
  name: `a lock ${side === 'before' ? 'holds until' : 'ends after'} its time, ${key}`,
  family: 'clock',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, audience, channelFor(0), { ttl: `PT${minutes}M` })
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
    await shopper.call(key, { ...exampleOf(key, audience), expect: side === 'before' ? still : over })
    await readAll(context, shopper, ['cases.getCases', 'cart.checkExistingCart'])
    if (side === 'before' || context.isBroken() || before === undefined || (lastChange(shopper) ?? 0) > before) return
    const says = `a cart that is changed ${passed} minutes later is answered as changed when it was before`
    context.report(key, shopper, violation('changed-at-another-time', 'cases[].changedAt', says))
  },
})

/** Operations that have nothing to do with a cart, so that its lock is nothing to them. */
const free: readonly OperationKey[] = ['wishlist.addWishlist', 'session.keepAlive']

const freeCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `unlocked beside a locked cart, ${key}`,
  family: 'journey',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await lockedShopper(context, key, audience, channelFor(0))
    const says = `a cart that ${retail} holds stands in the way of nothing but its own changes`
    const expect = { kind: 'lock-too-wide', at: 'lock', says, ends: 'done' } as const
    await shopper.call(key, { ...exampleOf(key, audience), expect })
  },
})

/** What a lock's time is tried with. */
const timed: OperationKey = 'cart.addAccessories'

export const lockChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => {
  const own = keys.filter(obeysLock)
  const caller = callerOf(timed)
  return [
    // Every operation by one channel, and every channel by several operations.
    ...own.map((key, index) => lockCheck(key, callerOf(key), channelFor(index))),
    ...own.filter(isOfCart).flatMap((key) =>
      operationOf(key)
        .metadata.aliases.filter((alias) => !/\/(prospect|prepaid)\//.test(alias))
        .map((path) => lockCheck(key, callerOf(key), channelFor(0), { path })),
    ),
    ...free.map((key) => freeCheck(key, callerOf(key))),
    ...channels.slice(1).map((channel) => lockCheck(timed, caller, channel, { holder: defaultChannel })),
    takeoverCheck(timed, caller),
    holdCheck(timed, caller),
    timedCheck(timed, caller, 'before'),
    timedCheck(timed, caller, 'after'),
  ]
}
