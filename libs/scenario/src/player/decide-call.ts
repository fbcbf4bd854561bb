import { findOperation, type OperationKey } from '@soe/contracts'
import type { Fault } from '../document/fault.schema'
import type { Reply } from '../document/reply.schema'
import type { Rate } from '../document/span.schema'
import { firesAt } from '../semantics/fires-at'
import { spanOf } from '../semantics/span-of'
import { CallCounters, type CallOwners, type EarlierOwners } from './call-counters'
import type { CallFacts } from './call-facts'
import type { DecisionDraft, OrderedFailure } from './decision-draft'
import { drawDelay } from './draw-delay'
import type { PlayedRule, RuleGroup } from './played-rule'
import { RuleEvaluation } from './rule-evaluation'
import { isAboutAnswer, noRules, type ListedRule, type RuleList } from './rule-list'
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
const earlierOwners = (facts: CallFacts): EarlierOwners | undefined => {
  const { earlierCallerId } = facts
  if (earlierCallerId === undefined) return undefined
  return { session: earlierCallerId, cart: facts.futureCartId(earlierCallerId) }
}

/** Whether it is the time at which a group counts. */
export const isInSpan = (draft: DecisionDraft, { scenario, span }: RuleGroup): boolean => {
  if (!span) return true
  const [from, to] = spanOf(span, draft.armedAt(scenario))
  return draft.now >= from && draft.now < to
}

interface Asked {
  readonly draft: DecisionDraft
  readonly facts: CallFacts
  readonly counters: CallCounters
}

/** Asks a group of rules about a call; only a group whose conditions all hold counts it. */
const askGroup = (evaluation: RuleEvaluation, at: number, { draft, facts, counters }: Asked) => {
  const listed = evaluation.list.groups[at] as RuleList['groups'][number]
  const { per, audience, when } = listed.group
  if (audience && !audience.includes(facts.audience)) return evaluation.skip(at, 'audience')
  if (per === 'cart' && counters.owners.cart === undefined) return evaluation.skip(at, 'scope')
  if (!isInSpan(draft, listed.group)) return evaluation.skip(at, 'span')
  const unmet = unmetCondition(when, facts)
  if (unmet !== undefined) return evaluation.skipUnmet(at, unmet)
  if (!counters.hasFiredBefore(listed.group)) return evaluation.skip(at, 'after')
  return evaluation.count(at, counters.matched(listed) + 1)
}

/** Whether some group is at a count at which one of its rules may fire: spares most calls a look at each rule. */
const isAnyDue = (evaluation: RuleEvaluation): boolean =>
  evaluation.list.groups.some(({ earliest, latest }, at) => {
    const count = evaluation.countOf(at)
    return count >= earliest && count <= latest
  })

/** Counts the call in the period of a rule's rate, and tells whether it is over. */
const isOverRate = (rule: ListedRule, rate: Rate, evaluation: RuleEvaluation, counters: CallCounters): boolean => {
  const { calls } = counters.period(rule, rate)
  evaluation.notePeriod(rule.played, calls)
  return calls > rate.calls
}

const isDue = (
  listed: ListedRule,
  evaluation: RuleEvaluation,
  draft: DecisionDraft,
  counters: CallCounters,
): boolean => {
  const { rule, window } = listed.played
  const count = evaluation.countOf(listed.group)
  if (count === 0) return false
  if (rule.rate) return isOverRate(listed, rule.rate, evaluation, counters)
  return window ? count >= window[0] && count <= window[1] : firesAt(rule, count, draft.random())
}

const none: readonly ListedRule[] = []

/** The rules that are due at what their groups have counted. */
export const dueRules = (
  draft: DecisionDraft,
  evaluation: RuleEvaluation,
  counters: CallCounters,
): readonly ListedRule[] =>
  isAnyDue(evaluation) ? evaluation.list.rules.filter((rule) => isDue(rule, evaluation, draft, counters)) : none

/** What an acting rule does. */
const actsOf = (draft: DecisionDraft, { acting }: RuleEvaluation) => {
  const { reply, fault } = acting?.rule ?? {}
  const delay = fault?.delay
  return { acting, reply, fault, delay: delay ? drawDelay(delay, () => draft.random()) : 0 }
}

const verdictOf = (
  draft: DecisionDraft,
  evaluation: RuleEvaluation,
  failure: OrderedFailure | undefined,
): RuleVerdict => {
  return {
    failure,
    ...actsOf(draft, evaluation),
    evaluation,
    commit: failure === undefined && evaluation.fired.every(({ played }) => played.rule.commit),
  }
}

const nobody: CallOwners = { session: '', cart: undefined, isAnonymous: true }

const evaluate = (list: RuleList, asked: Asked): RuleEvaluation => {
  const { facts, counters } = asked
  const evaluation = new RuleEvaluation(list)
  const earlier = earlierOwners(facts)
  if (earlier) counters.adopt(earlier)
  for (let at = 0; at < list.groups.length; at += 1) askGroup(evaluation, at, asked)
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
  const evaluation = evaluate(rules, { draft, facts, counters })
  evaluation.fire(dueRules(draft, evaluation, counters), failure !== undefined)
  return { verdict: verdictOf(draft, evaluation, failure), counters }
}

/**
 * Which rules about the answer a call meets, once its operation has answered; the first decision then has what became
 * of them too. They act where no other rule does. Undefined where no rule asks for an answer.
 */
export const decideAnswer = (
  draft: DecisionDraft,
  { verdict: { evaluation: earlier, acting, failure } }: Decision,
  facts: CallFacts,
): Decision | undefined => {
  const { list } = earlier
  if (!list.isByAnswer || failure) return undefined
  const counters = new CallCounters(draft, list, ownersOf(facts, list))
  const evaluation = new RuleEvaluation(list)
  list.groups.forEach(({ group }, at) => {
    if (isAboutAnswer(group)) askGroup(evaluation, at, { draft, facts, counters })
  })
  evaluation.fire(dueRules(draft, evaluation, counters), acting !== undefined)
  return { verdict: verdictOf(draft, evaluation, undefined), counters }
}

/** One verdict of two: what a rule did before the operation counts, then what a rule about the answer does. */
export const joinVerdicts = (first: RuleVerdict, later: RuleVerdict): RuleVerdict => {
  first.evaluation.include(later.evaluation)
  const { acting, reply, fault, delay } = first.acting ? first : later
  return { ...first, acting, reply, fault, delay }
}
