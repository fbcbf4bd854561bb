import type { AnyFact, Fact, Known } from '../promise/fact'
import { cartIdFact } from '../checkout/cart-ids.facts'
import { facts as everyFact } from '../facts'
import { accountFact } from '../session/session.facts'
import type { ErrorId, OperationKey } from '@soe/contracts'
import { advance, contradictRefusal, movesOf, nothingKnown, type FollowedCall, type Moving, type Step } from './advance'
import { isRead, type Belief, type ChangeEvent } from './blame'
import { shown, type Broken, type OnHeld } from './within-answer'

export interface BegunCall {
  readonly isChange: boolean
  readonly begins: number
  /** It runs beside a call of the same session, and one of the two is a change. */
  overlaps: boolean
  /** Something that nobody saw happened in between. */
  isDisturbed: boolean
}

/** Calls at one time whose order is looked for; of more than these nobody can say what they have made of things. */
const mostAtOnce = 30

/** Changes that end what a session is about. */
const endings: ReadonlySet<OperationKey> = new Set([
  'session.logout',
  'session.logoutPage',
  'session.clearCache',
] satisfies OperationKey[])

/** Refusals that a change may meet only because it was done before. */
const followsFromDone: ReadonlySet<string> = new Set([
  '1008',
  '3000',
  '899',
  'ITEM_NOT_FOUND',
  'LINE_NOT_ELIGIBLE',
  'PROMO_INVALID',
  'QUANTITY_LIMIT',
] satisfies ErrorId[])

/** What sessions on the same data share. */
interface Registry {
  readonly facts: readonly AnyFact[]
  /** Sessions by what they were answered, and by the fact's name. */
  readonly owners: Map<string, Neighbour>
  readonly all: Neighbour[]
  readonly onHeld: OnHeld
}

/** A follower as the others of its registry see it. */
interface Neighbour extends Follower {
  /** Someone else made a change in the name of what is this session's. */
  meetForeign(key: OperationKey): void
  /** The same customer made a change in another session. */
  meetOwn(key: OperationKey): void
  /** The same customer changes something in another session: its calls of now may be of before it or after it. */
  disturb(): void
  isChanging(): boolean
}

/** One session: what it has been answered, and what each further answer must say. */
export interface Follower {
  /** A call is on its way: of calls at the same time nobody knows which came first. */
  begin(key: OperationKey): BegunCall
  /**
   * What a call of the session breaks, and those that it ran beside: there must be one order of them in which every
   * answer is right. It is known once none of them is on its way any more.
   */
  follow(call: FollowedCall, begun?: BegunCall): Broken[]
  /** Nobody waits any more for a call, which may still have been done. */
  abandon(begun: BegunCall): void
  /** Something that nobody saw may have changed everything. */
  forget(): void
  known<Value>(fact: Fact<Value>): Value | undefined
  /** Hears which promises an answer was held to. */
  readonly onHeld: OnHeld
  /** Whether a request with this id has been done before: its answer is of then. */
  hasDone(key: OperationKey, requestId: string | undefined): boolean
  /** Says what a fact is, as the session's setup knows it; undefined where nobody knows it any more. */
  assume<Value>(fact: Fact<Value>, value: Value | undefined): void
}

interface FirstOutcome {
  readonly outcome: FollowedCall['outcome']
  readonly body: string | undefined
}

type Beliefs = readonly Belief[]

