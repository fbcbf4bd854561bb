import { findOperation, type OperationKey } from '@soe/contracts'
import type { AnyFact } from '../promise/fact'
import type { Pair } from '../promise/invariant'
import { isEqual } from '../promise/is-equal'

export interface ChangeEvent {
  readonly key: OperationKey
  /** Again: the same request had been done before. Foreign: someone else named what is this session's. */
  readonly outcome: 'done' | 'refused' | 'again' | 'foreign'
  readonly error?: string | undefined
  /** Another change ran at the same time. */
  readonly overlaps?: boolean | undefined
}

/** What a fact is believed to be, and why. */
export interface Belief {
  /** Undefined where nobody knows it. */
  readonly value: unknown
  /** Changes since a read told it. */
  readonly events: readonly ChangeEvent[]
  /** Values that it had before, the latest last. */
  readonly past: readonly unknown[]
}

export const isRead = (key: OperationKey) => findOperation(key).metadata.kind === 'read'

export const differences = (fact: AnyFact, toldValue: unknown, known: unknown): readonly Pair[] => {
  const pairs = fact.compare ? fact.compare(toldValue, known) : [[toldValue, known] as const]
  return pairs.filter(([said, right]) => !isEqual(said, right))
}

interface Verdict {
  readonly id: string
  readonly key: OperationKey
  readonly because: string
}

/** Whose fault it is that an answer tells another value than the one that is known, and in which words. */
export const blame = (fact: AnyFact, toldValue: unknown, { events, past }: Belief, reader: OperationKey): Verdict => {
  const last = events.at(-1)
  const changes = events.filter(({ outcome }) => outcome === 'done')
  const changer = changes.at(-1)?.key
  const foreign = events.find(({ outcome }) => outcome === 'foreign')
  if (foreign && changer === undefined) {
    return { id: 'changes-other-cart', key: foreign.key, because: 'another shopper named the cart, and it is changed' }
  }
  const again = events.find(({ outcome }) => outcome === 'again')
  if (again) return { id: 'retry-repeats', key: again.key, because: 'the request came twice, and was made twice' }
  if (changer !== undefined && changes.length > 1 && changes.every(({ overlaps }) => overlaps)) {
    return { id: 'change-lost', key: changer, because: 'changes came at the same time, and not all of them are there' }
  }
  if (!isRead(reader)) return { id: 'answers-otherwise', key: reader, because: 'its own answer tells another outcome' }
  if (last?.outcome === 'refused' && changer === undefined) {
    const error = last.error === undefined ? '' : ` with ${last.error}`
    return {
      id: 'changed-though-refused',
      key: last.key,
      because: `the change is refused${error}, and made all the same`,
    }
  }
  const age = [...past].reverse().findIndex((value) => differences(fact, toldValue, value).length === 0)
  if (changer === undefined) {
    return age >= 0
      ? { id: 'stale-read', key: reader, because: `the answer was right ${age + 1} changes ago` }
      : { id: 'read-differs', key: reader, because: 'nothing has changed it since it was told otherwise' }
  }
  if (age === 0) return { id: 'not-stored', key: changer, because: 'the change is done, and nothing has changed' }
  if (age > 0) return { id: 'stale-read', key: reader, because: `the answer was right ${age + 1} changes ago` }
  return { id: 'other-effect', key: changer, because: 'the change is done, with another effect' }
}
