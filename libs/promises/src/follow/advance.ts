import type { Audience, OperationKey } from '@soe/contracts'
import type { AnyFact, Known } from '../promise/fact'
import type { Pair, SeenAnswer } from '../promise/invariant'
import { isEqual } from '../promise/is-equal'
import { blame, differences, isRead, type Belief, type ChangeEvent } from './blame'
import { overlap, tryOrders, type Span } from './try-orders'
import { shownPair, type Broken } from './within-answer'

/** A call of a session, with how it ended. */
export interface FollowedCall {
  readonly key: OperationKey
  readonly audience: Audience
  /** A request that is sent again has the same. */
  readonly requestId?: string | undefined
  /** Unknown: the call may have been done, and nobody got its answer. */
  readonly outcome: 'done' | 'refused' | 'unknown'
  readonly error?: string | undefined
  /** What was asked, where it is what the contract has. */
  readonly request?: unknown
  /** The answer of a call that was done, where it is well-formed. */
  readonly seen?: SeenAnswer | undefined
  /** The answer as it came. */
  readonly body?: string | undefined
  /** Ids that the request names, whether the shopper's own or not. */
  readonly names?: readonly string[] | undefined
}

export interface Step extends Span {
  readonly call: FollowedCall
  readonly isChange: boolean
  /** It had been done before. */
  readonly isRepeat: boolean
}

const pastKept = 6

export const nothingKnown: Belief = { value: undefined, events: [], past: [] }

interface Contradiction {
  readonly said: unknown
  readonly first: Pair
}

const contradiction = (fact: AnyFact, said: unknown, { value }: Belief): Contradiction | undefined => {
  const [first] = value === undefined ? [] : differences(fact, said, value)
  return first && { said, first }
}

const hear = (fact: AnyFact, said: unknown, belief: Belief, key: OperationKey): Belief => {
  const value: unknown = fact.merge ? fact.merge(belief.value, said) : said
  return { ...belief, value, ...(isRead(key) && { events: [] }) }
}

const changed = ({ value: before, events, past }: Belief, value: unknown, event?: ChangeEvent): Belief => {
  const hasPast = before !== undefined && !isEqual(before, value)
  return {
    value,
    events: event ? [...events, event] : [],
    past: [...past, ...(hasPast ? [before] : [])].slice(-pastKept),
  }
}

type Move = { readonly says: unknown } | { readonly makes: (belief: Belief) => Belief }

export interface Moving extends Step {
  readonly moves: readonly Move[]
}

const movesOfAnswer = (fact: AnyFact, seen: SeenAnswer, isBefore: boolean): Move[] =>
  fact.sources.flatMap((source) => {
    const says = (source.isBefore ?? false) === isBefore ? source.select(seen) : undefined
    return says === undefined ? [] : [{ says }]
  })

export const movesOf = (fact: AnyFact, step: Step, steps: readonly Step[], known: Known): Move[] => {
  const { isChange, isRepeat, call } = step
  const { key, outcome, seen } = call
  if (isRepeat) return []
  const after = seen && outcome === 'done' ? movesOfAnswer(fact, seen, false) : []
  if (!isChange) return after
  const makes = outcome === 'refused' ? undefined : fact.effects[key]
  const change = (belief: Belief) => {
    if (outcome !== 'done') return changed(belief, undefined)
    const overlaps = steps.some((other) => other !== step && other.isChange && overlap(step, other))
    return changed(belief, seen && makes?.(belief.value, seen, known), { key, outcome, overlaps })
  }
  return [...(seen ? movesOfAnswer(fact, seen, true) : []), ...(makes ? [{ makes: change }] : []), ...after]
}

/** Whether a refusal gives a reason that is known to be untrue. */
export const contradictRefusal = (
  fact: AnyFact,
  { call, isRepeat }: Step,
  [belief, other]: readonly Belief[],
): Broken[] => {
  const { key, error, request } = call
  if (call.outcome !== 'refused' || isRepeat || request === undefined || belief?.value === undefined || other) return []
  return (fact.refutes ?? [])
    .filter((row) => row.keys.includes(key) && row.error === error && row.isUntrue(belief.value, request))
    .map(({ says }) => ({
      id: 'refused-without-reason',
      key,
      at: fact.name,
      says: `${says}; it is refused with ${error}`,
    }))
}

interface Advanced {
  readonly beliefs: readonly Belief[]
  readonly broken: readonly Broken[]
}

/** The first answer that no order explains, and what may be known after it. */
const contradict = (fact: AnyFact, { call: { key }, moves }: Moving, place: Belief): Advanced => {
  let belief = place
  for (const [index, move] of moves.entries()) {
    const wrong = 'says' in move ? contradiction(fact, move.says, belief) : undefined
    if (!wrong) {
      belief = 'says' in move ? hear(fact, move.says, belief, key) : move.makes(belief)
      continue
    }
    const { id, key: guilty, because } = blame(fact, wrong.said, belief, key)
    const says = `${fact.says}; ${because}: ${shownPair(wrong.first)}`
    // A reader that is behind is not believed; otherwise either may be right.
    const values = id === 'stale-read' ? [] : [wrong.said, belief.value]
    const either = values.length === 0 ? [belief] : values.map((value) => ({ ...belief, value, events: [] }))
    const rest = moves.slice(index + 1)
    const beliefs = either.map((one) => rest.reduce((now, next) => ('makes' in next ? next.makes(now) : now), one))
    return { beliefs, broken: [{ id, key: guilty, at: fact.name, says, teller: key }] }
  }
  return { beliefs: [belief], broken: [] }
}

/** Holds a fact to steps: there must be one order of them in which all that they say is right. */
export const advance = (fact: AnyFact, moving: readonly Moving[], starts: readonly Belief[]): Advanced => {
  const take = ({ call, moves }: Moving, start: Belief): Belief | undefined =>
    moves.reduce<Belief | undefined>((belief, move) => {
      if (!belief) return undefined
      if ('makes' in move) return move.makes(belief)
      return contradiction(fact, move.says, belief) ? undefined : hear(fact, move.says, belief, call.key)
    }, start)
  const isSame = (one: Belief, other: Belief) => isEqual(one.value, other.value)
  const { ends, stuck } = tryOrders(moving, starts, { take, isSame })
  if (ends?.length !== 0 || !stuck) return { beliefs: ends ?? [nothingKnown], broken: [] }
  const { beliefs, broken } = contradict(fact, stuck.next, stuck.place)
  return { beliefs: moving.length === 1 ? beliefs : [nothingKnown], broken }
}