const createFollower = (registry: Registry): Follower => {
  const { facts } = registry
  /** What each fact may be, the likeliest first. */
  const standings = new Map<AnyFact, Beliefs>()
  const outcomes = new Map<string, FirstOutcome>()
  const running = new Set<BegunCall>()
  /** Calls that have ended beside one that has not. */
  let waiting: Step[] = []
  let time = 0

  const known = <Value>(fact: Fact<Value>) => standings.get(fact)?.[0]?.value as Value | undefined

  const keep = (fact: AnyFact, beliefs: Beliefs) => {
    if (standings.has(fact) || beliefs.some(({ value }) => value !== undefined)) standings.set(fact, beliefs)
  }

  /** Takes note of what may show in each fact that fits. */
  const note = (event: ChangeEvent, fits: (fact: AnyFact) => boolean = () => true) => {
    for (const [fact, beliefs] of standings) {
      if (!fits(fact)) continue
      standings.set(
        fact,
        beliefs.map((belief) => ({ ...belief, events: [...belief.events, event] })),
      )
    }
  }

  /** What is known of other facts while a step is taken: nothing where a step beside it changes them. */
  const knownBeside = (step: Step, steps: readonly Step[], before: ReadonlyMap<AnyFact, Beliefs>): Known => {
    return <Value>(fact: Fact<Value>) => {
      const [first, ...others] = before.get(fact) ?? []
      const isSure = others.length === 0 && !steps.some((other) => other !== step && fact.effects[other.call.key])
      return isSure ? (first?.value as Value | undefined) : undefined
    }
  }

  const hold = (fact: AnyFact, moving: readonly Moving[]): readonly Broken[] => {
    if (moving.length === 0 || (fact.isOthers && !standings.has(fact))) return []
    const { beliefs, broken } = advance(fact, moving, standings.get(fact) ?? [nothingKnown])
    if (known(fact) !== undefined)
      for (const { call, moves } of moving)
        if (moves.some((move) => 'says' in move)) registry.onHeld(call.key, fact.name)
    keep(fact, beliefs)
    return broken
  }

  /** A private value must not have been answered to another shopper; of a list, to one who still has it. */
  const guard = (fact: AnyFact, said: unknown, key: OperationKey): Broken[] => {
    const values: readonly unknown[] = Array.isArray(said) ? said : [said]
    return values.flatMap((value) => guardOne(fact, value, key, Array.isArray(said)))
  }

  const guardOne = (fact: AnyFact, value: unknown, key: OperationKey, isListed: boolean): Broken[] => {
    if (!fact.privateBut || typeof value !== 'string') return []
    const name = `${fact.name} ${value}`
    const owner = registry.owners.get(name)
    const account = known(accountFact)
    const isSame = owner === follower || (account !== undefined && owner?.known(accountFact) === account)
    const isLetGo = isListed && !((owner?.known(fact) ?? []) as readonly unknown[]).includes(value)
    if (!owner || isSame || isLetGo || fact.privateBut.includes(key)) {
      registry.owners.set(name, follower)
      return []
    }
    return [{ id: 'told-to-another', key, at: fact.name, says: `${fact.says}: ${shown(value)} is another shopper's` }]
  }

  const settle = (steps: readonly Step[]): Broken[] => {
    const before = new Map(standings)
    for (const { call, isChange } of steps) {
      const { key, outcome, error } = call
      if (isChange && outcome === 'refused') note({ key, outcome, error })
    }
    const settling = steps.map((step) => ({ step, beside: knownBeside(step, steps, before) }))
    return facts.flatMap((fact) => {
      const moving = settling.flatMap(({ step, beside }) => {
        const moves = movesOf(fact, step, steps, beside)
        return moves.length > 0 ? [{ ...step, moves }] : []
      })
      const guarded = moving.flatMap(({ call, moves }) =>
        moves.flatMap((move) => ('says' in move ? guard(fact, move.says, call.key) : [])),
      )
      const [only, ...others] = steps
      const denied = only && others.length === 0 ? contradictRefusal(fact, only, before.get(fact) ?? []) : []
      return [...hold(fact, moving), ...guarded, ...denied]
    })
  }

  /** A request that comes again has no further effect, and gets the answer of the first. */
  const repeat = ({ key, requestId, outcome, body, error = '' }: FollowedCall): Broken[] | undefined => {
    if (requestId === undefined || isRead(key)) return undefined
    const name = `${key} ${requestId}`
    const first = outcomes.get(name)
    if (first?.outcome !== 'done') {
      outcomes.set(name, { outcome, body })
      return undefined
    }
    note({ key, outcome: 'again' }, ({ effects }) => effects[key] !== undefined)
    const isAnswered = outcome === 'done' && first.body !== undefined && body !== undefined
    const isOther = (isAnswered && first.body !== body) || (outcome === 'refused' && followsFromDone.has(error))
    const says = 'a request that is sent again gets the answer of the first'
    return isOther ? [{ id: 'retry-answer', key, at: 'retry', says }] : []
  }

  const hasDone: Follower['hasDone'] = (key, requestId) => outcomes.get(`${key} ${requestId}`)?.outcome === 'done'

  /** Another shopper that a request names may find a change that is not their own. */
  const warnOthers = ({ key, names = [] }: FollowedCall) => {
    if (isRead(key)) return
    for (const name of names) {
      const owner = registry.owners.get(`${cartIdFact.name} ${name}`)
      if (owner !== follower) owner?.meetForeign(key)
    }
  }

  const ofSameAccount = (): readonly Neighbour[] => {
    const account = known(accountFact)
    if (account === undefined) return []
    return registry.all.filter((other) => other !== follower && other.known(accountFact) === account)
  }

  /** A customer who is signed in twice finds in one session what they changed in the other. */
  const tellSameAccount = ({ call: { key, outcome }, isChange, isRepeat }: Step) => {
    if (!isChange || isRepeat || outcome === 'refused') return
    for (const other of ofSameAccount()) other.meetOwn(key)
  }

  const begin = (key: OperationKey): BegunCall => {
    const others = ofSameAccount()
    const isDisturbed = others.some((other) => other.isChanging())
    const call: BegunCall = { isChange: !isRead(key), begins: (time += 1), overlaps: false, isDisturbed }
    if (call.isChange) for (const other of others) other.disturb()
    for (const other of running) {
      if (!call.isChange && !other.isChange) continue
      other.overlaps = true
      call.overlaps = true
    }
    running.add(call)
    return call
  }

  const disturb = () => {
    for (const call of running) call.isDisturbed = true
  }

  const forget = () => {
    standings.clear()
    waiting = []
    disturb()
  }

  const isBesideRunning = () =>
    [...running].some(({ isChange, begins }) =>
      waiting.some((step) => (isChange || step.isChange) && begins < step.ends),
    )

  const follower: Neighbour = {
    meetOwn: (key) => {
      for (const [fact] of standings) if (fact.effects[key]) standings.delete(fact)
      disturb()
    },
    disturb,
    isChanging: () => [...running, ...waiting].some(({ isChange }) => isChange),
    meetForeign: (key) => note({ key, outcome: 'foreign' }, ({ effects }) => effects[key] !== undefined),
    begin,
    follow: (call, begun = begin(call.key)) => {
      running.delete(begun)
      warnOthers(call)
      if (endings.has(call.key) && call.outcome !== 'refused') {
        forget()
        return []
      }
      const repeated = repeat(call)
      const { isChange, begins, isDisturbed } = begun
      const seen = isDisturbed ? undefined : call.seen
      waiting.push({ call: { ...call, seen }, isChange, begins, ends: (time += 1), isRepeat: repeated !== undefined })
      if (waiting.length > mostAtOnce) forget()
      if (isBesideRunning()) return repeated ?? []
      const steps = waiting.splice(0)
      const broken = settle(steps)
      for (const step of steps) tellSameAccount(step)
      return [...(repeated ?? []), ...broken]
    },
    abandon: (begun) => {
      running.delete(begun)
      if (begun.isChange) forget()
    },
    forget,
    known,
    onHeld: registry.onHeld,
    hasDone,
    assume: (fact, value) => {
      standings.delete(fact)
      if (value !== undefined) keep(fact, [{ ...nothingKnown, value }])
    },
  }
  registry.all.push(follower)
  return follower
}

/** Sessions on the same data. */
export const createFollowing = (facts: readonly AnyFact[] = everyFact, onHeld: OnHeld = () => undefined) => {
  const registry: Registry = { facts, owners: new Map(), all: [], onHeld }
  return { session: (): Follower => createFollower(registry) }
}
export type Following = ReturnType<typeof createFollowing>
