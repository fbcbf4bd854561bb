import type { ArgumentsOf, Command, CommandName } from '@soe/contracts'
import {
  changeAccount,
  everyCart,
  expireSessions,
  extendSession,
  handOverCase,
  isLive,
  lockCart,
  ownerOf,
  sellOut,
  setStock,
  setSupport,
  unlockCart,
} from '@soe/carrier'
import {
  changeClock,
  parseDuration,
  RefusalFault,
  type AccountState,
  type Aggregate,
  type WorldDraft,
} from '@soe/world'
import { assertFailure } from './assert-failure'

const unknown = (what: string, id: string, allowed?: readonly string[]) =>
  new RefusalFault(404, `UNKNOWN_${what.toUpperCase()}`, `There is no ${what} "${id}".`, allowed)

const idsOf = (values: readonly Aggregate[]) => values.map(({ id }) => id)

const duration = (ttl: string | undefined) => (ttl === undefined ? undefined : parseDuration(ttl))

const knownCart = (draft: WorldDraft, cartId: string | undefined): string => {
  if (cartId === undefined) return everyCart
  if (draft.carts.get(cartId)) return cartId
  throw unknown('cart', cartId, idsOf(draft.carts.values()))
}

/** The named case, or every one. */
const knownCases = (draft: WorldDraft, caseId: string | undefined) => {
  if (caseId === undefined) return draft.cases.values()
  const found = draft.cases.get(caseId)
  if (!found) throw unknown('case', caseId, idsOf(draft.cases.values()))
  return [found]
}

/** The session that is still on, or every such one. */
const liveSessions = (draft: WorldDraft, sessionId: string | undefined) =>
  draft.sessions.values().filter((session) => isLive(session, draft.now) && (sessionId ?? session.id) === session.id)

/** Everyone whose standing the carrier may know: who holds something, and who is there. */
const knownOwners = (draft: WorldDraft) => [
  ...new Set([...idsOf(draft.holdings.values()), ...liveSessions(draft, undefined).map(ownerOf)]),
]

const creditChange = ({
  status,
  frozen,
  downPaymentCents,
  securityDepositCents,
  pastDueCents,
  carrierDollarCents,
  deviceDollarCents,
}: ArgumentsOf<'setCredit'>): Partial<AccountState> => ({
  ...(status !== undefined && { creditStatus: status }),
  ...(frozen !== undefined && { creditFrozen: frozen }),
  ...(downPaymentCents !== undefined && { mandatoryDownPaymentCents: downPaymentCents }),
  ...(securityDepositCents !== undefined && { securityDepositCents }),
  ...(pastDueCents !== undefined && { pastDueCents }),
  ...(carrierDollarCents !== undefined && { carrierDollarCents }),
  ...(deviceDollarCents !== undefined && { deviceDollarCents }),
})

const setCredit = (draft: WorldDraft, given: ArgumentsOf<'setCredit'>): number => {
  const owners = knownOwners(draft)
  if (given.owner !== undefined && !owners.includes(given.owner)) throw unknown('owner', given.owner, owners)
  const meant = given.owner === undefined ? owners : [given.owner]
  for (const owner of meant) changeAccount(draft, owner, creditChange(given))
  return meant.length
}

const setFeatureFlags = (draft: WorldDraft, { featureFlags }: ArgumentsOf<'setFeatureFlags'>): number => {
  const changed = Object.entries({ ...draft.header.featureFlags, ...featureFlags })
  const kept = changed.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
  draft.configure({ featureFlags: Object.fromEntries(kept) })
  return Object.keys(featureFlags).length
}

type Commands = {
  [Name in CommandName]: (draft: WorldDraft, given: ArgumentsOf<Name>, realNow: number) => number
}

/** What each command does; it answers how many things it touched. */
const commands: Commands = {
  lockCart: (draft, { cartId, channel, ttl, unlockChannel }) => {
    lockCart(draft, knownCart(draft, cartId), channel, duration(ttl), unlockChannel)
    return cartId === undefined ? draft.carts.values().length : 1
  },
  unlockCart: (draft, { cartId }) => {
    const released = draft.locks.values().filter(({ id }) => cartId === undefined || id === cartId)
    for (const { id } of released) unlockCart(draft, id)
    return released.length
  },
  expireSession: (draft, { sessionId }) => expireSessions(draft, sessionId),
  extendSession: (draft, { sessionId }) => {
    const sessions = liveSessions(draft, sessionId)
    for (const session of sessions) extendSession(draft, session)
    return sessions.length
  },
  handOverCase: (draft, { caseId, channel, ttl }) => {
    const cases = knownCases(draft, caseId)
    for (const found of cases) handOverCase(draft, found, channel, duration(ttl))
    return cases.length
  },
  sellOut: (draft, { skuId }) => {
    sellOut(draft, skuId)
    return 1
  },
  setStock: (draft, { skuId, status, qty = status === 'in-stock' ? 20 : 0, availableOn }) => {
    setStock(draft, skuId, { status, qty, ...(availableOn && { availableOn }) })
    return 1
  },
  setSupport: (draft, given) => {
    setSupport(draft, given)
    return Object.keys(given).length
  },
  setCredit,
  setThrottleList: (draft, { throttleList }) => {
    draft.configure({ throttleList })
    return throttleList.length
  },
  setFeatureFlags,
  advanceClock: (draft, { by }, realNow) => {
    draft.configure({ clock: changeClock(draft.header.clock, { advance: parseDuration(by) }, realNow) })
    return 1
  },
  failNext: (draft, given) => {
    assertFailure(given)
    draft.failures.put({ id: `failure-${draft.count('failure')}`, ...given })
    return 1
  },
}

/** Runs the one command of the request on the draft. */
export const runCommand = (
  draft: WorldDraft,
  command: Command,
  realNow: number,
): { done: CommandName; affected: number } => {
  const [name, given] = Object.entries(command)[0] as [CommandName, never]
  return { done: name, affected: commands[name](draft, given, realNow) }
}
