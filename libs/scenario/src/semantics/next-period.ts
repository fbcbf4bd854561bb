import { durationInMs } from '@soe/contracts'
import type { Rate } from '../document/span.schema'

/** A period of a rate, and the calls in it. */
export interface Period {
  /** Milliseconds since 1970 on the world's clock. */
  readonly since: number
  readonly calls: number
}

/** The period of a call, with the call in it; a clock that was set back begins a new one. */
export const nextPeriod = (running: Period | undefined, { per }: Rate, now: number): Period => {
  const isRunning = running && now >= running.since && now < running.since + durationInMs(per)
  return isRunning ? { since: running.since, calls: running.calls + 1 } : { since: now, calls: 1 }
}

/** What was counted for one owner and for another who turn out to be the same. */
export const joinPeriods = (left: Period | undefined, right: Period): Period =>
  left ? { since: Math.min(left.since, right.since), calls: left.calls + right.calls } : right
