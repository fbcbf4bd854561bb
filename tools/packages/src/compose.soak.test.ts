import { join } from 'node:path'
import { startRedis, type TestRedis } from '@soe/world/testing'
import { buildImages, type Images } from './testing/image/build-images'
import { readComposeFile } from './testing/image/read-compose-file'
import { podsOf, readChart } from './testing/image/read-chart'
import { freePort, runContainer, type Container } from './testing/image/run-container'
import { packedFolder } from './testing/packed'

jest.setTimeout(300_000)

const services = readComposeFile(join(packedFolder, 'compose.yaml'), {})
const serviceOf = (name: string) => {
  const service = services[name]
  if (!service) throw new Error(`compose.yaml has no service ${name}`)
  return service
}

/** All operations take minutes. */
const judged = process.env['SOAK'] === '1' ? [] : ['--only', 'wishlist']

let images: Images
let redis: TestRedis
const replicas = new Map<string, { container: Container; port: number }>()

const replicaOf = (name: string) => {
  const replica = replicas.get(name)
  if (!replica) throw new Error(`${name} has not been started`)
  return replica
}

/** Starts a service once what it depends on is healthy, with its names of hosts as this machine knows them. */
const startReplica = async (name: string) => {
  const { build, command, environment = {} } = serviceOf(name)
  const port = await freePort()
  const container = runContainer(images.image(build?.target ?? ''), {
    command: command.map((word) => word.replace('redis://redis:6379', redis.url)),
    env: { ...environment, PORT: String(port) },
  })
  replicas.set(name, { container, port })
  await container.healthy()
}

const urlOf = (name: string) => `http://localhost:${replicaOf(name).port}`

beforeAll(async () => {
  redis = await startRedis()
  images = await buildImages(packedFolder)
  await Promise.all(['shop-a', 'shop-b'].map(startReplica))
})
afterAll(async () => {
  await Promise.all([...replicas.values()].map(({ container }) => container.stop()))
  await redis.stop()
  await images.remove()
})

describe('the compose file', () => {
  it('starts two replicas that share their worlds', async () => {
    const made = await fetch(`${urlOf('shop-a')}/__sim/v1/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'shared' }),
    })
    expect(made.status).toBe(201)
    expect((await fetch(`${urlOf('shop-b')}/__sim/v1/worlds/shared`)).status).toBe(200)
  })

  it.each(['judge-a', 'judge-b'])('finds nothing wrong with its replica by %s', async (name) => {
    const { build, command, network_mode = '' } = serviceOf(name)
    const url = urlOf(network_mode.replace('service:', ''))
    const given = command.map((word) => word.replace('http://localhost:4010', url))
    const judge = runContainer(images.image(build?.target ?? ''), { command: [...given, ...judged] })
    const code = await judge.ended
    expect(judge.printed()).toContain(' 0 findings')
    expect(code).toBe(0)
  })

  it('starts what others depend on, and nothing else', () => {
    const needed = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on))
    expect(needed.filter((name) => services[name] === undefined)).toEqual([])
    expect(Object.keys(services)).toEqual(['redis', 'shop-a', 'shop-b', 'judge-a', 'judge-b'])
  })

  it('takes a replica for unhealthy while the store of worlds is gone', async () => {
    const { container } = replicaOf('shop-a')
    await redis.kill()
    expect(await container.probe()).not.toBe(0)
    await redis.restart()
    await container.healthy()
  })
})

describe('the pods of the chart', () => {
  const pods = readChart(join(packedFolder, 'chart'), 'shop')
    .filter(({ kind }) => kind === 'StatefulSet')
    .flatMap(podsOf)
  const started = new Map<string, { container: Container; url: string }>()

  beforeAll(async () => {
    for (const { name, args, env } of pods) {
      const port = await freePort()
      const url = (env['SIM_ADDRESS'] ?? '').replace(/[^/]+$/, `127.0.0.1:${port}`)
      const container = runContainer(images.image('shop'), {
        command: args.map((word) => word.replace('redis://redis:6379', redis.url)),
        env: { ...env, SIM_ADDRESS: url, PORT: String(port) },
      })
      started.set(name, { container, url })
      await container.healthy()
    }
  })
  afterAll(() => Promise.all([...started.values()].map(({ container }) => container.stop())))

  it('each answer for the worlds of all, and name the one that made a world', async () => {
    for (const { url } of started.values()) {
      const made = await fetch(`${url}/__sim/v1/worlds`, { method: 'POST' })
      const { id, address } = (await made.json()) as { id: string; address: string }
      expect(address).toBe(url)
      for (const other of started.values())
        expect((await fetch(`${other.url}/__sim/v1/worlds/${id}/journal`)).status).toBe(200)
    }
  })

  it('take the worlds over of one that dies', async () => {
    const [first, second] = [...started.values()]
    const made = await fetch(`${first?.url}/__sim/v1/worlds`, { method: 'POST' })
    const { id } = (await made.json()) as { id: string }
    await first?.container.stop()
    const journal = await fetch(`${second?.url}/__sim/v1/worlds/${id}/journal`)
    expect([journal.status, typeof ((await journal.json()) as { since?: string }).since]).toEqual([200, 'string'])
  })
})
