import type { Journal, KeptSnapshot, Refusal, SnapshotFile, WorldSummary } from '@soe/contracts'
import { addDevice } from '@soe/carrier/testing'
import { createMemoryStore } from '@soe/world'
import { callControl } from '../testing/call-control'
import { startSimulator, testNow, type TestSimulator } from '../testing/start-simulator'

const maxSnapshots = 12

let simulator: TestSimulator
const worlds = createMemoryStore()
beforeAll(async () => void (simulator = await startSimulator({ maxSnapshots, snapshotBytes: 400_000 }, worlds)))
beforeEach(() => void (simulator.time.now = testNow))
afterEach(async () => {
  for (const { id } of await list()) await call('DELETE', `snapshots/${id}`)
})
afterAll(() => simulator.close())

const call = <Body = Refusal>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  callControl<Body>(simulator.app, method, path, payload)

const list = async () => (await call<{ snapshots: KeptSnapshot[] }>('GET', 'snapshots')).body.snapshots

const keep = async (world: string, name?: string) =>
  (await call<KeptSnapshot>('POST', 'snapshots', { world, ...(name !== undefined && { name }) })).body

describe('a kept snapshot', () => {
  it('has a name, its world, both times and its size', async () => {
    const world = await simulator.world('signed-in')
    await call('POST', `worlds/${world.id}/clock`, { advance: 'PT5M' })
    const { status, body } = await call<KeptSnapshot>('POST', 'snapshots', {
      world: world.id,
      name: ' Before the Checkout! ',
    })
    const file = (await call<SnapshotFile>('GET', 'snapshots/before-the-checkout')).body
    expect(status).toBe(201)
    expect(body).toEqual({
      id: 'before-the-checkout',
      name: 'Before the Checkout!',
      world: world.id,
      persona: 'signed-in',
      now: '2026-11-26T12:05:00.000Z',
      keptAt: '2026-11-26T12:00:00.000Z',
      bytes: JSON.stringify(file).length,
    })
    expect(file).toMatchObject({ formatVersion: 1, world: world.id, header: { persona: 'signed-in' } })
    expect(await list()).toEqual([body])
  })

  it('is named after world and time where no name is given, and two of a name have two ids', async () => {
    const world = await simulator.world()
    expect((await keep(world.id)).name).toBe(`${world.id} 2026-11-26 12:00:00`)
    const ids = [await keep(world.id, 'start'), await keep(world.id, 'start'), await keep(world.id, '注文')]
    expect(ids.map(({ id }) => id)).toEqual(['start', 'start-2', 'snapshot'])
  })

  it('takes the same world back, which may have lost its calls meanwhile', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    const before = await world.everything()
    await keep(world.id, 'start')
    await addDevice(shopper)
    const { status, body } = await call<WorldSummary>('POST', `worlds/${world.id}/restore`, { snapshot: 'start' })
    expect([status, body.id]).toEqual([200, world.id])
    expect(await world.everything()).toEqual(before)
  })

  it('makes a new world, also when its own is gone', async () => {
    const world = await simulator.world('signed-in', 11)
    await addDevice(await world.shopper())
    await keep(world.id, 'start')
    await call('DELETE', `worlds/${world.id}`)
    const made = await call<WorldSummary>('POST', 'worlds', { id: 'from-kept', from: 'start' })
    expect(made).toMatchObject({ status: 201, body: { id: 'from-kept', persona: 'signed-in', seed: 11 } })
    const { body } = await call<{ carts: object[] }>('GET', 'worlds/from-kept/state')
    expect(body.carts).toHaveLength(1)
  })

  it('may come from a file, which is checked', async () => {
    const world = await simulator.world()
    const file = (await call<SnapshotFile>('POST', `worlds/${world.id}/snapshots`)).body
    expect((await call<KeptSnapshot>('POST', 'snapshots', { file, name: 'of a bug' })).body).toMatchObject({
      id: 'of-a-bug',
      world: world.id,
    })
    const wrong = { ...file, collections: { ...file.collections, carts: [{ id: 5 }] } }
    const refused = await call('POST', 'snapshots', { file: wrong })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'INVALID_SNAPSHOT'])
    expect(await list()).toHaveLength(1)
  })

  it('gets another name, and keeps its id', async () => {
    const world = await simulator.world()
    await keep(world.id, 'start')
    expect((await call<KeptSnapshot>('PATCH', 'snapshots/start', { name: 'the start' })).body).toMatchObject({
      id: 'start',
      name: 'the start',
    })
    expect((await list())[0]?.name).toBe('the start')
  })

  it('stays until it is dropped', async () => {
    const world = await simulator.world()
    await keep(world.id, 'start')
    expect((await call('DELETE', 'snapshots/start')).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await call('DELETE', 'snapshots/start')).status).toBe(404)
  })

  it('is noted in the journal of its world', async () => {
    const world = await simulator.world()
    await keep(world.id, 'start')
    const { body } = await call<Journal>('GET', `worlds/${world.id}/journal?events=1`)
    expect(body.events).toMatchObject([{ kind: 'snapshot-taken', sentence: 'A snapshot was kept as "start".' }])
  })
})

