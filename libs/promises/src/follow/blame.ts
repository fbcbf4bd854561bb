import { findOperation, type OperationKey } from '@soe/contracts'
import type { AnyFact } from '../promise/fact'
import type { Pair } from '../promise/invariant'
import { isEqual } from '../promise/is-equal'
import { betweenKinds, type BetweenKind } from './between-kinds'

export interface ChangeEvent {
  readonly key: OperationKey
  /** Again: the same request had been done before. Foreign: someone else named what is this session's. */
  readonly outcome: 'done' | 'refused' | 'again' | 'foreign'
  readonly error?: string | undefined
  /** Another change ran at the same time. */
  readonly overlaps?: boolean | undefined
}

export interface Belief {
  /** Undefined where nobody knows it. */
  readonly value: unknown
  /** Changes since a read answered it. */
  readonly events: readonly ChangeEvent[]
  /** Values that it had before, the latest last. */
  readonly past: readonly unknown[]
}

export const isRead = (key: OperationKey) => findOperation(key).metadata.kind === 'read'

export const differences = (fact: AnyFact, seen: unknown, known: unknown): readonly Pair[] => {
  const pairs = fact.compare ? fact.compare(seen, known) : [[seen, known] as const]
  return pairs.filter(([said, right]) => !isEqual(said, right))
}

interface Blame {
  readonly id: BetweenKind
  readonly key: OperationKey
  readonly because: string
}

const blameOf = (id: BetweenKind, key: OperationKey, because: string = betweenKinds[id]): Blame => ({
  id,
  key,
  because,
})

/** The operation at fault where an answer differs from the known value, and why. */
export const blame = (fact: AnyFact, said: unknown, { events, past }: Belief, reader: OperationKey): Blame => {
  const last = events.at(-1)
  const changes = events.filter(({ outcome }) => outcome === 'done')
  const changer = changes.at(-1)?.key
  const foreign = events.find(({ outcome }) => outcome === 'foreign')
  if (foreign && changer === undefined) return blameOf('changes-other-cart', foreign.key)
  const again = events.find(({ outcome }) => outcome === 'again')
  const age = [...past].reverse().findIndex((value) => differences(fact, said, value).length === 0)
  // Where everything is as it was before, nothing was made at all.
  if (again && age !== 0) return blameOf('retry-repeats', again.key)
  if (changer !== undefined && changes.length > 1 && changes.every(({ overlaps }) => overlaps)) {
    return blameOf('change-lost', changer)
  }
  if (!isRead(reader)) return blameOf('answers-otherwise', reader)
  if (last?.outcome === 'refused' && changer === undefined) {
    const error = last.error === undefined ? '' : ` with ${last.error}`
    return blameOf('changed-though-refused', last.key, `the change is refused${error}, and made all the same`)
  }
  if (age > 0 || (age === 0 && changer === undefined)) {
    return blameOf('stale-read', reader, `the answer was right ${age + 1} changes ago`)
  }
  if (changer === undefined) return blameOf('read-differs', reader)
  return blameOf(age === 0 ? 'not-stored' : 'other-effect', changer)
}
