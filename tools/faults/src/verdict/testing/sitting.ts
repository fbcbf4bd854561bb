import { randomUUID } from 'node:crypto'
import type { Verdict } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'
import { createSimulatorClient, inProcess, SimulatorRefusal, type JournalEntry } from '@soe/simulator-client'
import { withWorld, type Shopper, type TestWorld } from '@soe/simulator-client/jest'
import { createSimulator, type ReplacedOperations } from '@soe/simulator/create-simulator'
import { createMemoryStore } from '@soe/world'

/** What a test runs against. */
export interface Stage {
  readonly persona?: string
  readonly seed?: number
  readonly scenarios?: readonly Scenario[]
  /** The address of a carrier that is not this simulator's own. */
  readonly carrier?: string | undefined
  readonly operations?: ReplacedOperations | undefined
}

/** The report of a failed test, its calls and the verdicts on it. */
export interface Artefacts {
  readonly report: string
  readonly calls: readonly JournalEntry[]
  readonly verdict: Verdict
  /** Without replay. */
  readonly judged: Verdict
}

/** Throws to fail; the message of the error is the report. */
export type Test = (world: TestWorld, shopper: Shopper) => Promise<void>

/** Fails a test for its unmet scenarios alone: the fixtures find these after the report was sent. */
export class Unmet extends Error {}

const reportOf = async (test: () => Promise<void>): Promise<string | undefined> => {
  try {
    await test()
    return undefined
  } catch (error) {
    return error instanceof Unmet ? 'failed' : (error as Error).message
  }
}

/** Runs a test as the fixtures do, and asks for verdicts on its failure; undefined where it does not fail. */
export const sit = async (stage: Stage, test: Test): Promise<Artefacts | undefined> => {
  const app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    ids: { secret: () => randomUUID().replaceAll('-', '') },
    ...(stage.carrier !== undefined && { carrier: stage.carrier }),
    ...(stage.operations && { operations: stage.operations }),
  })
  try {
    const { persona = 'prospect', seed = 7, scenarios = [] } = stage
    const lent = { simulator: inProcess(app), persona, scenarios, seed, verify: false }
    const simulator = createSimulatorClient(lent.simulator)
    return await withWorld(lent, async (world) => {
      const report = await reportOf(async () => test(world, await world.enter()))
      if (report === undefined) return undefined
      const { entries } = await simulator.journal(world.id)
      const verdict = await world.verdict({ report })
      return { report, calls: entries, verdict, judged: await world.verdict({ report, replay: false }) }
    })
  } catch (error) {
    // Arming refuses such a script, so that no test runs with it.
    if (error instanceof SimulatorRefusal && error.code === 'INVALID_SCENARIO') return undefined
    throw error
  } finally {
    await app.close()
  }
}
