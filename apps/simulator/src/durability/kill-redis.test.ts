import { setTimeout as wait } from 'node:timers/promises'
import { startRedis, type TestRedis } from '@soe/world/testing'
import { figure } from '../testing/figure'
import { httpClient } from '../testing/http-client'
import { builtSimulator, spawnSimulator, type SpawnedSimulator } from '../testing/spawn-simulator'
import {
  acknowledgedTo,
  contradictionsOf,
  makeWorld,
  startProbes,
  untilAcknowledged,
} from '../testing/durability-probe'

const kills = figure(3, 100)
jest.setTimeout(300_000 + kills * 20_000)

let redis: TestRedis
let bundle: string
const replicas: SpawnedSimulator[] = []

const start = () => spawnSimulator(bundle, ['--store', redis.url])

beforeAll(async () => {
  bundle = builtSimulator()
  redis = await startRedis()
  replicas.push(...(await Promise.all([start(), start()])))
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.kill()))
  await redis.stop()
})

/** A round-robin balancer that does not check whether a replica is up. */
let turn = 0
const client = httpClient(() => replicas[(turn += 1) % replicas.length]?.base ?? '')

/** Shoppers at work while `harm` is done as often as asked. */
const shopWhile = async (harm: (round: number) => Promise<void>) => {
  const statuses = new Set<number | undefined>()
  const shop = startProbes(client, [await makeWorld(client), await makeWorld(client)], async (status) => {
    statuses.add(status)
    await wait(5)
    return true
  })
  for (let round = 0; round < kills; round += 1) {
    await untilAcknowledged(shop.probes, acknowledgedTo(shop.probes) + 4)
    await wait((round * 37) % 150)
    await harm(round)
  }
  await shop.stop()
  return { statuses, probes: shop.probes }
}

const untilBack = async ({ base }: { base: string }): Promise<void> => {
  const { status } = await fetch(`${base}/__sim/v1/worlds`)
  if (status === 200) return
  await wait(20)
  await untilBack({ base })
}

it(`loses nothing when one of two replicas is killed ${kills} times while they write`, async () => {
  const { statuses, probes } = await shopWhile(async (round) => {
    await replicas[round % 2]?.kill()
    replicas[round % 2] = await start()
  })
  expect(await contradictionsOf(client, probes)).toEqual([])
  expect([...statuses]).toEqual([undefined])
  expect(acknowledgedTo(probes)).toBeGreaterThan(kills * 3)
})

it(`loses nothing when Redis is killed ${kills} times, and both replicas find it again by themselves`, async () => {
  const { statuses, probes } = await shopWhile(async () => {
    await redis.kill()
    await redis.restart()
    await Promise.all(replicas.map(untilBack))
  })
  expect(await contradictionsOf(client, probes)).toEqual([])
  expect([...statuses]).toEqual([503])
  expect(acknowledgedTo(probes)).toBeGreaterThan(kills * 3)
})
