import type { Expectation, RuleInput, ScenarioInput } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { InputError } from '../input-error'
import type { FindRule } from './armed-rules'
import { outcomeOf, type CallOutcome } from './call-outcome'

/** A call that its operation got to see: the scenario player counts no other. */
interface Step {
  readonly operation: string
  /** Which call of its operation it was. */
  readonly nth: number
  readonly outcome: CallOutcome | undefined
}

const stepsOf = (decisions: readonly Decision[], find: FindRule): Step[] => {
  const counts = new Map<string, number>()
  return decisions
    .filter(({ because }) => because !== 'refused')
    .map((decision) => {
      const { operation } = decision
      const nth = (counts.get(operation) ?? 0) + 1
      counts.set(operation, nth)
      return { operation, nth, outcome: outcomeOf(decision, find) }
    })
}

/** Calls of an operation, one after the other, that ended alike. */
interface Run {
  readonly operation: string
  readonly from: number
  readonly to: number
  readonly outcome: CallOutcome
}

const goesOn = (run: Run | undefined, { nth, outcome }: Step): run is Run =>
  run?.to === nth - 1 && !outcome?.then && JSON.stringify(run.outcome) === JSON.stringify(outcome)

const runsOf = (steps: readonly Step[]): Run[] =>
  steps.reduce<Run[]>((runs, step) => {
    const { operation, nth, outcome } = step
    if (!outcome) return runs
    const at = runs.findLastIndex((run) => run.operation === operation)
    const last = runs[at]
    return goesOn(last, step)
      ? runs.with(at, { ...last, to: nth })
      : [...runs, { operation, from: nth, to: nth, outcome }]
  }, [])

const kebab = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '-')

const ruleId = ({ operation, from, to }: Run): string =>
  from === to ? `${kebab(operation)}-${from}` : `${kebab(operation)}-${from}-to-${to}`

const ruleOf = (run: Run): RuleInput => {
  const { operation, from, to, outcome } = run
  const trigger = from === to ? { nth: from } : { times: { from, to } }
  // The journal names operations by their keys.
  return { id: ruleId(run), on: operation as RuleInput['on'], per: 'session', ...trigger, ...outcome }
}

/** Keys that one expectation of an order may have. */
const longestOrder = 50

const ordersOf = (went: readonly string[]): Expectation[] => {
  if (went.length === 1) return [{ on: went as ['cart.addDevice'], calls: { min: 1 } }]
  const chunks = Array.from({ length: Math.ceil(went.length / longestOrder) }, (_, at) =>
    went.slice(at * longestOrder, (at + 1) * longestOrder),
  )
  return chunks.filter((chunk) => chunk.length > 1).map((order) => ({ order: order as ['cart.addDevice'] }))
}

/** A scenario has a rule at least: where nothing failed, one that counts the first call. */
const watched = (steps: readonly Step[]): Run[] =>
  steps.slice(0, 1).map(({ operation, nth }) => ({ operation, from: nth, to: nth, outcome: {} }))

const mostRules = 200

export interface Heading {
  readonly id: string
  readonly title: string
}

/** The calls of a session, in the words of a scenario that makes the same calls end the same way. */
export const recordSession = (
  { id, title }: Heading,
  decisions: readonly Decision[],
  find: FindRule,
): ScenarioInput => {
  const steps = stepsOf(decisions, find)
  const scripted = runsOf(steps)
  const runs = scripted.length > 0 ? scripted : watched(steps)
  if (runs.length === 0) throw new InputError('NOTHING_TO_RECORD', 'No call of the session got to its operation.')
  if (runs.length > mostRules) {
    throw new InputError(
      'TOO_MUCH_TO_RECORD',
      `The session has ${runs.length} failures, a scenario at most ${mostRules} rules; narrow it with --since.`,
    )
  }
  const went = steps.filter(({ outcome }) => outcome === undefined).map(({ operation }) => operation)
  return {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id,
    title,
    rules: runs.map(ruleOf),
    expect: [...runs.map((run) => ({ rule: ruleId(run), fired: run.to - run.from + 1 })), ...ordersOf(went)],
  }
}
