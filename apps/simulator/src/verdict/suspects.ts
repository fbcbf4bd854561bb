import type { Culprit, VerdictCause } from '@soe/contracts'
import type { World } from '@soe/world'
import type { NumberedCall, RecordedCall } from '../journal/journal'
import { advanceOf, changeRule, type Outcome, type Replay, type Step, type Variation } from './replay'

/** Something that may be the cause, and how to try the world without it. */
export interface Suspect {
  readonly kind: VerdictCause
  readonly id: string
  /** Such as `the rule "x" of the scenario "y"`. */
  readonly name: string
  readonly culprit: Culprit
  /** What the experiment does, such as `without the rule …`. */
  readonly change: string
  readonly variation: Variation
}

/** A page of the shop, or the test; unknown if no header identifies either. */
export const senderOf = ({ context }: Pick<RecordedCall, 'context'>): Culprit => context.sender ?? 'cannot-tell'

export const isTestAlone = (calls: readonly Pick<NumberedCall, 'call'>[]): boolean =>
  calls.every(({ call }) => senderOf(call) === 'test')

/** The rules that were due at any of the calls; no other can change one. */
const rulesOf = (outcomes: Iterable<Outcome>): Suspect[] => {
  const due = [...outcomes]
    .flatMap(({ result }) => result.ending.evaluation?.describe() ?? [])
    .filter(({ outcome }) => outcome === 'fired' || outcome === 'beaten')
  const rules = new Map(due.map(({ played }) => [`${played.scenario}/${played.rule.id}`, played]))
  return [...rules].map(([id, { scenario, rule }]) => {
    const name = `the rule "${rule.id}" of the scenario "${scenario}"`
    const variation = { changes: [changeRule(scenario, rule.id, () => [])] }
    return { kind: 'rule', id, name, culprit: 'script', change: `without ${name}`, variation }
  })
}

const noFailures = (world: World): World => ({ ...world, collections: { ...world.collections, failures: new Map() } })

const orderedFailure: Suspect = {
  kind: 'ordered-failure',
  id: 'failNext',
  name: 'a failure that was ordered for the next call',
  culprit: 'test',
  change: 'without the failure that was ordered',
  variation: { changes: [noFailures] },
}

const replacedOperation = (operation: string): Suspect => ({
  kind: 'replaced-operation',
  id: operation,
  name: `the operation ${operation} that this carrier has in place of the usual one`,
  culprit: 'carrier',
  change: `with the usual operation ${operation}`,
  variation: { isOwnOperation: true },
})

const ofEvent = (step: Step): Suspect[] => {
  if (!('noted' in step)) return []
  const { kind, details = {} } = step.noted.event
  const isClock = kind === 'clock-changed'
  if (isClock && advanceOf(step.noted) === 0) return []
  const command = Object.keys(details).find((key) => key !== 'touched') ?? ''
  const name = isClock ? `the clock's move of ${String(details['advance'])}` : `the command ${command} from outside`
  const variation = { skips: [step.id] }
  return [
    { kind: isClock ? 'clock' : 'command', id: step.id, name, culprit: 'test', change: `without ${name}`, variation },
  ]
}

/** Most calls that are tried one by one. */
const maxCalls = 40

const ofCall = (step: Step): Suspect[] => {
  if (!('found' in step)) return []
  const { call } = step.found
  const name = `the call ${step.id} of ${call.operation} before it`
  const variation = { skips: [step.id] }
  return [{ kind: 'call', id: step.id, name, culprit: senderOf(call), change: `without ${name}`, variation }]
}

const request = (decision: string, call: RecordedCall): Suspect => ({
  kind: 'request',
  id: decision,
  name: `the request of ${decision}`,
  culprit: senderOf(call),
  change: `with the contract's example as its request`,
  variation: { isExampleSent: true },
})

interface Questioned {
  readonly decision: string
  readonly call: RecordedCall
  readonly isReplaced: boolean
}

/** What may have made a call end as it did: what was done on purpose first, the latest of the calls before it next. */
export const suspectsOf = (
  { start, steps, outcomes }: Replay & { readonly outcomes: ReadonlyMap<string, Outcome> },
  { decision, call, isReplaced }: Questioned,
): Suspect[] => {
  const earlier = steps.slice(0, -1).toReversed()
  return [
    ...rulesOf(outcomes.values()),
    ...(start.collections.failures.size > 0 ? [orderedFailure] : []),
    ...(isReplaced ? [replacedOperation(call.operation)] : []),
    ...earlier.flatMap(ofEvent),
    ...earlier.flatMap(ofCall).slice(0, maxCalls),
    request(decision, call),
  ]
}
