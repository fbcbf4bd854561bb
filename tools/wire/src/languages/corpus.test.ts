import { findOperation, type Command, type OperationKey } from '@soe/contracts'
import { createSimulatorClient, SimulatorRefusal, type Scenario } from '@soe/simulator-client'
import { withWorld, type Shopper, type TestWorld } from '@soe/simulator-client/jest'
import corpus from '../../languages/corpus.json'
import { startSimulator, type Started } from '../testing/start-simulator'

let simulator: Started
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

/** A step of the corpus, which the runners of Java and Python read too. */
interface Step {
  readonly does: string
  readonly with?: unknown
  /** Names for parts of the answer, by which later steps know them; no part is all of it. */
  readonly keep?: Readonly<Record<string, string | undefined>>
  /** What the answer holds at least. */
  readonly expect?: unknown
  readonly refused?: unknown
}

// TypeScript gives each step of the file the keys of all others.
const steps = corpus.steps as readonly unknown[] as readonly Step[]

const createPlayer = (world: TestWorld) => {
  const { baseUrl } = simulator
  const client = createSimulatorClient({ baseUrl })
  let shopper: Shopper | undefined

  const call = async (key: OperationKey) => {
    const body = findOperation(key).metadata.example.body as never
    const { status, error, decision, raw } = await (shopper ?? (await world.enter())).call(key, { body })
    return { status, error, decision, raw }
  }

  const calls: Readonly<Record<string, (given: never) => unknown>> = {
    makeWorld: () => client.getWorld(world.id),
    getWorld: () => client.getWorld(world.id),
    dropWorld: () => client.dropWorld(world.id),
    arm: (scenario: Scenario) => client.arm(world.id, scenario),
    lint: (scenario: Scenario) => client.lint(world.id, scenario),
    disarm: (id: string) => client.disarm(world.id, id),
    verify: () => client.verify(world.id),
    enter: async () => void (shopper = await world.enter()),
    call: ({ operation }: { operation: OperationKey }) => call(operation),
    journal: (options: object) => client.journal(world.id, options),
    why: (id: string) => client.decision(world.id, id),
    explain: (asked: { operation: string }) => client.explain(world.id, asked),
    clock: (change: { advance: string }) => client.clock(world.id, change),
    command: (command: Command) => client.command(world.id, command),
    snapshot: () => client.snapshot(world.id),
    restore: (file: never) => client.restore(world.id, file),
    enterUrl: (to: string) => client.enterUrl(world.id, to).slice(baseUrl.length),
  }
  return async ({ does }: Step, given: unknown): Promise<unknown> => {
    const made = calls[does]
    if (!made) throw new Error(`There is no step ${does}.`)
    return made(given as never)
  }
}

const fill = (value: unknown, kept: ReadonlyMap<string, unknown>): unknown => {
  if (typeof value === 'string') {
    const name = value.slice(1)
    if (value.startsWith('$') && kept.has(name)) return kept.get(name)
    return value.replace('$world', String(kept.get('world')))
  }
  if (Array.isArray(value)) return value.map((held) => fill(held, kept))
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, fill(held, kept)]))
}

const refusalOf = (error: unknown) => {
  if (!(error instanceof SimulatorRefusal)) throw error
  return { refused: { status: error.status, code: error.code } }
}

/** Plays all steps in a world; what was expected of each, and what came. */
const playAll = async (world: TestWorld) => {
  const play = createPlayer(world)
  const kept = new Map<string, unknown>()
  const played: { step: string; wanted: unknown; came: unknown }[] = []
  for (const [index, step] of steps.entries()) {
    const came = await play(step, fill(step.with, kept)).catch(refusalOf)
    for (const [name, part] of Object.entries(step.keep ?? {})) {
      if (part !== undefined) kept.set(name, part === '' ? came : (came as Record<string, unknown>)[part])
    }
    const wanted = step.refused === undefined ? fill(step.expect, kept) : { refused: step.refused }
    played.push({ step: `${index + 1}, ${step.does}`, wanted, came })
  }
  return played
}

it('does with the client what the corpus says, as those of Java and Python do', async () => {
  const options = { ...(steps[0]?.with as object), simulatorUrl: simulator.baseUrl, verify: false }
  const played = await withWorld(options, playAll)
  const answered = played.filter(({ wanted }) => wanted !== undefined)
  expect(answered.length).toBeGreaterThan(20)
  expect(answered.map(({ step, came }) => ({ step, came }))).toMatchObject(
    answered.map(({ step, wanted }) => ({ step, came: wanted })),
  )
})
