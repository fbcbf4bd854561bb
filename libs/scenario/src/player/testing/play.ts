import type { OperationKey } from '@soe/contracts'
import { normaliseScenario } from '../../document/normalise-scenario'
import type { RuleInput } from '../../document/rule.schema'
import type { Scenario } from '../../document/scenario'
import type { CallOwners } from '../call-counters'
import type { CallFacts } from '../call-facts'
import { compileScenario, indexRules } from '../compile-scenario'
import { countRules } from '../count-rules'
import { decideCall, type RuleVerdict } from '../decide-call'
import type { Counter, DecisionDraft, OrderedFailure } from '../decision-draft'
import type { EvaluatedRule } from '../rule-evaluation'

/** A world as the player sees it, in plain values. */
export interface PlainWorld {
  readonly counters: Map<string, Counter>
  readonly failures: Map<OperationKey, OrderedFailure>
  readonly draws: number[]
  /** Every scenario is armed at 0. */
  now: number
}

export const plainWorld = (): PlainWorld => ({ counters: new Map(), failures: new Map(), draws: [], now: 0 })

export const draftOf = ({ counters, failures, draws, now }: PlainWorld): DecisionDraft => ({
  now,
  armedAt: () => 0,
  counterOf: (id) => counters.get(id),
  random: () => draws.shift() ?? 0,
  takeFailure: (operation) => {
    const failure = failures.get(operation)
    failures.delete(operation)
    return failure
  },
})

export const scenarioOf = (...rules: Partial<RuleInput>[]): Scenario =>
  normaliseScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 's',
    title: 'S',
    rules: rules.map((rule, at) => ({ id: `r${at + 1}`, on: 'cart.addDevice', ...rule })),
  })

/** A prospect with a session and a cart of one line. */
export const callFacts = (facts: Partial<CallFacts> = {}): CallFacts => ({
  operation: 'cart.addDevice',
  audience: 'prospect',
  callerId: 'ann',
  isAnonymous: false,
  earlierCallerId: undefined,
  persona: 'prospect',
  cartId: 'C1',
  cartLines: 1,
  processStep: 'PlanSelection',
  lockOwner: 'none',
  wrongHeaders: [],
  headers: {},
  cookies: {},
  request: {},
  futureCartId: (callerId) => `new/${callerId}`,
  ...facts,
})

/** The owners of the call once it has run; by default those of its facts. */
type After = Partial<Pick<CallOwners, 'session' | 'cart'>>

export interface Played {
  readonly verdict: RuleVerdict | undefined
  readonly rules: readonly EvaluatedRule[]
  readonly fired: readonly string[]
}

/** Decides a call, and stores what was counted; what is stored stays as it is. */
export const play = (
  world: PlainWorld,
  scenarios: readonly Scenario[],
  facts: CallFacts = callFacts(),
  after: After = {},
): Played => {
  const rules = indexRules(scenarios.map(compileScenario)).byOperation.get(facts.operation)
  const decision = decideCall(draftOf(world), rules, facts.operation, () => facts)
  if (!decision) return { verdict: undefined, rules: [], fired: [] }
  const { verdict, counters } = decision
  const owners = { session: facts.callerId, cart: facts.cartId, isAnonymous: false, ...after }
  for (const [id, counter] of countRules(verdict.evaluation, counters, owners)) {
    if (counter) world.counters.set(id, { ...counter, counts: Object.freeze(counter.counts) })
    else world.counters.delete(id)
  }
  return {
    verdict,
    rules: verdict.evaluation.describe(),
    fired: verdict.evaluation.fired.map(({ played }) => played.rule.id),
  }
}
