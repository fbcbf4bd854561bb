import { clockGap } from '../answers/clock-gap'
import type { Environment } from '../environment'

export interface ServerTime {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly isFrozen?: boolean
}

/** The time of the server, which ends sessions: the clock here may be wrong, or asleep. */
export interface ServerClock {
  now(): number
  /** Returns whether that moved the clock. */
  set(time: ServerTime): boolean
}

export const createServerClock = ({ now: localNow }: Pick<Environment, 'now'>, ahead = 0): ServerClock => {
  let frozenAt: number | undefined
  const serverNow = () => frozenAt ?? localNow() + ahead
  const set = ({ now, isFrozen = frozenAt !== undefined }: ServerTime) => {
    if (isFrozen === (frozenAt !== undefined) && clockGap(now, serverNow()) === 0) return false
    ahead = now - localNow()
    frozenAt = isFrozen ? now : undefined
    return true
  }
  return { now: serverNow, set }
}
