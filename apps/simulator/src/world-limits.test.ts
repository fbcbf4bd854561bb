import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from './create-simulator'
import { testNow } from './testing/start-simulator'
import { defaultLimits } from './world-limits'

const minute = 60_000
const local = { host: 'localhost' }

let app: FastifyInstance
let now: number

beforeEach(async () => {
  now = testNow
  const clock = () => now
  let made = 0
  app = await createSimulator({
    worlds: createMemoryStore(clock),
    clock,
    ids: { secret: () => (made += 1).toString(16).padStart(32, '0') },
    limits: { ...defaultLimits, ttl: 10 * minute, maxWorlds: 4, journalBytes: 1000 },
  })
})
afterEach(() => app.close())

const make = async (id?: string) => {
  const reply = await app.inject({ method: 'POST', url: '/__sim/v1/worlds', headers: local, payload: id ? { id } : {} })
  return { status: reply.statusCode, ...reply.json<{ id?: string; error?: { code: string } }>() }
}

const look = async (id = '') =>
  (await app.inject({ method: 'GET', url: `/__sim/v1/worlds/${id}`, headers: local })).statusCode

it('drops a world that is idle for longer than allowed, and no other', async () => {
  const [idle, used, named] = [await make(), await make(), await make('mine')]
  now += 8 * minute
  expect(await look(used.id)).toBe(200)
  now += 3 * minute
  await app.sweepWorlds()
  expect([await look(idle.id), await look(used.id), await look(named.id), await look('default')]).toEqual([
    404, 200, 200, 200,
  ])
})

it('makes room for a new world by dropping the longest idle', async () => {
  const first = await make()
  now += 1
  const others = [await make(), await make()]
  const latest = await make()
  expect(latest.status).toBe(201)
  expect(await look(first.id)).toBe(404)
  expect(await Promise.all([...others, latest].map(({ id }) => look(id)))).toEqual([200, 200, 200])
})

it('makes no more worlds where all of them are named', async () => {
  for (const id of ['a', 'b', 'c']) expect((await make(id)).status).toBe(201)
  expect(await make('d')).toMatchObject({ status: 409, error: { code: 'TOO_MANY_WORLDS' } })
})
