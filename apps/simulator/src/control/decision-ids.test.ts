import type { Journal } from '@soe/contracts'
import { createMemoryStore, type WorldStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator, type SimulatorOptions } from '../create-simulator'
import { callControl } from '../testing/call-control'
import { testNow } from '../testing/start-simulator'

const opened: FastifyInstance[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

const simulatorOn = async (worlds: WorldStore, options: Partial<SimulatorOptions> = {}) => {
  const app = await createSimulator({ worlds, clock: () => testNow, ids: { secret: () => 'f'.repeat(32) }, ...options })
  opened.push(app)
  return app
}

const call = async (app: FastifyInstance, world = 'default') => {
  const url = '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'
  const reply = await app.inject({ method: 'POST', url, headers: { 'x-sim-world': world }, payload: {} })
  return String(reply.headers['x-sim-decision'])
}

const decision = (app: FastifyInstance, id: string) => callControl(app, 'GET', `worlds/default/decisions/${id}`)

describe('the id of a decision', () => {
  it('is the world and the number of its call', async () => {
    const app = await simulatorOn(createMemoryStore())
    expect([await call(app), await call(app)]).toEqual(['default-1', 'default-2'])
    await callControl(app, 'POST', 'worlds', { id: 'a-1.b' })
    expect(await call(app, 'a-1.b')).toBe('a-1.b-1')
  })

  it('goes on far above where an earlier process may have stopped', async () => {
    const worlds = createMemoryStore()
    const earlier = await simulatorOn(worlds)
    const first = await call(earlier)
    const later = await simulatorOn(worlds, { clock: () => testNow + 1000 })
    const [second, third] = [await call(later), await call(later)]
    const numbers = [second, third].map((id) => Number(/^default-(\d+)$/.exec(id)?.[1]))
    expect(numbers[0]).toBeGreaterThan(10_000_000)
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
    const restarted = await simulatorOn(worlds, { clock: () => testNow + 2000 })
    expect(Number((await call(restarted)).slice('default-'.length)) - (numbers[0] ?? 0)).toBe(10_000)
    expect((await decision(later, second)).body).toMatchObject({ id: second, operation: 'cases.getCases' })
    expect((await decision(later, first)).body.error.message).toContain('no longer holds')
    const { body } = await callControl<Journal>(later, 'GET', 'worlds/default/journal')
    expect(body).toMatchObject({ entries: [{ id: second }, { id: third }], truncated: true })
  })

  it('names the process where several share their worlds', async () => {
    const worlds = createMemoryStore()
    const one = await simulatorOn(worlds, { replica: '0a1b2c3d' })
    const other = await simulatorOn(worlds, { replica: '4e5f6071' })
    const [here, there] = [await call(one), await call(other)]
    expect(here).toBe('default-1.0a1b2c3d')
    expect(there).toMatch(/^default-\d+\.4e5f6071$/)
    expect((await decision(one, here)).body).toMatchObject({ id: here, status: 200 })
    expect((await decision(one, there)).body.error).toMatchObject({
      code: 'UNKNOWN_DECISION',
      message: expect.stringContaining('Another replica') as string,
    })
  })
})
