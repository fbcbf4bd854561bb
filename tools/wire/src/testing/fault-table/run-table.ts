import { findOperation, type JournalEntry } from '@soe/contracts'
import { normaliseScenario } from '@soe/scenario'
import { createSimulatorClient, SimulatorRefusal, type SimulatorClient } from '@soe/simulator-client'
import type { AskedCall, Client, Outcome } from './outcome'
import type { Expected, Row } from './rows'

/** Milliseconds in which any answer comes. */
const patience = 20_000

const { metadata } = findOperation('cart.addDevice')

export interface Table {
  readonly baseUrl: string
  /** The address that a fresh connection is opened to; each is another one, so that no pool has a connection to it. */
  readonly freshUrl: (index: number) => string
  /** Milliseconds after which a call that gets no answer is given up. */
  readonly shortPatience?: number
}

/** A row, and whether its calls are made on a connection that has carried another one. */
export interface Play {
  readonly row: Row
  readonly isReused: boolean
}

interface Armed extends Play {
  readonly world: string
  /** What arming said, where it was refused. */
  readonly refusal: string | undefined
}

const scenarioOf = ({ reply, fault }: Pick<Row, 'reply' | 'fault'>) =>
  normaliseScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 'row',
    title: 'One row of the table',
    rules: [
      { id: 'row', on: 'cart.addDevice', per: 'world', nth: 1, ...(reply && { reply }), ...(fault && { fault }) },
    ],
    expect: [{ rule: 'row', fired: 1 }],
  })

const armRow = async (client: SimulatorClient, play: Play): Promise<Armed> => {
  const { id: world } = await client.makeWorld()
  try {
    await client.arm(world, scenarioOf(play.row))
    return { ...play, world, refusal: undefined }
  } catch (error) {
    if (!(error instanceof SimulatorRefusal) || error.status !== 400) throw error
    return { ...play, world, refusal: error.message }
  }
}

const callsOf = (
  { row, isReused, world }: Armed,
  { baseUrl, freshUrl, shortPatience = 300 }: Table,
  index: number,
): AskedCall[] => {
  const url = (call: number) => `${isReused ? baseUrl : freshUrl(index * 2 + call)}${metadata.paths.prospect}`
  const call = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'x-sim-world': world },
    body: JSON.stringify(metadata.example.body),
    warmUp: isReused ? `${baseUrl}/__sim/v1/health` : '',
    patience,
  }
  return [
    { ...call, url: url(0), patience: row.expected?.kind === 'silent' ? shortPatience : patience },
    { ...call, url: url(1) },
  ]
}

/** What the journal must hold of the call: what went out. */
const journalled = (expected: Expected): number => ('status' in expected ? expected.status : 0)

export interface Played {
  readonly name: string
  readonly isReused: boolean
  readonly isRefused: boolean
  readonly outcome: Outcome | undefined
  /** What it got from the next call, which no rule is about. */
  readonly next: Outcome['kind'] | undefined
  /** Statuses in the journal: one a call, whatever the client repeated by itself. */
  readonly statuses: readonly number[]
  readonly size: number | undefined
}

const playedOf = (
  { row, isReused, refusal }: Armed,
  [outcome, next]: readonly Outcome[],
  entries: readonly JournalEntry[],
) => ({
  name: row.name,
  isReused,
  isRefused: refusal !== undefined,
  outcome,
  next: next?.kind,
  statuses: entries.map(({ status }) => status),
  size: entries[0]?.size,
})

/** The outcome that the table expects, with the body that only the operation knows taken from the outcome itself. */
const expectedOutcome = (expected: Expected, outcome: Outcome): Outcome => {
  if (expected.kind !== 'whole') return expected
  const body = expected.body?.toString('base64') ?? (outcome.kind === 'whole' ? outcome.body : '')
  return { ...expected, body }
}

const expectedSize = (expected: Expected, size: number | undefined) =>
  expected.kind === 'whole' && expected.body ? expected.body.length : size

const expectedOf = ({ name, expected }: Row, { isReused, outcome, size }: Played): Played =>
  expected && outcome
    ? {
        name,
        isReused,
        isRefused: false,
        outcome: expectedOutcome(expected, outcome),
        next: 'whole',
        statuses: [journalled(expected), 200],
        size: expectedSize(expected, size),
      }
    : { name, isReused, isRefused: true, outcome: undefined, next: undefined, statuses: [], size: undefined }

interface Difference {
  readonly play: Play
  readonly played: Played
  readonly expected: Played
}

/** Whether the client may have given its call up before it had come, which tells nothing. */
const isGivenUpEarly = ({ played, expected }: Difference): boolean =>
  expected.outcome?.kind === 'silent' && played.outcome?.kind === 'silent'

/** Plays the rows with a client; returns those that went otherwise, with what was expected of them. */
export const playTable = async (
  client: Client,
  plays: readonly Play[],
  table: Table,
): Promise<readonly Difference[]> => {
  const control = createSimulatorClient({ baseUrl: table.baseUrl })
  const armed: Armed[] = []
  for (const play of plays) armed.push(await armRow(control, play))
  const sound = armed.filter(({ refusal }) => refusal === undefined)
  const outcomes = await client(sound.flatMap((one, index) => callsOf(one, table, index)))
  const differences: Difference[] = []
  for (const one of armed) {
    const index = sound.indexOf(one)
    const entries = index < 0 ? [] : (await control.journal(one.world)).entries
    const played = playedOf(one, index < 0 ? [] : outcomes.slice(index * 2, index * 2 + 2), entries)
    const expected = expectedOf(one.row, played)
    if (JSON.stringify(played) !== JSON.stringify(expected)) differences.push({ play: one, played, expected })
    await control.dropWorld(one.world)
  }
  const { shortPatience = 300 } = table
  const [early, rest] = [differences.filter(isGivenUpEarly), differences.filter((one) => !isGivenUpEarly(one))]
  if (early.length === 0 || shortPatience > patience) return differences
  const again = early.map(({ play }) => play)
  return [...rest, ...(await playTable(client, again, { ...table, shortPatience: 4 * shortPatience }))]
}
