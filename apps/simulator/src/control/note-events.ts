import type { WorldEventKind } from '@soe/contracts'
import { readWorldClock } from '@soe/world'
import type { Edge } from '../http/edge'

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

interface Change {
  readonly asked: Asked
  // oxlint-disable-next-line typescript/no-explicit-any -- each row knows what its own handler answers
  readonly answer: any
}

/** A whole session id would be a key. */
const shown = (name: string, value: unknown) =>
  name === 'sessionId' && typeof value === 'string' ? `…${value.slice(-6)}` : value

const detailsOf = ({ body }: Asked) =>
  JSON.parse(JSON.stringify(body ?? {}), shown) as Readonly<Record<string, unknown>>

/** What each change of a world is in its journal; undefined where nothing was changed. */
const told: Readonly<Record<string, (change: Change) => Told | undefined>> = {
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

/** Writes into the journal of its world what was told. */
export const noteEvent = async ({ worlds, clock, journal }: Edge, worldId: string, event: Told) => {
  const world = await worlds.load(worldId)
  if (world) journal.note(worldId, { at: readWorldClock(world.header.clock, clock()), ...event })
}

type Handler = (asked: never) => Promise<Answer>

const noting =
  (edge: Edge, handler: Handler, tell: (change: Change) => Told | undefined) =>
  async (asked: Asked): Promise<Answer> => {
    const answer = await handler(asked as never)
    const event = tell({ asked, answer: answer.body })
    if (event && asked.params?.world !== undefined) await noteEvent(edge, asked.params.world, event)
    return answer
  }

/** The handlers, those that change a world with a note of it in the world's journal. */
export const noteEvents = <Handlers extends Readonly<Record<string, Handler>>>(
  edge: Edge,
  handlers: Handlers,
): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => {
      const tell = told[name]
      return [name, tell ? noting(edge, handler, tell) : handler]
    }),
  ) as Handlers
