import type { AnyFact, Fact } from '../invariant/fact'
import type { Pair, SeenAnswer } from '../invariant/invariant'
import { isEqual } from '../invariant/is-equal'
import type { Audience } from '../audience'
import { cartIdFact } from '../checkout/cart.facts'
import { facts as everyFact } from '../facts-by-area'
import { findOperation } from '../operations'
import { accountFact } from '../session/session.facts'
import type { OperationKey } from '../areas'
import { shown, type Broken } from './within-answer'

/** A call of a session, with how it ended. */
export interface FollowedCall {
  readonly key: OperationKey
  readonly audience: Audience
  /** A request that is sent again has the same. */
  readonly requestId?: string | undefined
  /** Unknown: the call may have been done, and nobody was told. */
  readonly outcome: 'done' | 'refused' | 'unknown'
  /** Why it was refused. */
  readonly error?: string | undefined
  /** The answer of a call that was done, where it is well-formed. */
  readonly seen?: SeenAnswer | undefined
  /** The answer as it came. */
  readonly body?: string | undefined
  /** A change of the same session ran at the same time, so that nobody knows which came first. */
  readonly overlaps?: boolean | undefined
  /** Ids that the request names, of whomever they are. */
  readonly names?: readonly string[] | undefined
}

interface ChangeEvent {
  readonly key: OperationKey
  /** Again: the same request had been done before. Foreign: someone else named what is this session's. */
  readonly outcome: 'done' | 'refused' | 'again' | 'foreign'
  readonly error?: string | undefined
  /** Another change ran at the same time. */
  readonly overlaps?: boolean | undefined
}

/** What is known of one fact. */
interface Standing {
  value: unknown
  /** Another value that may be the true one: an answer said otherwise, and nobody knows who is right. */
  alternative?: unknown
  /** Changes since a read told it. */
  events: ChangeEvent[]
  /** Values that it had before, the latest last. */
  past: unknown[]
}

const pastKept = 6

/** Changes that end what a session is about. */
const endings: ReadonlySet<OperationKey> = new Set([
  'session.logout',
  'session.logoutPage',
  'session.clearCache',
] satisfies OperationKey[])

const isRead = (key: OperationKey) => findOperation(key).metadata.kind === 'read'

const differences = (fact: AnyFact, toldValue: unknown, known: unknown): readonly Pair[] => {
  const pairs = fact.compare ? fact.compare(toldValue, known) : [[toldValue, known] as const]
  return pairs.filter(([said, right]) => !isEqual(said, right))
}

const isSame = (fact: AnyFact, toldValue: unknown, known: unknown) => differences(fact, toldValue, known).length === 0

interface Verdict {
  readonly id: string
  readonly key: OperationKey
  readonly because: string
}

/** Whose fault it is that an answer tells another value than the one that is known, and in which words. */
const blame = (fact: AnyFact, toldValue: unknown, { events, past }: Standing, reader: OperationKey): Verdict => {
  const last = events.at(-1)
  const changes = events.filter(({ outcome }) => outcome === 'done')
  const changer = changes.at(-1)?.key
  const foreign = events.find(({ outcome }) => outcome === 'foreign')
  if (foreign && changer === undefined) {
    return { id: 'changes-other-cart', key: foreign.key, because: 'another shopper named the cart, and it is changed' }
  }
  const again = events.find(({ outcome }) => outcome === 'again')
  if (again) return { id: 'retry-repeats', key: again.key, because: 'the request came twice, and was made twice' }
  if (!isRead(reader)) return { id: 'answers-otherwise', key: reader, because: 'its own answer tells another outcome' }
  if (last?.outcome === 'refused' && changer === undefined) {
    const error = last.error === undefined ? '' : ` with ${last.error}`
    return {
      id: 'changed-though-refused',
      key: last.key,
      because: `the change is refused${error}, and made all the same`,
    }
  }
  const age = [...past].reverse().findIndex((value) => isSame(fact, toldValue, value))
  if (changer === undefined) {
    return age >= 0
      ? { id: 'stale-read', key: reader, because: `the answer was right ${age + 1} changes ago` }
      : { id: 'read-differs', key: reader, because: 'nothing has changed it since it was told otherwise' }
  }
  if (changes.length > 1 && changes.every(({ overlaps }) => overlaps)) {
    return { id: 'change-lost', key: changer, because: 'changes came at the same time, and not all of them are there' }
  }
  if (age === 0) return { id: 'not-stored', key: changer, because: 'the change is done, and nothing has changed' }
  if (age > 0) return { id: 'stale-read', key: reader, because: `the answer was right ${age + 1} changes ago` }
  return { id: 'other-effect', key: changer, because: 'the change is done, with another effect' }
}

