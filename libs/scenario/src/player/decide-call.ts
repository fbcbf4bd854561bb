import { findOperation, type OperationKey } from '@soe/contracts'
import type { Fault } from '../document/fault.schema'
import type { Reply } from '../document/reply.schema'
import { firesAt } from '../semantics/fires-at'
import { CallCounters, type CallOwners } from './call-counters'
import type { CallFacts } from './call-facts'
import type { DecisionDraft, OrderedFailure } from './decision-draft'
import { drawDelay } from './draw-delay'
import type { PlayedRule } from './played-rule'
import { RuleEvaluation } from './rule-evaluation'
import { noRules, type ListedRule, type RuleList } from './rule-list'
import { unmetCondition } from './unmet-condition'

/** What happens to a call instead of, or after, what the carrier does. The journal keeps it with the call. */
export interface RuleVerdict {
  readonly failure: OrderedFailure | undefined
  /** The rule whose reply or fault the call gets. */
  readonly acting: PlayedRule | undefined
  readonly reply: Reply | undefined
  readonly fault: Fault | undefined
  readonly evaluation: RuleEvaluation
  /** False: what the call asks for does not happen. */
  readonly commit: boolean
  /** Milliseconds by which the answer is delayed. */
  readonly delay: number
}

/** A verdict, and the counters that it was made from. */
export interface Decision {
  readonly verdict: RuleVerdict
  readonly counters: CallCounters
}

const cartOwner = (facts: CallFacts): string | undefined =>
  facts.cartId ?? (findOperation(facts.operation).metadata.makesCart ? facts.futureCartId(facts.callerId) : undefined)

const ownersOf = (facts: CallFacts, { isByCart }: RuleList): CallOwners => ({
  session: facts.callerId,
  cart: isByCart ? cartOwner(facts) : undefined,
  isAnonymous: facts.isAnonymous,
})

/** Another call can begin the session between two attempts at a request: the first was counted for an anonymous caller. */
const earlierOwners = (facts: CallFacts): CallOwners | undefined => {
  const { earlierCallerId } = facts
  if (earlierCallerId === undefined) return undefined
  return { session: earlierCallerId, cart: facts.futureCartId(earlierCallerId), isAnonymous: false }
}

/** Asks a group of rules about a call; only a group whose conditions all hold counts it. */
const askGroup = (evaluation: RuleEvaluation, at: number, facts: CallFacts, counters: CallCounters) => {
  const listed = evaluation.list.groups[at] as RuleList['groups'][number]
  const { per, audience, when } = listed.group
  if (audience && !audience.includes(facts.audience)) return evaluation.skip(at, 'audience')
  if (per === 'cart' && counters.owners.cart === undefined) return evaluation.skip(at, 'scope')
  const unmet = unmetCondition(when, facts)
  if (unmet !== undefined) return evaluation.skip(at, 'when', unmet)
  if (!counters.hasFiredBefore(listed.group)) return evaluation.skip(at, 'after')
  return evaluation.count(at, counters.matched(listed) + 1)
}

/** Whether some group is at a count at which one of its rules may fire: spares most calls a look at each rule. */
const isAnyDue = (evaluation: RuleEvaluation): boolean =>
  evaluation.list.groups.some(({ earliest, latest }, at) => {
    const count = evaluation.countOf(at)
    return count >= earliest && count <= latest
  })

const isDue = ({ played: { rule, window } }: ListedRule, count: number, draft: DecisionDraft): boolean => {
  if (count === 0) return false
  return window ? count >= window[0] && count <= window[1] : firesAt(rule, count, draft.random())
}

const none: readonly ListedRule[] = []

/** The rules that are due at what their groups have counted. */
export const dueRules = (draft: DecisionDraft, evaluation: RuleEvaluation): readonly ListedRule[] =>
  isAnyDue(evaluation)
    ? evaluation.list.rules.filter((rule) => isDue(rule, evaluation.countOf(rule.group), draft))
    : none

const verdictOf = (
  draft: DecisionDraft,
  evaluation: RuleEvaluation,
  failure: OrderedFailure | undefined,
): RuleVerdict => {
  const { acting } = evaluation
  const { reply, fault } = acting?.rule ?? {}
  const delay = fault?.delay
  return {
    failure,
    acting,
    reply,
    fault,
    evaluation,
    commit: failure === undefined && evaluation.fired.every(({ played }) => played.rule.commit),
    delay: delay ? drawDelay(delay, () => draft.random()) : 0,
  }
}

const nobody: CallOwners = { session: '', cart: undefined, isAnonymous: true }

const evaluate = (list: RuleList, facts: CallFacts, counters: CallCounters): RuleEvaluation => {
  const evaluation = new RuleEvaluation(list)
  const earlier = earlierOwners(facts)
  if (earlier) counters.adopt(earlier)
  for (let at = 0; at < list.groups.length; at += 1) askGroup(evaluation, at, facts, counters)
  return evaluation
}

/**
 * Which rules a call matches, counts for and makes fire; synchronous, and before anything else happens to the call.
 * Undefined where nothing is armed for the operation.
 */
export const decideCall = (
  draft: DecisionDraft,
  rules: RuleList | undefined,
  operation: OperationKey,
  readFacts: () => CallFacts,
): Decision | undefined => {
  const failure = draft.takeFailure(operation)
  if (!rules) {
    const counters = failure && new CallCounters(draft, noRules, nobody)
    return counters && { verdict: verdictOf(draft, new RuleEvaluation(noRules), failure), counters }
  }
  const facts = readFacts()
  const counters = new CallCounters(draft, rules, ownersOf(facts, rules))
  const evaluation = evaluate(rules, facts, counters)
  evaluation.fire(dueRules(draft, evaluation), failure !== undefined)
  return { verdict: verdictOf(draft, evaluation, failure), counters }
}
