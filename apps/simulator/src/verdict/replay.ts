import { CommandSchema, durationInMs, findOperation } from '@soe/contracts'
import { forgetPastSessions, runCommand } from '@soe/carrier'
import type { Rule, Scenario } from '@soe/scenario'
import { applyCommit, changesOf, createDraft, type World, type WorldCollections, type WorldDraft } from '@soe/world'
import { jsonIn } from '../http/carried-answer'
import { renderReply } from '../http/render-reply'
import type { NumberedCall } from '../journal/journal'
import type { NotedEvent } from '../journal/world-events'
import { documentOf } from '../pipeline/armed-rules'
import { isFault } from '../pipeline/reply'
import { transact, type CallResult } from '../pipeline/run-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { digestOf } from '../scenario-files/read-scenario'

/** What happened to a world: one of its calls, or a change of the control API. */
export type Step =
  | { readonly id: string; readonly found: NumberedCall }
  | { readonly id: string; readonly noted: NotedEvent }

/** What an experiment does differently. */
export interface Variation {
  /** Steps that are left out. */
  readonly skips?: readonly string[]
  /** What the world is before the first step. */
  readonly changes?: readonly ((world: World) => World)[]
  /** The latest call with the example of its operation as its request. */
  readonly isExampleSent?: true
  /** The carrier's operations, where others take their place. */
  readonly isOwnOperation?: true
}

export const joinVariations = (variations: readonly Variation[]): Variation => ({
  skips: variations.flatMap(({ skips = [] }) => skips),
  changes: variations.flatMap(({ changes = [] }) => changes),
  ...(variations.some(({ isExampleSent }) => isExampleSent) && { isExampleSent: true }),
  ...(variations.some(({ isOwnOperation }) => isOwnOperation) && { isOwnOperation: true }),
})

export interface Outcome {
  readonly status: number
  readonly error: string | undefined
  readonly result: CallResult
}

/** Done as asked, without any rule in its answer. */
export const isRight = ({ status, error, result: { ending } }: Outcome): boolean =>
  status >= 200 &&
  status < 400 &&
  error === undefined &&
  (ending.because === 'world' || ending.because === 'repeat') &&
  (ending.effect === 'done' || ending.effect === 'repeated')

export const shownOutcome = ({ status, error }: Pick<Outcome, 'status' | 'error'>): string =>
  error ?? (status === 0 ? 'no answer' : String(status))

/** The draft's world; the world that it was made of stays as it is. */
const committed = (draft: WorldDraft): World => {
  const { header, changes } = changesOf(draft)
  const { world } = draft
  const touched = new Set(changes.map(({ collection }) => collection))
  const copies = Object.fromEntries(
    [...touched].map((name) => [name, new Map<string, unknown>(world.collections[name])]),
  )
  const held = {
    header: world.header,
    version: world.version,
    collections: { ...world.collections, ...(copies as Partial<WorldCollections>) },
  }
  applyCommit(held, { worldId: header.id, baseVersion: world.version, header, changes })
  return held
}

/** The world with another document of an armed scenario. */
export const changeScenario =
  (id: string, change: (scenario: Scenario) => Scenario) =>
  (world: World): World => {
    const state = world.collections.scenarios.get(id)
    if (!state) return world
    const document = change(documentOf(state))
    const scenarios = new Map(world.collections.scenarios).set(id, { ...state, document, digest: digestOf(document) })
    // The list is replaced, since what is armed is remembered by it.
    const header = { ...world.header, armed: [...(world.header.armed ?? [])] }
    return { ...world, header, collections: { ...world.collections, scenarios } }
  }

export const changeRule = (scenario: string, id: string, change: (rule: Rule) => readonly Rule[]) =>
  changeScenario(scenario, (document) => ({
    ...document,
    rules: document.rules.flatMap((rule) => (rule.id === id ? change(rule) : [rule])),
  }))

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown }
}

const parsed = (schema: unknown, value: unknown): unknown => {
  const result = (schema as Parser | undefined)?.safeParse(value)
  return result?.success ? result.data : value
}

interface Sent {
  readonly body?: unknown
  readonly query?: unknown
}

/** The request as it came. A real backend may also get a body that is not JSON. */
export const sentBy = ({ call: { body, query = {} } }: NumberedCall): Sent => ({
  body: jsonIn(body),
  query,
})

interface Repeated {
  readonly found: NumberedCall
  readonly sent: Sent
  /** On the world's clock. */
  readonly at: number
  readonly realNow: number
  readonly operations?: SimulatorContext['operations']
}

/** Makes a call once more, in a copy of the world. */
export const repeatCall = (world: World, { found: { call }, sent, at, ...rest }: Repeated) => {
  const { metadata: _, ...route } = findOperation(call.operation)
  // A session that the call began keeps the id that later calls came with.
  const ids = { secret: () => call.sessionId ?? 'replayed' }
  const result = transact(call.operation, () => createDraft(world, at, ids), {
    context: { ...call.context, worldId: world.header.id, headerProblems: call.headerProblems },
    body: 'body' in route && route.body ? parsed(route.body, sent.body) : undefined,
    query: 'query' in route && route.query ? parsed(route.query, sent.query ?? {}) : undefined,
    ...rest,
  })
  const { status, error } = renderReply(result.reply)
  const outcome: Outcome = { status, error, result }
  return { outcome, world: committed(result.draft) }
}

/** By how much an event moved the clock on. */
export const advanceOf = ({ event: { details = {} } }: NotedEvent): number => {
  const { advance, advanceClock } = details as { advance?: string; advanceClock?: { by?: string } }
  const by = advance ?? advanceClock?.by
  return by === undefined ? 0 : durationInMs(by)
}

const runEvent = (world: World, noted: NotedEvent, now: number, realNow: number): World => {
  const { kind, details = {} } = noted.event
  const draft = createDraft(world, now, { secret: () => 'replayed' })
  if (kind === 'clock-changed') forgetPastSessions(draft)
  if (kind === 'command-run') {
    const { touched: _, ...command } = details
    try {
      runCommand(draft, CommandSchema.parse(command), realNow)
    } catch (error) {
      // It was about something that the experiment has left out.
      if (!isFault(error)) throw error
      return world
    }
  }
  return committed(draft)
}

export interface Replay {
  readonly start: World
  /** The last of them is the call in question. */
  readonly steps: readonly Step[]
}

/** Goes through the steps in a copy of the world; the last outcome is that of the call in question. */
export const replay = (
  { start, steps }: Replay,
  { operations, clock }: Pick<SimulatorContext, 'operations' | 'clock'>,
  { skips = [], changes = [], isExampleSent, isOwnOperation }: Variation = {},
): ReadonlyMap<string, Outcome> => {
  let world = changes.reduce((changed, change) => change(changed), start)
  let shift = 0
  const outcomes = new Map<string, Outcome>()
  const realNow = clock()
  for (const step of steps) {
    const isSkipped = skips.includes(step.id)
    if ('noted' in step) {
      if (isSkipped) shift -= advanceOf(step.noted)
      else world = runEvent(world, step.noted, step.noted.event.at + shift, realNow)
      continue
    }
    if (isSkipped) continue
    const { found } = step
    const isExample = isExampleSent === true && step === steps.at(-1)
    const made = repeatCall(world, {
      found,
      sent: isExample ? findOperation(found.call.operation).metadata.example : sentBy(found),
      at: found.call.at + shift,
      realNow,
      ...(!isOwnOperation && { operations }),
    })
    outcomes.set(step.id, made.outcome)
    world = made.world
  }
  return outcomes
}
