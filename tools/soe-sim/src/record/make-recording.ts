import { counted } from '@soe/contracts'
import { normaliseScenario, parseScenarios, writeYaml, type ScenarioInput } from '@soe/scenario'
import type { Decision, JournalEntry, SimulatorClient, WorldEvent } from '@soe/simulator-client'
import type { CommandRun, GivenOptions } from '../command'
import type { recordOptions } from './record-options'
import { describeProblem } from '../check-text'
import { readKept } from '../follow-journal'
import { inBatches } from '../in-batches'
import { InputError } from '../input-error'
import { readNumber } from '../read-number'
import { findArmedRule } from './armed-rules'
import { recordSession } from './record-session'
import { worldCommands } from './world-commands'

/** The journal shows the end of a session's id alone. */
const endOf = (session: string): string => session.replace('…', '')

/** The session that is asked for by its id or its end; of none, the one that called last. */
const chooseSession = (entries: readonly JournalEntry[], world: string, asked?: string): string => {
  const sessions = [...new Set(entries.flatMap(({ session }) => session ?? []))]
  if (asked === undefined) {
    const last = entries.findLast(({ session }) => session !== undefined)?.session
    if (last !== undefined) return last
    throw new InputError('NOTHING_TO_RECORD', `No session has called anything in the world ${world} yet.`)
  }
  const found = sessions.find((session) => asked.endsWith(endOf(session)))
  if (found !== undefined) return found
  throw new InputError('UNKNOWN_SESSION', `No session "${asked}" has called in the world ${world}.`, sessions)
}

type RecordRun = CommandRun<GivenOptions<typeof recordOptions>>

interface Recording {
  readonly scenario: ScenarioInput
  readonly yaml: string
}

const atOnce = 16

/** What a rewind undid did not happen. */
const isStanding = ({ undoneBy }: JournalEntry | WorldEvent): boolean => undoneBy === undefined

const callsOf = async ({ io, given }: RecordRun, simulator: SimulatorClient, world: string) => {
  const since = readNumber('--since', given.since, { min: 0, max: 999_999_999_999_999 }) ?? 0
  const onGap = () => io.err('The first calls are gone from the journal: what is recorded begins after them.')
  const entries: JournalEntry[] = []
  const events: WorldEvent[] = []
  const options = { since, events: true }
  const keep = (found: readonly WorldEvent[]) => void events.push(...found.filter(isStanding))
  for await (const entry of readKept(simulator, world, options, onGap, keep)) {
    if (isStanding(entry)) entries.push(entry)
  }
  const session = chooseSession(entries, world, given.session)
  const others = new Set(entries.flatMap((entry) => entry.session ?? [])).size - 1
  if (given.session === undefined && others > 0) {
    io.err(`Recorded the session ${session}, which called last; --session names one of the ${others} others.`)
  }
  return { session, entries, events, calls: entries.filter((entry) => entry.session === session) }
}

const idOf = (world: string): string => `recorded-${world.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')}`

interface Origin {
  readonly world: string
  readonly persona: string
  readonly seed: number
  readonly session: string
  /** Something was done between the sign-in and the first call. */
  readonly isArmedInside: boolean
}

const commentsOf = (
  { world, persona, seed, session, isArmedInside }: Origin,
  calls: readonly Decision[],
  notes: readonly string[],
) => {
  const [first, last] = [calls[0], calls.at(-1)]
  const refused = calls.filter(({ because }) => because === 'refused').length
  return [
    `Recorded from the world ${world} (persona ${persona}, seed ${seed}): session ${session}, ${counted(calls.length, 'call')},`,
    `${first?.id} at ${first?.at} to ${last?.id} at ${last?.at}.`,
    ...(refused > 0
      ? [`Refused before the operation ran: ${counted(refused, 'call')}; the requests themselves see to that.`]
      : []),
    ...notes.map((note) => `Not recorded: ${note}`),
    `Armed in a fresh world of the persona ${persona} with the seed ${seed}${isArmedInside ? ', once the shopper has come in' : ''}, the same calls end the same way.`,
  ]
}

const personaOf = async (simulator: SimulatorClient, world: string, session: string): Promise<string | undefined> =>
  (await simulator.state(world)).sessions.find(({ id }) => id.endsWith(session.replace('…', '')))?.persona

/** What is written must load again. */
const assertSound = ({ yaml }: Recording, { io }: RecordRun) => {
  const { ok, problems } = parseScenarios(yaml)
  const said = problems.map((problem) => describeProblem('the recording', problem))
  if (!ok) throw new InputError('NOT_RECORDABLE', said)
  if (said.length > 0) io.err(said)
}

export const makeRecording = async (run: RecordRun, world: string): Promise<Recording> => {
  const simulator = await run.connect()
  const { persona, seed } = await simulator.getWorld(world)
  const { session, entries, events, calls } = await callsOf(run, simulator, world)
  const decisions = await inBatches(calls, atOnce, ({ id }) => simulator.decision(world, id))
  const heading = { id: run.given.id ?? idOf(world), title: `What a session went through in the world ${world}` }
  const armed = await simulator.scenarios(world)
  const { placed, notes } = worldCommands(events, entries, { session, armed })
  for (const note of notes) run.io.err(`Not recorded: ${note}`)
  const scenario = recordSession(heading, decisions, { find: findArmedRule(armed), placed })
  const signedInAs = (await personaOf(simulator, world, session)) ?? persona
  const isArmedInside = scenario.setup !== undefined && events.some(({ kind }) => kind === 'signed-in')
  const comments = commentsOf({ world, persona: signedInAs, seed, session, isArmedInside }, decisions, notes)
  const recording = { scenario, yaml: writeYaml(normaliseScenario(scenario), comments) }
  assertSound(recording, run)
  return recording
}
