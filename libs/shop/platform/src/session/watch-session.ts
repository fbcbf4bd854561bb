import type { Shop } from '../create-shop'
import { dropForeignDrafts } from '../errors/keep-drafts'
import { extendSession } from './keep-alive'
import { resumedCartMarker, session } from './session-constants'
import { beginSession, reduceSession, type SessionEvent, type SessionState } from './session-state'
import { openSessionTabs, type TabMessage } from './session-tabs'
import { endGuest, followSignOut, leaveSignedOut } from './sign-out'

export interface SessionWatcher {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Resolves with whether the session has been extended. */
  extend(): Promise<boolean>
  /** The tab may have slept: the next tick looks at the clock. */
  wake(): void
  stop(): void
}

/** A guest without stored state has no session that could end. */
const hasSession = ({ identity }: Shop) => identity.get().xsrfToken !== ''

/** Counts the session down, follows the other tabs, and ends it in its time. Runs in a browser only. */
export const watchSession = (shop: Shop): SessionWatcher => {
  const { clock, environment, identity } = shop
  const listeners = new Set<() => void>()
  let state = beginSession(clock.lastAnswerAt())
  let answeredAt = clock.lastAnswerAt()
  let isLeaving = false

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

  const end = () => leave(() => (identity.get().loggedIn ? leaveSignedOut(shop) : endGuest(shop)))

  const tick = () => {
    if (!hasSession(shop)) return dispatch({ type: 'answered', at: clock.now() })
    dispatch({ type: 'tick', now: clock.now() })
    if (state.sessionTimedOut && !state.isExtending) end()
  }

  const wake = () => {
    dispatch({ type: 'woke' })
    tick()
  }

  const hear = (message: TabMessage) => {
    if (message.kind === 'signed-out') leave(() => followSignOut(shop, message.reason))
    else if (message.kind === 'answered') clock.answered(message.at)
    else clock.set(message)
  }

  const tabs = openSessionTabs(environment, hear)

  /** The clock was set, or the carrier has answered a call of this tab or of another. */
  const followClock = () => {
    const at = clock.lastAnswerAt()
    if (at === answeredAt) return wake()
    if (at - answeredAt >= session.tick) tabs.post({ kind: 'answered', at })
    answeredAt = at
    dispatch({ type: 'answered', at })
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
    dispatch({ type: 'extended', at: clock.lastAnswerAt() })
    return true
  }

  const stopIdentity = identity.subscribe(() => dropForeignDrafts(shop))
  const stopClock = clock.subscribe(followClock)
  const timer = setInterval(tick, session.tick)
  const stop = () => {
    clearInterval(timer)
    stopClock()
    stopIdentity()
    tabs.close()
  }
  dropForeignDrafts(shop)
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    extend,
    wake,
    stop,
  }
}
