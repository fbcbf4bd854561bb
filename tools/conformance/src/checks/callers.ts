import { needsOf, type Audience, type OperationKey } from '@soe/contracts'
import { audiencesOf } from '../contract/judged-operations'

/** The audiences on offer that have an operation and what must come before it; where none has, those of the contract. */
export type CallersOf = (key: OperationKey) => readonly Audience[]

/** Who makes the calls of a check that any audience could make. */
export type CallerOf = (key: OperationKey) => Audience

export const callersAmong =
  (offered: readonly Audience[]): CallersOf =>
  (key) => {
    const known = audiencesOf(key)
    const isReady = (one: Audience) => needsOf(key).every((need) => audiencesOf(need).includes(one))
    const callers = known.filter((one) => offered.includes(one) && isReady(one))
    return callers.length > 0 ? callers : known.filter(isReady)
  }

export const callerAmong = (offered: readonly Audience[]): CallerOf => {
  const callersOf = callersAmong(offered)
  return (key) => callersOf(key)[0] ?? 'prospect'
}
