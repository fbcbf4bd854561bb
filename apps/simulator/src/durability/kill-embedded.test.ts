import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '../testing/figure'
import { httpClient } from '../testing/http-client'
import { builtSimulator, spawnSimulator, type SpawnedSimulator } from '../testing/spawn-simulator'
import {
  acknowledgedTo,
  contradictionsOf,
  makeWorld,
  startProbes,
  untilAcknowledged,
  type DurabilityProbe,
} from '../testing/durability-probe'

const kills = figure(3, 100)
jest.setTimeout(300_000 + kills * 20_000)

const dir = mkdtempSync(join(tmpdir(), 'soe-kill-'))
let simulator: SpawnedSimulator
const client = httpClient(() => simulator.base)

let bundle: string
beforeAll(() => {
  bundle = builtSimulator()
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe.each(['disk', 'process'])('the embedded store with --durability %s', (durability) => {
  const start = async () => {
    simulator = await spawnSimulator(bundle, ['--data', join(dir, durability), '--durability', durability])
  }
  afterEach(() => simulator.kill())

  it(`loses nothing acknowledged and tears no world when killed ${kills} times while it writes`, async () => {
    const all: DurabilityProbe[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      await start()
      const shop = startProbes(client, [await makeWorld(client), await makeWorld(client)], async () => false)
      await untilAcknowledged(shop.probes, 2)
      await wait((kill * 37) % 150)
      await simulator.kill()
      await shop.stop()
      await start()
      expect(await contradictionsOf(client, shop.probes)).toEqual([])
      await simulator.kill()
      all.push(...shop.probes)
    }
    await start()
    expect(await contradictionsOf(client, all)).toEqual([])
    expect(acknowledgedTo(all)).toBeGreaterThan(kills)
  })
})
