import { isErrorId, type ErrorId, type OperationKey } from '@soe/contracts'
import { firesAt, type Fault, type Reply } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import { CallStanding, type PlayedCall } from './call-standing'
import { rulesOf } from './compile-scenario'
import { Considered, skipped } from './considered'
import { drawDelay } from './draw-delay'
import type { PlayedRule } from './played-rule'
import { none, noRules, traits, type RuleList } from './rule-list'
import { unmetCondition } from './unmet-condition'
import { countsOf, firedAt, matchedAt, type CallOwners } from './tally'

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

const ownersOf = (standing: CallStanding, { isByCart }: RuleList): CallOwners => {
  const { session, requestId } = standing.call
  const caller = session?.id ?? `new/${requestId ?? ''}`
  return {
    session: caller,
    cart: isByCart ? cartOf(standing, caller) : undefined,
    isNameless: session === undefined && requestId === undefined,
  }
}

export const isAfter = (draft: WorldDraft, played: PlayedRule, owners: CallOwners): boolean => {
  const { after } = played
  return !after || firedAt(countsOf(draft, played, after.rule.per, owners), after.place) > 0
}

/** What the rules of a list ask of a call, found out once for all that ask the same. */
class Asked {
  private readonly counts: (readonly number[])[] = []
  private readonly unmet: (string | undefined)[] = []
  private readonly audiences: boolean[] = []

  constructor(
    private readonly draft: WorldDraft,
    private readonly list: RuleList,
    private readonly standing: CallStanding,
    readonly owners: CallOwners,
  ) {}

  isCaller(audience: number): boolean {
    return (this.audiences[audience] ??= this.list.audiences[audience]?.has(this.standing.call.audience) ?? false)
  }

  /** The part of a condition that does not hold; empty where all of it does. */
  unmetOf(condition: number): string {
    return (this.unmet[condition] ??= unmetCondition(this.list.conditions[condition], this.standing) ?? '')
  }

  countsOf(at: number): readonly number[] {
    const { rules, tallyOf } = this.list
    const tally = tallyOf[at] as number
    const known = this.counts[tally]
    if (known) return known
    const played = rules[at] as PlayedRule
    return (this.counts[tally] = countsOf(this.draft, played, played.rule.per, this.owners))
  }
}

/** What became of one rule; only one whose conditions all hold counts the call. */
const consider = (draft: WorldDraft, considered: Considered, at: number, asked: Asked) => {
  const { list } = considered
  const audience = list.audienceOf[at] as number
  const condition = list.conditionOf[at] as number
  const has = list.traitsOf[at] as number
  if (audience !== none && !asked.isCaller(audience)) return considered.skip(at, skipped.audience)
  if (has & traits.byCart && asked.owners.cart === undefined) return considered.skip(at, skipped.scope)
  const unmet = condition === none ? '' : asked.unmetOf(condition)
  if (unmet !== '') return considered.skip(at, skipped.when, unmet)
  if (has & traits.waits && !isAfter(draft, list.rules[at] as PlayedRule, asked.owners)) {
    return considered.skip(at, skipped.after)
  }
  const count = matchedAt(asked.countsOf(at), list.placeOf[at] as number) + 1
  const isDue =
    has & traits.byChance
      ? firesAt((list.rules[at] as PlayedRule).rule, count, draft.random())
      : count >= (list.firstOf[at] as number) && count <= (list.lastOf[at] as number)
  return considered.count(at, count, isDue)
}

/** One rule at most gives the answer; those that are due with commands alone act beside it. */
export const choose = (considered: Considered, hasFailure = false): PlayedRule | undefined => {
  let acting: PlayedRule | undefined
  for (let at = 0; at < considered.length; at += 1) {
    if (!considered.hasFired(at) || !((considered.list.traitsOf[at] as number) & traits.answers)) continue
    if (acting || hasFailure) considered.beat(at)
    else acting = considered.list.rules[at]
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
  const list = rulesOf(draft.world)?.byOperation.get(operation)
  if (!list)
    return failure && { failure, considered: new Considered(noRules), commit: false, delay: 0, owners: noOwners }
  return decideRules(draft, list, new CallStanding(draft, callOf()), failure)
}

export const decideRules = (
  draft: WorldDraft,
  list: RuleList,
  standing: CallStanding,
  failure?: OrderedFailure,
): Verdict => {
  const owners = ownersOf(standing, list)
  const asked = new Asked(draft, list, standing, owners)
  const considered = new Considered(list)
  for (let at = 0; at < list.rules.length; at += 1) consider(draft, considered, at, asked)
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
