import type { ArmedScenario, Clock, CommandName, RestoredWorld, WorldEventKind } from '@soe/contracts'
import { readWorldClock } from '@soe/world'
import { noteEvent } from '../pipeline/note-event'
import type { SimulatorContext } from '../pipeline/simulator-context'

interface EventContent {
  readonly kind: WorldEventKind
  readonly sentence: string
  readonly details?: Readonly<Record<string, unknown>>
}

interface ControlRequest {
  readonly params?: { readonly world?: string; readonly id?: string }
  readonly body?: unknown
}

/** The handlers whose changes are noted, with the body that each answers. */
interface NotedAnswers {
  readonly changeClock: Clock
  readonly runCommand: { readonly done: CommandName; readonly affected: number }
  readonly armScenario: ArmedScenario
  readonly disarmScenario: unknown
  readonly takeSnapshot: unknown
  readonly restoreSnapshot: RestoredWorld
}

export type NotedName = keyof NotedAnswers

/** The event of a change; undefined where nothing was changed. */
type DescribeChange<Body> = (change: {
  readonly request: ControlRequest
  readonly answer: Body
}) => EventContent | undefined

/** A whole session id would give access to the session. */
const shortSession = (name: string, value: unknown) =>
  name === 'sessionId' && typeof value === 'string' ? `…${value.slice(-6)}` : value

const detailsOf = ({ body }: ControlRequest) =>
  JSON.parse(JSON.stringify(body ?? {}), shortSession) as Readonly<Record<string, unknown>>

const describeArmed = ({ armed, id, rules }: ArmedScenario): EventContent | undefined =>
  armed
    ? {
        kind: 'scenario-armed',
        sentence: `The scenario "${id}" was armed with ${rules} ${rules === 1 ? 'rule' : 'rules'}.`,
        details: { scenario: id },
      }
    : undefined

const describeRestored = (_: ControlRequest, { now }: RestoredWorld): EventContent => ({
  kind: 'snapshot-restored',
  sentence: `A snapshot was restored; the clock shows ${now}.`,
})

const describeRewound = ({ body }: ControlRequest, { now, rewind }: RestoredWorld): EventContent => {
  const { before } = body as { readonly before: string }
  return {
    kind: 'world-rewound',
    sentence: `The world was taken back to just before ${before}, which is undone with all that followed it; the clock shows ${now}.`,
    details: { before, rewind },
  }
}

const changes: { readonly [Name in NotedName]: DescribeChange<NotedAnswers[Name]> } = {
  changeClock: ({ request, answer }) => ({
    kind: 'clock-changed',
    sentence: `The clock shows ${answer.now}${answer.frozen ? ' and stands still' : ' and runs'}.`,
    details: detailsOf(request),
  }),
  runCommand: ({ request, answer }) => ({
    kind: 'command-run',
    sentence: `The command ${answer.done} was run and touched ${answer.affected}.`,
    details: { ...detailsOf(request), touched: answer.affected },
  }),
  armScenario: ({ answer }) => describeArmed(answer),
  disarmScenario: ({ request }) => ({
    kind: 'scenario-disarmed',
    sentence: `The scenario "${request.params?.id}" was disarmed.`,
    details: { scenario: request.params?.id },
  }),
  takeSnapshot: () => ({ kind: 'snapshot-taken', sentence: 'A snapshot was taken.' }),
  restoreSnapshot: ({ request, answer }) =>
    (answer.rewind === undefined ? describeRestored : describeRewound)(request, answer),
}

export const noteNow = async (simulator: SimulatorContext, worldId: string, content: EventContent) => {
  const world = await simulator.worlds.load(worldId)
  if (!world) return
  await noteEvent(simulator, world, { at: readWorldClock(world.header.clock, simulator.clock()), ...content })
}

type Handler<Request, Body> = (request: Request) => Promise<{ readonly status: number; readonly body: Body }>

/** The handler of a change, which also notes the change in the world's journal. */
export const noteChange =
  <Name extends NotedName, Request extends ControlRequest>(
    simulator: SimulatorContext,
    name: Name,
    handler: Handler<Request, NotedAnswers[Name]>,
  ): Handler<Request, NotedAnswers[Name]> =>
  async (request) => {
    const reply = await handler(request)
    const content = changes[name]({ request, answer: reply.body })
    if (content && request.params?.world !== undefined) await noteNow(simulator, request.params.world, content)
    return reply
  }
