import type { Decision, SimulatorClient, WorldState } from '@soe/simulator-client'
import { defineCommand } from '../command'
import { describeDifference, differences } from '../diff/differences'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

const callOf = ({ operation, audience, channel, status, error, because, effect, request, answer }: Decision) => ({
  operation,
  audience,
  channel,
  status,
  error,
  because,
  effect,
  request,
  answer: answer?.body ?? answer?.text ?? answer?.base64,
})

/** What tells two worlds apart; ids and tokens of sessions are drawn anew in each. */
const stateOf = ({ sessions, ...state }: WorldState) => ({
  ...state,
  sessions: sessions.map(({ audience, persona, loggedIn, accountNumber, endedBy }) => ({
    audience,
    persona,
    loggedIn,
    accountNumber,
    endedBy,
  })),
})

const isWorld = async (simulator: SimulatorClient, id: string): Promise<boolean> =>
  (await simulator.listWorlds()).some((world) => world.id === id)

const worldOf = (decision: string): string => {
  const world = /^(.+)-\d+(\.\w+)?$/.exec(decision)?.[1]
  if (world !== undefined) return world
  throw new InputError('UNKNOWN_SUBJECT', `"${decision}" is neither a world nor a call such as demo-3.`)
}

const read = async (simulator: SimulatorClient, id: string, isCall: boolean): Promise<object> =>
  isCall ? callOf(await simulator.decision(worldOf(id), id)) : stateOf(await simulator.state(id))

/** Whether both name calls; a world and a call can't be compared. */
const areCalls = async (simulator: SimulatorClient, ids: readonly string[]): Promise<boolean> => {
  const worlds = await Promise.all(ids.map((id) => isWorld(simulator, id)))
  if (worlds.every(Boolean)) return false
  if (!worlds.some(Boolean)) return true
  for (const [at, id] of ids.entries()) if (!worlds[at]) worldOf(id)
  throw new InputError('UNLIKE_SUBJECTS', 'Compare two worlds or two calls, not one of each.')
}

/** Tells where two calls, or the states of two worlds, differ; ends with 1 where they do. */
export const diff = defineCommand({
  usage: 'diff <first> <second>',
  summary: 'Tell where two calls, or the states of two worlds, differ; ends with 1 where they do.',
  options: { '--calls': 'both are calls, also where worlds are named so' },
  examples: ['diff demo-2 demo-4', 'diff demo demo-again'],
  json: ({ z }) =>
    z.array(z.strictObject({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
  handler: async ({ given, connect, show }, first, second) => {
    const simulator = await connect()
    const isCall = given.calls ?? (await areCalls(simulator, [first, second]))
    const found = differences(await read(simulator, first, isCall), await read(simulator, second, isCall))
    show(found, () => (found.length === 0 ? `${first} and ${second} do not differ.` : found.map(describeDifference)))
    return found.length === 0 ? exitCode.fine : exitCode.failed
  },
})