/** What sessions on the same data share. */
interface Registry {
  readonly facts: readonly AnyFact[]
  /** Sessions by what they were told, and by the fact's name. */
  readonly owners: Map<string, Neighbour>
}

/** A follower as the others of its registry see it. */
interface Neighbour extends Follower {
  /** Someone else made a change in the name of what is this session's. */
  meetForeign(key: OperationKey): void
}

/** One session: what it has been told, and what each further answer must tell. */
export interface Follower {
  /** What a call of the session breaks. */
  follow(call: FollowedCall): Broken[]
  /** Something that nobody saw may have changed everything. */
  forget(): void
  known<Value>(fact: Fact<Value>): Value | undefined
  /** Says what a fact is, as whoever set the session up knows it; undefined where nobody knows it any more. */
  assume<Value>(fact: Fact<Value>, value: Value | undefined): void
}

interface FirstOutcome {
  readonly outcome: FollowedCall['outcome']
  readonly body: string | undefined
}

const createFollower = (registry: Registry): Follower => {
  const { facts } = registry
  const standings = new Map<AnyFact, Standing>()
  const outcomes = new Map<string, FirstOutcome>()

  const known = <Value>(fact: Fact<Value>) => standings.get(fact)?.value as Value | undefined

  const setValue = (fact: AnyFact, value: unknown, events: ChangeEvent[]) => {
    const before = standings.get(fact)
    const hasPast = before?.value !== undefined && (value === undefined || !isEqual(before.value, value))
    const past = [...(before?.past ?? []), ...(hasPast ? [before.value] : [])].slice(-pastKept)
    standings.set(fact, { value, events, past })
  }

  const change = (call: FollowedCall) => {
    const { key, outcome, error, seen, overlaps } = call
    const before = new Map([...standings].map(([fact, { value }]) => [fact, value]))
    const knownBefore = <Value>(fact: Fact<Value>) => before.get(fact) as Value | undefined
    for (const fact of facts) {
      const makes = fact.effects[key]
      const standing = standings.get(fact)
      if (outcome === 'refused') standing?.events.push({ key, outcome, error })
      else if (makes) {
        const value: unknown = outcome === 'done' && seen ? makes(standing?.value, seen, knownBefore) : undefined
        if (value === undefined && standing === undefined) continue
        const events = outcome === 'done' ? [...(standing?.events ?? []), { key, outcome, overlaps }] : []
        setValue(fact, value, events)
      }
    }
  }

  const hear = (fact: AnyFact, value: unknown, key: OperationKey): Broken[] => {
    const standing = standings.get(fact)
    if (fact.isOthers && !standing) return []
    const accept = (right: unknown) => {
      const merged = fact.merge ? (fact.merge(right, value) as unknown) : value
      if (!standing) standings.set(fact, { value: merged, events: [], past: [] })
      else {
        standing.value = merged
        delete standing.alternative
        if (isRead(key)) standing.events = []
      }
      return []
    }
    if (standing?.value === undefined) return accept(undefined)
    const [first] = differences(fact, value, standing.value)
    if (!first) return accept(standing.value)
    const { alternative } = standing
    if (alternative !== undefined && isSame(fact, value, alternative)) return accept(alternative)
    const { id, key: guilty, because } = blame(fact, value, standing, key)
    // A reader that is behind is not believed; otherwise either may be right.
    if (id !== 'stale-read') {
      standing.alternative = standing.value
      standing.value = value
      standing.events = []
    }
    const [said, right] = first
    return [{ id, key: guilty, at: fact.name, says: `${fact.says}; ${because}: ${shown(said)}, not ${shown(right)}` }]
  }

  const tell = (seen: SeenAnswer, isBefore: boolean): Broken[] =>
    facts.flatMap((fact) =>
      fact.sources
        .filter((source) => (source.isBefore ?? false) === isBefore)
        .flatMap((source) => {
          const value: unknown = source.tells(seen)
          return value === undefined ? [] : [...hear(fact, value, seen.key), ...guard(fact, value, seen)]
        }),
    )

  /** What is private must not have been told to anyone else. */
  const guard = (fact: AnyFact, value: unknown, { key }: SeenAnswer): Broken[] => {
    if (!fact.privateBut || typeof value !== 'string') return []
    const name = `${fact.name} ${value}`
    const owner = registry.owners.get(name)
    const account = known(accountFact)
    const isSame = owner === follower || (account !== undefined && owner?.known(accountFact) === account)
    if (!owner || isSame || fact.privateBut.includes(key)) {
      registry.owners.set(name, follower)
      return []
    }
    return [{ id: 'told-to-another', key, at: fact.name, says: `${fact.says}: ${shown(value)} is another shopper's` }]
  }

  /** A request that comes again has no further effect, and gets the answer of the first. */
  const repeat = ({ key, requestId, outcome, body }: FollowedCall): Broken[] | undefined => {
    if (requestId === undefined || isRead(key)) return undefined
    const name = `${key} ${requestId}`
    const first = outcomes.get(name)
    if (first?.outcome !== 'done') {
      outcomes.set(name, { outcome, body })
      return undefined
    }
    for (const [fact, { events }] of standings) if (fact.effects[key]) events.push({ key, outcome: 'again' })
    const isOther = outcome === 'done' && first.body !== undefined && body !== undefined && first.body !== body
    const says = 'a request that is sent again gets the answer of the first'
    return isOther ? [{ id: 'retry-answer', key, at: 'retry', says }] : []
  }

  /** Whoever else is named by a request may find a change that is not their own. */
  const warnOthers = ({ key, names = [] }: FollowedCall) => {
    if (isRead(key)) return
    for (const name of names) {
      const owner = registry.owners.get(`${cartIdFact.name} ${name}`)
      if (owner !== follower) owner?.meetForeign(key)
    }
  }

  const follower: Neighbour = {
    meetForeign: (key) => {
      for (const [fact, { events }] of standings) if (fact.effects[key]) events.push({ key, outcome: 'foreign' })
    },
    follow: (call) => {
      warnOthers(call)
      const { key, outcome, seen, overlaps = false } = call
      if (endings.has(key) && outcome !== 'refused') {
        standings.clear()
        return []
      }
      const repeated = repeat(call)
      const isChange = !isRead(key) && repeated === undefined
      const before = seen && !overlaps && isChange ? tell(seen, true) : []
      if (isChange) change(call)
      const after = seen && outcome === 'done' && !overlaps && !repeated ? tell(seen, false) : []
      return [...(repeated ?? []), ...before, ...after]
    },
    forget: () => standings.clear(),
    known,
    assume: (fact, value) => {
      standings.delete(fact)
      if (value !== undefined) setValue(fact, value, [])
    },
  }
  return follower
}

/** Sessions on the same data. */
export const createFollowing = (facts: readonly AnyFact[] = everyFact) => {
  const registry: Registry = { facts, owners: new Map() }
  return { session: (): Follower => createFollower(registry) }
}
export type Following = ReturnType<typeof createFollowing>
