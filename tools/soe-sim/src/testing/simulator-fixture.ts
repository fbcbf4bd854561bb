import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { withWorld, type TestWorld } from '@soe/simulator-client/jest'
import { runLine, type Environment, type Ran } from './run-line'
import { startSimulator, type RunningSimulator } from './start-simulator'

export interface SimulatorFixture {
  readonly url: string
  readonly client: SimulatorClient
  /** Runs a command line against the simulator. */
  sim(line: string, given?: Environment): Promise<Ran>
  /** Runs a command line with `--json` and parses what it prints. */
  json(line: string): Promise<unknown>
  inWorld(work: (world: TestWorld) => Promise<void>, persona?: string): Promise<void>
  /** The path of a file in the folder of these tests. */
  path(name: string): string
  write(name: string, text: string): string
}

/** Starts a simulator for the tests of a file, and makes a folder for their files. */
export const simulatorFixture = (): SimulatorFixture => {
  let simulator: RunningSimulator
  let client: SimulatorClient
  let dir: string
  beforeAll(async () => {
    simulator = await startSimulator()
    client = createSimulatorClient({ baseUrl: simulator.url })
    dir = mkdtempSync(join(tmpdir(), 'soe-sim-'))
  })
  afterAll(async () => {
    rmSync(dir, { recursive: true })
    await simulator.stop()
  })
  const sim: SimulatorFixture['sim'] = (line, given = {}) =>
    runLine(line.split(' '), { env: { SIM_URL: simulator.url }, ...given })
  const path = (name: string) => join(dir, name)
  return {
    get url() {
      return simulator.url
    },
    get client() {
      return client
    },
    sim,
    json: async (line) => JSON.parse((await sim(`${line} --json`)).out) as unknown,
    inWorld: (work, persona = 'prospect') =>
      withWorld({ simulatorUrl: simulator.url, persona, verify: false, seed: 7 }, work),
    path,
    write: (name, text) => {
      writeFileSync(path(name), text)
      return path(name)
    },
  }
}
