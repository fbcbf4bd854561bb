import type { ArmedScenario, Clock, WorldEventKind, WorldSummary } from '@soe/contracts'
import { readWorldClock } from '@soe/world'
import type { SimulatorContext } from '../pipeline/simulator-context'

interface Asked {
  readonly params?: { readonly world?: string; readonly id?: string }
  readonly body?: unknown
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

interface Told {
  readonly kind: WorldEventKind
  readonly sentence: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The changes that are told, with what their handlers answer. */
interface Answers {
  readonly changeClock: Clock
  readonly runCommand: { readonly done: string; readonly affected: number }
  readonly armScenario: ArmedScenario
  readonly disarmScenario: unknown
  readonly takeSnapshot: unknown
  readonly restoreSnapshot: WorldSummary
}

type Tell<Body> = (change: { readonly asked: Asked; readonly answer: Body }) => Told | undefined

/** A whole session id would be a key. */
const shown = (name: string, value: unknown) =>
  name === 'sessionId' && typeof value === 'string' ? `…${value.slice(-6)}` : value

const detailsOf = ({ body }: Asked) =>
  JSON.parse(JSON.stringify(body ?? {}), shown) as Readonly<Record<string, unknown>>

/** What each change of a world is in its journal; undefined where nothing was changed. */
const told: { readonly [Name in keyof Answers]: Tell<Answers[Name]> } = {
  changeClock: ({ asked, answer }) => ({
    kind: 'clock-changed',
    sentence: `The clock shows ${answer.now}${answer.frozen ? ' and stands still' : ' and runs'}.`,
    details: detailsOf(asked),
  }),
  runCommand: ({ asked, answer }) => ({
    kind: 'command-run',
    sentence: `The command ${answer.done} was run and touched ${answer.affected}.`,
    details: detailsOf(asked),
  }),
  armScenario: ({ answer }) =>
    answer.armed
      ? {
          kind: 'scenario-armed',
          sentence: `The scenario "${answer.id}" was armed with ${answer.rules} ${answer.rules === 1 ? 'rule' : 'rules'}.`,
          details: { scenario: answer.id },
        }
      : undefined,
  disarmScenario: ({ asked }) => ({
    kind: 'scenario-disarmed',
    sentence: `The scenario "${asked.params?.id}" was disarmed.`,
    details: { scenario: asked.params?.id },
  }),
  takeSnapshot: () => ({ kind: 'snapshot-taken', sentence: 'A snapshot was taken.' }),
  restoreSnapshot: ({ answer }) => ({
    kind: 'snapshot-restored',
    sentence: `A snapshot was restored; the clock shows ${answer.now}.`,
  }),
}

const isTold = (name: string): name is keyof Answers => Object.hasOwn(told, name)

/** Writes into the journal of its world what was told. */
export const noteEvent = async ({ worlds, clock, journal }: SimulatorContext, worldId: string, event: Told) => {
  const world = await worlds.load(worldId)
  if (world) journal.note(worldId, { at: readWorldClock(world.header.clock, clock()), ...event })
}

type Handler = (asked: never) => Promise<Answer>

const noting =
  (simulator: SimulatorContext, handler: Handler, tell: Tell<never>) =>
  async (asked: Asked): Promise<Answer> => {
    const answer = await handler(asked as never)
    const event = tell({ asked, answer: answer.body as never })
    if (event && asked.params?.world !== undefined) await noteEvent(simulator, asked.params.world, event)
    return answer
  }

/** The handlers, those that change a world with a note of it in the world's journal. */
export const noteEvents = <Handlers extends Readonly<Record<string, Handler>>>(
  simulator: SimulatorContext,
  handlers: Handlers,
): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      isTold(name) ? noting(simulator, handler, told[name]) : handler,
    ]),
  ) as Handlers
