import { isErrorId, type ErrorId, type OperationKey } from '@soe/contracts'
import { firesAt, type Fault, type Reply } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import { storedPerSession } from '@soe/carrier'
import { CallStanding, type PlayedCall } from './call-standing'
import { rulesOf } from './compile-scenario'
import { Considered } from './considered'
import { drawDelay } from './draw-delay'
import type { PlayedRule, RuleGroup } from './played-rule'
import { noRules, traits, type RuleList } from './rule-list'
import { unmetCondition } from './unmet-condition'
import { adoptAll, CallTallies, countsOf, firedAt, type CallOwners } from './tally'

/** A failure that was ordered for the next call of an operation. */
export interface OrderedFailure {
  readonly error?: ErrorId
  /** An HTTP status; 0 ends the connection without an answer. */
  readonly status?: number
}

/** What is to happen to a call instead of, or after, what the carrier would do. It is kept with the call. */
export interface Verdict {
  readonly failure: OrderedFailure | undefined
  /** The rule whose reply or fault the call gets. */
  readonly acting: PlayedRule | undefined
  readonly considered: Considered
  /** False: what the call asks for does not happen. */
  readonly commit: boolean
  /** Milliseconds that the answer is held up. */
  readonly delay: number
}

/** A verdict, and the tallies that it was found from. */
export interface Decision {
  readonly verdict: Verdict
  readonly tallies: CallTallies
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
  cart?.id ?? (cartMakers.has(call.operation) ? strangerBy(caller) : undefined)

/** What a caller without a session is known by. */
const strangerBy = (requestId = '') => `new/${requestId}`

const ownersOf = (standing: CallStanding, { isByCart }: RuleList): CallOwners => {
  const { session, requestId } = standing.call
  const caller = session?.id ?? strangerBy(requestId)
  return {
    session: caller,
    cart: isByCart ? cartOf(standing, caller) : undefined,
    isNameless: session === undefined && requestId === undefined,
  }
}

/**
 * Whom a request may have been counted for before its caller had a session: another call can begin one meanwhile.
 * A session that has made many changes is past the retries of what came before it.
 */
const ownersAsStranger = ({ session, requestId }: PlayedCall): CallOwners | undefined => {
  if (!session || requestId === undefined || session.requestIds.length >= storedPerSession) return undefined
  const stranger = strangerBy(requestId)
  return { session: stranger, cart: strangerBy(stranger), isNameless: false }
}

export const isAfter = (draft: WorldDraft, { scenario, after }: RuleGroup, owners: CallOwners): boolean =>
  !after || firedAt(countsOf(draft, scenario, after.rule.per, owners), after.place) > 0

/** What a group of rules makes of a call; only one whose conditions all hold counts it. */
const meet = (draft: WorldDraft, considered: Considered, at: number, standing: CallStanding, tallies: CallTallies) => {
  const group = considered.list.groups[at] as RuleGroup
  const { per, audience, when } = group
  const { owners } = tallies
  if (audience && !audience.includes(standing.call.audience)) return considered.skip(at, 'audience')
  if (per === 'cart' && owners.cart === undefined) return considered.skip(at, 'scope')
  const unmet = unmetCondition(when, standing)
  if (unmet !== undefined) return considered.skip(at, 'when', unmet)
  if (!isAfter(draft, group, owners)) return considered.skip(at, 'after')
  return considered.count(at, tallies.matchedBefore(draft, at) + 1)
}

const none: readonly number[] = []

/** Spares looking at each rule where no group stands at a count at which one of its rules may fire. */
const isAnyDue = (considered: Considered): boolean => {
  const { groups, earliestOf, latestOf } = considered.list
  for (let at = 0; at < groups.length; at += 1) {
    const count = considered.countOf(at)
    if (count >= (earliestOf[at] as number) && count <= (latestOf[at] as number)) return true
  }
  return false
}

/** The rules that are due at what their groups have counted, by their places in the list. */
export const dueRules = (draft: WorldDraft, considered: Considered): readonly number[] => {
  if (!isAnyDue(considered)) return none
  const { rules, groupOf, firstOf, lastOf, traitsOf } = considered.list
  let due: number[] | undefined
  for (let at = 0; at < rules.length; at += 1) {
    const count = considered.countOf(groupOf[at] as number)
    if (count === 0) continue
    const isDue =
      (traitsOf[at] as number) & traits.byChance
        ? firesAt((rules[at] as PlayedRule).rule, count, draft.random())
        : count >= (firstOf[at] as number) && count <= (lastOf[at] as number)
    if (isDue) (due ??= []).push(at)
  }
  return due ?? none
}

const noTallies = new CallTallies(noRules, { session: '', cart: undefined, isNameless: true })

const verdictOf = (draft: WorldDraft, considered: Considered, failure: OrderedFailure | undefined): Verdict => {
  const acting = considered.actor
  const delay = acting?.rule.fault?.delay
  return {
    failure,
    acting,
    considered,
    commit: failure === undefined && considered.fired().every(({ rule }) => rule.commit),
    delay: delay ? drawDelay(delay, () => draft.random()) : 0,
  }
}

/**
 * Which rules a call matches, counts for and makes fire; synchronous, and before anything else happens to the call.
 * Undefined where nothing is armed for the operation.
 */
export const decide = (draft: WorldDraft, operation: OperationKey, callOf: () => PlayedCall): Decision | undefined => {
  const failure = takeFailure(draft, operation)
  const list = rulesOf(draft.world)?.byOperation.get(operation)
  if (list) return decideRules(draft, list, new CallStanding(draft, callOf()), failure)
  return failure && { verdict: verdictOf(draft, new Considered(noRules), failure), tallies: noTallies }
}

const decideRules = (
  draft: WorldDraft,
  list: RuleList,
  standing: CallStanding,
  failure: OrderedFailure | undefined,
): Decision => {
  const considered = new Considered(list)
  const tallies = new CallTallies(list, ownersOf(standing, list))
  const asStranger = ownersAsStranger(standing.call)
  if (asStranger) adoptAll(draft, list, asStranger, tallies)
  for (let at = 0; at < list.groups.length; at += 1) meet(draft, considered, at, standing, tallies)
  considered.fire(dueRules(draft, considered), failure !== undefined)
  return { verdict: verdictOf(draft, considered, failure), tallies }
}