describe('what is refused', () => {
  it.each(['worlds', 'restore', 'read', 'rename'])(
    'a snapshot that is not kept, with those that are: %s',
    async (how) => {
      const world = await simulator.world()
      await keep(world.id, 'start')
      const requests = {
        worlds: () => call('POST', 'worlds', { from: 'strat' }),
        restore: () => call('POST', `worlds/${world.id}/restore`, { snapshot: 'strat' }),
        read: () => call('GET', 'snapshots/strat'),
        rename: () => call('PATCH', 'snapshots/strat', { name: 'start' }),
      }
      const { status, body } = await requests[how as keyof typeof requests]()
      expect([status, body.error]).toEqual([
        404,
        { code: 'UNKNOWN_SNAPSHOT', message: 'No snapshot "strat" is kept.', allowed: ['start'] },
      ])
    },
  )

  it('a world that does not exist', async () => {
    expect((await call('POST', 'snapshots', { world: 'nowhere' })).body.error.code).toBe('UNKNOWN_WORLD')
  })

  it('one more than there is room for', async () => {
    const world = await simulator.world()
    for (let kept = 0; kept < maxSnapshots; kept += 1) await keep(world.id, 'start')
    const { status, body } = await call('POST', 'snapshots', { world: world.id })
    expect([status, body.error.code]).toEqual([409, 'TOO_MANY_SNAPSHOTS'])
    expect(body.error.message).toMatch(/^12 of 12 snapshots are kept, \d+ of 400000 bytes/)
    await call('DELETE', 'snapshots/start-2')
    expect((await call<KeptSnapshot>('POST', 'snapshots', { world: world.id, name: 'start' })).body.id).toBe('start-2')
  })

  it('the file of one that a disk has changed', async () => {
    const world = await simulator.world()
    const { id } = (await call<KeptSnapshot>('POST', 'snapshots', { world: world.id, name: 'changed' })).body
    const read = jest.spyOn(worlds.snapshots, 'read').mockResolvedValue('{"formatVersion":1,')
    const { status, body } = await call('GET', `snapshots/${id}`)
    read.mockRestore()
    expect([status, body.error.code]).toEqual([503, 'DAMAGED_SNAPSHOT'])
  })

  it('more bytes than there is room for', async () => {
    const world = await simulator.world()
    const file = (await call<SnapshotFile>('POST', `worlds/${world.id}/snapshots`)).body
    const reply = { sessionId: 'session-1', operation: 'cart.addDevice', status: 200, body: 'x'.repeat(100) }
    const outcomes = Array.from({ length: 2000 }, (_, place) => ({ id: `reply-${place}`, ...reply }))
    const large = { ...file, collections: { ...file.collections, outcomes } }
    await call('POST', 'snapshots', { file: large, name: 'large' })
    expect((await call('POST', 'snapshots', { file: large })).body.error.code).toBe('TOO_MANY_SNAPSHOTS')
    expect(await list()).toHaveLength(1)
  })
})
