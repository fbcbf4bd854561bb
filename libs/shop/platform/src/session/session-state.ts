import { session } from './session-constants'

interface CountdownFacts {
  /** Seconds on the timer. */
  timer: number
  /** When the timer was last set, in milliseconds. */
  lastTime: number
  /** On: count from `lastTime` instead of one second a tick. */
  isReset: boolean
}

interface Countdown {
  timer: number
  minutes: number
  seconds: number
}

const remaining = ({ timer, lastTime, isReset }: CountdownFacts, now: number): number =>
  isReset ? timer - Math.floor((now - lastTime) / 1000) : timer - 1

/** One tick of the session countdown (the specification, platform 4). */
export const sessionCountdown = (facts: CountdownFacts, now: number): Countdown => {
  const timer = Math.max(0, remaining(facts, now))
  return { timer, minutes: Math.floor(timer / 60), seconds: timer % 60 }
}

type SessionPhase = 'active' | 'warning' | 'timed-out'

/** The warning shows for the last two of thirty minutes. */
export const sessionPhase = (idleMs: number): SessionPhase => {
  const minutes = idleMs / 60_000
  if (minutes >= session.timeoutMinutes) return 'timed-out'
  return minutes >= session.warningMinutes ? 'warning' : 'active'
}

const total = session.timeoutMinutes * 60

/** The session as the page knows it (the specification, platform 3). */
export interface SessionState {
  /** Seconds left. */
  readonly timer: number
  /** Milliseconds up to which the timer has counted, on the server's clock. */
  readonly lastTime: number
  readonly minutes: number
  readonly seconds: number
  /** The next tick counts from `lastTime`, however long ago that was. */
  readonly isReset: boolean
  readonly sessionTimedOut: boolean
  readonly showModal: boolean
  readonly isSessionExtended: boolean
  readonly error: boolean
  readonly isExtending: boolean
}

export type SessionEvent =
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'woke' }
  | { readonly type: 'answered'; readonly at: number }
  | { readonly type: 'extending' }
  | { readonly type: 'extended'; readonly at: number }
  | { readonly type: 'failed' }

export const beginSession = (at: number): SessionState => ({
  timer: total,
  lastTime: at,
  minutes: session.timeoutMinutes,
  seconds: 0,
  isReset: true,
  sessionTimedOut: false,
  showModal: false,
  isSessionExtended: false,
  error: false,
  isExtending: false,
})

/** One second a tick, as long as the clock agrees: a gap is a tab that has slept, or a clock that was moved. */
const isRegular = (elapsed: number) => elapsed > 0 && elapsed < 2 * session.tick

const tick = (state: SessionState, now: number): SessionState => {
  const elapsed = now - state.lastTime
  const isReset = state.isReset || !isRegular(elapsed)
  const { timer, ...shown } = sessionCountdown({ ...state, isReset }, now)
  const counted = isReset ? Math.floor(elapsed / 1000) : 1
  const phase = sessionPhase((total - timer) * 1000)
  return {
    ...state,
    ...shown,
    timer,
    lastTime: state.lastTime + counted * 1000,
    isReset: false,
    sessionTimedOut: phase === 'timed-out',
    showModal: phase === 'warning',
  }
}

export const reduceSession = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'tick':
      return tick(state, event.now)
    case 'woke':
      return { ...state, isReset: true }
    case 'answered':
      return { ...beginSession(event.at), isSessionExtended: state.isSessionExtended, isExtending: state.isExtending }
    case 'extending':
      return { ...state, isExtending: true, isSessionExtended: false, error: false }
    case 'extended':
      return { ...beginSession(event.at), isSessionExtended: true }
    case 'failed':
      return { ...state, isExtending: false, isSessionExtended: false, error: true }
  }
}
