import type { Command } from '@soe/contracts'
import type { Fault, RuleInput, ScenarioInput } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { InputError } from '../input-error'
import type { FindRule } from './armed-rules'
import { outcomeOf, type CallOutcome } from './call-outcome'
import { isFinder, type PlacedCommands } from './world-commands'

/** A call that its operation got to see: the scenario player counts no other. */
interface Step {
  readonly operation: string
  /** Which call of its operation it was. */
  readonly nth: number
  readonly outcome: CallOutcome | undefined
  readonly answered: string | number
}

const isScripted = (error: string): boolean => error.startsWith('SCRIPTED_')

/** What the call was answered, as an expectation says it. */
const answeredWith = ({ status, error }: Decision, { fault }: CallOutcome = {}): string | number => {
  if (fault?.truncate) return 'cut-off'
  if (fault?.malformedJson) return 'malformed'
  if (error === undefined) return status > 0 && status < 400 ? 'ok' : status
  return isScripted(error) ? status : error
}

const withCommands = (outcome: CallOutcome | undefined, commands: readonly Command[]): CallOutcome | undefined =>
  // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
  commands.length === 0 ? outcome : { ...outcome, then: [...(outcome?.then ?? []), ...commands] }

/** The commands that were given between a call and the next one of the session. */
const commandsBetween = (placed: readonly PlacedCommands[], from: number, to: number): Command[] =>
  placed.filter(({ after }) => after >= from && after < to).flatMap(({ commands }) => commands)

/**
 * The commands that were given after a session's last call. What needs a session to be about was about a later one, or
 * changed nothing that this one has seen.
 */
const commandsAfter = (placed: readonly PlacedCommands[], last: number): Command[] =>
  commandsBetween(placed, last, Infinity).filter((command) => !isFinder(command))

const isCounted = ({ because }: Decision): boolean => because !== 'refused'

const stepsOf = (decisions: readonly Decision[], { find, placed, faults }: RecordingContext): Step[] => {
  const counts = new Map<string, number>()
  const counted = decisions.filter(isCounted)
  return counted.map((decision, index) => {
    const { operation, seq } = decision
    const nth = (counts.get(operation) ?? 0) + 1
    counts.set(operation, nth)
    const next = counted[index + 1]
    const commands = next ? commandsBetween(placed, seq, next.seq) : commandsAfter(placed, seq)
    const outcome = withCommands(outcomeOf(decision, find, faults?.get(seq)), commands)
    return { operation, nth, outcome, answered: answeredWith(decision, outcome) }
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

type Per = NonNullable<RuleInput['per']>

const ruleOf = (run: Run, per: Per): RuleInput => {
  const { operation, from, to, outcome } = run
  const trigger = from === to ? { nth: from } : { times: { from, to } }
  // The journal names operations by their keys.
  return { id: ruleId(run), on: operation as RuleInput['on'], per, ...trigger, ...outcome }
}

type ExpectationInput = NonNullable<ScenarioInput['expect']>[number]

/** Commands that one rule may give. */
const mostCommands = 20

/** A rule, and as many beside it as it takes to give all of its commands. */
const rulesOf = (run: Run, per: Per): RuleInput[] => {
  // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
  const { then = [], ...rest } = run.outcome
  if (then.length <= mostCommands) return [ruleOf(run, per)]
  const chunks = Array.from({ length: Math.ceil(then.length / mostCommands) }, (_, at) =>
    then.slice(at * mostCommands, (at + 1) * mostCommands),
  )
  return chunks.map((chunk, at) => {
    // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
    const part = ruleOf({ ...run, outcome: { ...(at === 0 && rest), then: chunk } }, per)
    return at === 0 ? part : { ...part, id: `${part.id}-and-${at}` }
  })
}

/** Calls that one expectation of an order may have. */
const longestOrder = 50

const callOf = ({ operation, answered }: Step) => ({ on: operation as 'cart.addDevice', answered })

/** Every call in its place, with what it was answered. */
const ordersOf = (steps: readonly Step[]): ExpectationInput[] => {
  const chunks = Array.from({ length: Math.ceil(steps.length / longestOrder) }, (_, at) =>
    steps.slice(at * longestOrder, (at + 1) * longestOrder),
  )
  return chunks.filter((chunk) => chunk.length > 1).map((chunk) => ({ order: chunk.map(callOf) }))
}

/** How often each operation was answered in each way: no call is missing, and none is too many. */
const countsOf = (steps: readonly Step[]): ExpectationInput[] => {
  const counts = new Map<string, number>()
  const wayOf = ({ operation, answered }: Step) => `${operation} ${answered}`
  for (const step of steps) counts.set(wayOf(step), (counts.get(wayOf(step)) ?? 0) + 1)
  return steps
    .filter((step, index) => steps.findIndex((other) => wayOf(other) === wayOf(step)) === index)
    .map((step) => ({ ...callOf(step), calls: counts.get(wayOf(step)) ?? 0 }))
}

const mostRules = 200

export interface Heading {
  readonly id: string
  readonly title: string
}

/** What is known of a session besides its calls. */
export interface RecordingContext {
  readonly find: FindRule
  readonly placed: readonly PlacedCommands[]
  /** Faults that the answers do not tell, by the numbers of their calls. */
  readonly faults?: ReadonlyMap<number, Fault>
  /** Whose calls the rules count; each session's own by default. */
  readonly per?: Per
}

/** The calls of a session, in the words of a scenario that makes the same calls end the same way. */
export const recordSession = (
  { id, title }: Heading,
  decisions: readonly Decision[],
  context: RecordingContext,
): ScenarioInput => {
  const steps = stepsOf(decisions, context)
  const setup = commandsBetween(context.placed, 0, decisions.find(isCounted)?.seq ?? Infinity)
  if (steps.length === 0) throw new InputError('NOTHING_TO_RECORD', 'No call of the session got to its operation.')
  const runs = runsOf(steps)
  if (runs.length > mostRules) {
    throw new InputError(
      'TOO_MUCH_TO_RECORD',
      `The session has ${runs.length} failures, a scenario at most ${mostRules} rules; narrow it with --since.`,
    )
  }
  return {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id,
    title,
    ...(setup.length > 0 && { setup }),
    rules: runs.flatMap((run) => rulesOf(run, context.per ?? 'session')),
    expect: [
      ...runs.map((run) => ({ rule: ruleId(run), fired: run.to - run.from + 1 })),
      ...ordersOf(steps),
      ...countsOf(steps),
    ],
  }
}
