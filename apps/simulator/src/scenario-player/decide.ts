import { isErrorId, type ErrorId, type OperationKey } from '@soe/contracts'
import { firesAt, type Fault, type Reply } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import { CallStanding, type PlayedCall } from './call-standing'
import { rulesOf, type PlayedRule } from './compile-scenario'
import { Considered } from './considered'
import { drawDelay } from './draw-delay'
import { unmetCondition } from './unmet-condition'
import { countsOf, firedAt, matchedAt, ownerIn, type CallOwners } from './tally'

/** A failure that was ordered for the next call of an operation. */
export interface OrderedFailure {
  readonly error?: ErrorId
  /** An HTTP status; 0 ends the connection without an answer. */
  readonly status?: number
}

/** What is kept of a verdict: nothing that holds the world. */
export type RecordedVerdict = Omit<Verdict, 'owners'>

/** What is to happen to a call instead of, or after, what the carrier would do. */
export interface Verdict {
  readonly failure?: OrderedFailure
  /** The rule whose reply or fault the call gets. */
  readonly acting?: PlayedRule
  readonly considered: Considered
  /** False: what the call asks for does not happen. */
  readonly commit: boolean
  /** Milliseconds that the answer is held up. */
  readonly delay: number
  readonly owners: CallOwners
}

export const replyOf = (verdict: Pick<Verdict, 'acting'> | undefined): Reply | undefined => verdict?.acting?.rule.reply
export const faultOf = (verdict: Pick<Verdict, 'acting'> | undefined): Fault | undefined => verdict?.acting?.rule.fault

/** Takes the failure that waits for this operation, once. */
const takeFailure = (draft: WorldDraft, operation: OperationKey): OrderedFailure | undefined => {
  const failure = draft.failures.values().find(({ on }) => on === operation)
  if (!failure) return undefined
  draft.failures.delete(failure.id)
  return {
    ...(failure.error !== undefined && isErrorId(failure.error) && { error: failure.error }),
    ...(failure.status !== undefined && { status: failure.status }),
  }
}

/** The operations that make a cart where there is none. */
const cartMakers: ReadonlySet<OperationKey> = new Set<OperationKey>([
  'cart.addDevice',
  'cart.addAccessories',
  'cart.addPlan',
  'tradeIn.addDevice',
])

const cartOf = ({ cart, call }: CallStanding, caller: string): string | undefined =>
  cart?.id ?? (cartMakers.has(call.operation) ? `new/${caller}` : undefined)

const ownersOf = (standing: CallStanding, rules: readonly PlayedRule[]): CallOwners => {
  const { session, requestId } = standing.call
  const caller = session?.id ?? `new/${requestId ?? ''}`
  return {
    session: caller,
    cart: rules.some(({ rule, after }) => rule.per === 'cart' || after?.rule.per === 'cart')
      ? cartOf(standing, caller)
      : undefined,
    isNameless: session === undefined && requestId === undefined,
  }
}

export const isAfter = (draft: WorldDraft, played: PlayedRule, owners: CallOwners): boolean => {
  const { after } = played
  return !after || firedAt(countsOf(draft, played, after.rule.per, owners), after.place) > 0
}

type Counts = (played: PlayedRule) => readonly number[]

/** Reads a tally once for all the rules that are counted in it. */
const countsReader = (draft: WorldDraft, owners: CallOwners): Counts => {
  const read = new Map<string, readonly number[]>()
  return (played) => {
    const known = read.get(played.tally)
    if (known) return known
    const counts = countsOf(draft, played, played.rule.per, owners)
    read.set(played.tally, counts)
    return counts
  }
}

/** What became of one rule; only one whose conditions all hold counts the call. */
const consider = (
  draft: WorldDraft,
  considered: Considered,
  at: number,
  standing: CallStanding,
  owners: CallOwners,
  countsFor: Counts,
) => {
  const played = considered.rules[at] as PlayedRule
  const { rule, audiences, place, window } = played
  if (audiences && !audiences.has(standing.call.audience)) return considered.skip(at, 'audience')
  if (rule.per === 'cart' && ownerIn(owners, 'cart') === undefined) return considered.skip(at, 'scope')
  const unmet = unmetCondition(rule.when, standing)
  if (unmet !== undefined) return considered.skip(at, 'when', unmet)
  if (!isAfter(draft, played, owners)) return considered.skip(at, 'after')
  const count = matchedAt(countsFor(played), place) + 1
  const isDue = window ? count >= window[0] && count <= window[1] : firesAt(rule, count, draft.random())
  return considered.count(at, count, isDue)
}

/** One rule at most gives the answer; those that are due with commands alone act beside it. */
export const choose = (considered: Considered, hasFailure = false): PlayedRule | undefined => {
  let acting: PlayedRule | undefined
  for (let at = 0; at < considered.length; at += 1) {
    const played = considered.rules[at]
    if (!played?.isAnswering || !considered.hasFired(at)) continue
    if (acting || hasFailure) considered.beat(at)
    else acting = played
  }
  return acting
}

const noOwners: CallOwners = { session: '', cart: undefined, isNameless: true }

/**
 * Which rules a call matches, counts for and makes fire; synchronous, and before anything else happens to the call.
 * Undefined where nothing is armed for the operation.
 */
export const decide = (draft: WorldDraft, operation: OperationKey, callOf: () => PlayedCall): Verdict | undefined => {
  const failure = takeFailure(draft, operation)
  const rules = rulesOf(draft.world)?.byOperation.get(operation)
  if (!rules) return failure && { failure, considered: new Considered([]), commit: false, delay: 0, owners: noOwners }
  return decideRules(draft, rules, new CallStanding(draft, callOf()), failure)
}

export const decideRules = (
  draft: WorldDraft,
  rules: readonly PlayedRule[],
  standing: CallStanding,
  failure?: OrderedFailure,
): Verdict => {
  const owners = ownersOf(standing, rules)
  const countsFor = countsReader(draft, owners)
  const considered = new Considered(rules)
  for (let at = 0; at < rules.length; at += 1) consider(draft, considered, at, standing, owners, countsFor)
  const acting = choose(considered, failure !== undefined)
  const delay = acting?.rule.fault?.delay
  return {
    ...(failure && { failure }),
    ...(acting && { acting }),
    considered,
    commit: failure === undefined && considered.fired().every(({ rule }) => rule.commit),
    delay: delay ? drawDelay(delay, () => draft.random()) : 0,
    owners,
  }
}
