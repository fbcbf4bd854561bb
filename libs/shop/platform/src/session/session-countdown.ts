import { session } from './session-constants'

export interface CountdownFacts {
  /** Seconds on the timer. */
  timer: number
  /** When the timer was last set, in milliseconds. */
  lastTime: number
  /** On: count from `lastTime` instead of one second a tick. */
  isReset: boolean
}

export interface Countdown {
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

export type SessionPhase = 'active' | 'warning' | 'timed-out'

/** The warning shows for the last two of thirty minutes. */
export const sessionPhase = (idleMs: number): SessionPhase => {
  const minutes = idleMs / 60_000
  if (minutes >= session.timeoutMinutes) return 'timed-out'
  return minutes >= session.warningMinutes ? 'warning' : 'active'
}
