import { markStale } from '../calls/mark-stale'
import type { Shop } from '../create-shop'
import { dropForeignDrafts } from '../drafts/keep-drafts'
import type { Identity } from '../identity/identity'
import { resumedCartMarker, session } from './session-constants'
import { beginSession, reduceSession, type SessionEvent, type SessionState } from './session-state'
import { createServerClock, type ServerTime } from './server-clock'
import { openSessionTabs, type SessionTabs, type TabMessage } from './session-tabs'
import { endGuest, followSignOut, leaveSignedOut } from './sign-out'
import { continueGuest, getThrottleList, keepAlive } from '@soe/contracts/routes'
import { createCarrierClient } from '../client/carrier-client'
import { tryPersistently } from './try-persistently'

export interface SessionWatcher {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Resolves with whether the session has been extended. */
  extend(): Promise<boolean>
  /** The tab may have slept: the next tick looks at the clock. */
  wake(): void
  start(): () => void
}

/** A guest without stored state has no session that could end. */
const hasSession = ({ identity }: Shop) => identity.get().xsrfToken !== ''

/**
 * The carrier has begun another session for a guest, with nothing in its cart. One with something in it was begun in
 * another tab, and is not to be ended from here.
 */
const isLostVisit = (before: Identity, now: Identity): boolean =>
  !before.loggedIn &&
  !now.loggedIn &&
  before.cartCount > 0 &&
  now.cartCount === 0 &&
  [before, now].every(({ xsrfToken }) => xsrfToken !== '') &&
  before.xsrfToken !== now.xsrfToken

/** Calls back with the reads that a change of this tab makes stale, at once with those of changes before. */
const onChange = ({ queryClient }: Shop, tell: (reads: readonly string[]) => void) => {
  const changes = queryClient.getMutationCache()
  const earlier = changes.findAll({ status: 'success' }).flatMap(({ meta }) => meta?.makesStale ?? [])
  if (earlier.length > 0) tell([...new Set(earlier)])
  return changes.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { makesStale = [] } = event.mutation.meta ?? {}
    if (makesStale.length > 0) tell(makesStale)
  })
}

const followChange = (shop: Shop, reads: readonly string[]) => {
  shop.identity.refresh()
  void markStale(shop, reads)
}

/** A client that tries in its own way, and whose failures nobody reacts to: the session has its own way of ending. */
const persistentClient = async (shop: Shop) => {
  const { reactions } = await shop.client.load()
  const environment = { ...shop.environment, fetch: tryPersistently(shop.environment) }
  return createCarrierClient({ ...shop, environment }, { ...reactions, countRetries: async () => 0 })
}

/** Keeps the session alive; a guest's has a call of its own. Rejects where it could not. */
const extendSession = async (shop: Shop): Promise<void> => {
  const client = await persistentClient(shop)
  await client.call(shop.identity.get().loggedIn ? keepAlive : continueGuest, { body: {} })
}

/** Has the carrier say its time, by a call that keeps no session alive. */
const askTime = async (shop: Shop): Promise<void> => {
  const client = await persistentClient(shop)
  await client.call(getThrottleList, { body: {} }).catch(() => undefined)
}

export const createSessionWatcher = (shop: Shop): SessionWatcher => {
  const { answerDates, environment, identity } = shop
  const clock = createServerClock(environment, answerDates.ahead)
  let isClockKnown = answerDates.ahead !== undefined
  const listeners = new Set<() => void>()
  /** Milliseconds since 1970: the latest answer to this tab or to another. */
  let answeredAt = answerDates.latestKept
  let state = beginSession(answeredAt)
  let known = identity.get()
  /** By the clock here, which may be moved between two ticks. */
  let tickedAt = environment.now()
  let isAsking = false
  let isLeaving = false
  let tabs: SessionTabs | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let stopIdentity: (() => void) | undefined
  let stopChanges: (() => void) | undefined

  const dispatch = (event: SessionEvent) => {
    const next = reduceSession(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const leave = (run: () => unknown) => {
    if (isLeaving) return
    isLeaving = true
    stop()
    run()
  }

  const end = () => leave(() => (identity.get().loggedIn ? leaveSignedOut(shop, 'idle') : endGuest(shop)))

  const tick = () => {
    const isLate = environment.now() - tickedAt >= 2 * session.tick
    tickedAt = environment.now()
    if (!hasSession(shop)) return dispatch({ type: 'answered', at: clock.now() })
    dispatch({ type: 'tick', now: clock.now() })
    if (!state.sessionTimedOut || state.isExtending || isAsking) return
    if (isLate) void endIfTrue()
    else end()
  }

  const wake = () => {
    dispatch({ type: 'woke' })
    tick()
  }

  /** A tab that has slept and a clock that was set forward look alike here: the carrier's time tells them apart. */
  const endIfTrue = async () => {
    isAsking = true
    await askTime(shop)
    isAsking = false
    beginAt(answeredAt)
    tick()
  }

  const beginAt = (at: number) => {
    answeredAt = at
    dispatch({ type: 'answered', at })
  }

  const answered = (at: number) => {
    if (at >= answeredAt) beginAt(at)
  }

  /**
   * Returns whether that moved the clock. The first time takes the opening of the page along, which only the clock here
   * has dated; a world that is restored to an earlier time takes the answers along.
   */
  const setClock = (time: ServerTime): boolean => {
    const before = clock.now()
    const isMoved = clock.set(time)
    if (isMoved && !isClockKnown) beginAt(answeredAt + clock.now() - before)
    isClockKnown = true
    answeredAt = Math.min(answeredAt, clock.now())
    return isMoved
  }

  const hear = (message: TabMessage) => {
    if (message.kind === 'signed-out') leave(() => followSignOut(shop, message.reason))
    else if (message.kind === 'changed') followChange(shop, message.reads)
    else if (message.kind === 'answered') answered(message.at)
    else if (setClock(message)) wake()
  }

  /** An answer sets the clock; one that kept the session alive begins it anew, in every tab. */
  const followAnswers = () => {
    const isMoved = setClock({ now: answerDates.latest })
    if (answerDates.latestKept !== answerDates.latest) return void (isMoved && wake())
    const at = clock.now()
    if (at - answeredAt >= session.tick) tabs?.post({ kind: 'answered', at })
    answered(at)
  }

  const failed = () => {
    dispatch({ type: 'failed' })
    environment.sessionStorage.removeItem(resumedCartMarker)
    if (identity.get().loggedIn) leave(() => leaveSignedOut(shop, 'failed'))
    return false
  }

  const extend = async () => {
    dispatch({ type: 'extending' })
    try {
      await extendSession(shop)
    } catch {
      return failed()
    }
    dispatch({ type: 'extended', at: answeredAt })
    return true
  }

  const stop = () => {
    clearInterval(timer)
    answerDates.onAnswer = undefined
    stopIdentity?.()
    stopChanges?.()
    tabs?.close()
  }

  const followShopper = () => {
    const before = known
    known = identity.get()
    if (isLostVisit(before, known)) leave(() => endGuest(shop, before.cartCount))
    else dropForeignDrafts(shop)
  }

  const start = () => {
    dropForeignDrafts(shop)
    known = identity.get()
    stopIdentity = identity.subscribe(followShopper)
    tabs = openSessionTabs(environment, hear)
    stopChanges = onChange(shop, (reads) => tabs?.post({ kind: 'changed', reads }))
    answerDates.onAnswer = followAnswers
    timer = setInterval(tick, session.tick)
    return stop
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    extend,
    wake,
    start,
  }
}
