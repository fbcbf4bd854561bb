import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Refusal, SnapshotFile, WorldState, WorldSummary } from '@soe/contracts'
import { callControl } from '../testing/call-control'
import { createShopper } from '../testing/create-shopper'
import { addDevice, deviceBody, fillCart } from '@soe/carrier/testing'
import { startSimulator, testNow, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
beforeEach(() => void (simulator.time.now = testNow))
afterAll(() => simulator.close())

const call = <Body = Refusal>(method: 'GET' | 'POST', path: string, payload?: object) =>
  callControl<Body>(simulator.app, method, path, payload)

const take = async (world: string): Promise<SnapshotFile> =>
  (await call<SnapshotFile>('POST', `worlds/${world}/snapshots`)).body

describe('a snapshot', () => {
  it('is one file with its format and everything that the world holds', async () => {
    const world = await simulator.world('signed-in', 11)
    await fillCart(await world.shopper())
    const { status, body } = await call<SnapshotFile>('POST', `worlds/${world.id}/snapshots`)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      formatVersion: 1,
      world: world.id,
      frozen: false,
      header: { persona: 'signed-in', seed: 11 },
    })
    const { carts, cases, sessions } = await world.state()
    expect(body.collections).toMatchObject({ carts, cases, sessions })
  })

  it('brings its world back, sessions, locks and clock included', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } })
    const before = await world.everything()
    const snapshot = await take(world.id)
    await world.command({ unlockCart: {} })
    await addDevice(shopper)
    await world.command({ expireSession: {} })
    await call('POST', `worlds/${world.id}/restore`, snapshot)
    expect(await world.everything()).toEqual(before)
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
  })

  it('goes on from its own time, whenever it is restored', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const snapshot = await take(world.id)
    simulator.time.now += 90 * 86_400_000
    expect((await call<WorldSummary>('POST', `worlds/${world.id}/restore`, snapshot)).body.now).toBe(
      new Date(testNow).toISOString(),
    )
    expect((await shopper.call('cases.getCases')).status).toBe(200)
    simulator.time.now += 30 * 60_000
    expect((await shopper.call('cases.getCases')).status).toBe(401)
  })

  it('can be taken and restored without a difference', async () => {
    const world = await simulator.world()
    await fillCart(await world.shopper())
    const snapshot = await take(world.id)
    await call('POST', `worlds/${world.id}/restore`, snapshot)
    expect(await take(world.id)).toEqual(snapshot)
  })

  it('forks a world: what happens in one happens in no other', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    const made = await call('POST', 'worlds', { id: 'fork', from: await take(world.id) })
    expect(made).toMatchObject({ status: 201, body: { id: 'fork', persona: 'signed-in', seed: 7 } })
    const inFork = createShopper(simulator.app, 'fork', 'signed-in')
    for (const [name, value] of shopper.cookies) inFork.cookies.set(name, value)
    await addDevice(inFork)
    const lines = async (id: string) =>
      (await call<WorldState>('GET', `worlds/${id}/state`)).body.carts.map((cart) => cart.lines.length)
    expect([await lines(world.id), await lines('fork')]).toEqual([[1], [2]])
  })

  it('restores what was random: the same calls end the same', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const snapshot = await take(world.id)
    const cartIdAfter = async () => {
      await call('POST', `worlds/${world.id}/restore`, snapshot)
      await addDevice(shopper)
      return (await world.state()).carts.map(({ id }) => id)
    }
    expect(await cartIdAfter()).toEqual(await cartIdAfter())
  })

  it('may be larger than a shopper may send', async () => {
    const world = await simulator.world()
    const snapshot = await take(world.id)
    const logs = Array.from({ length: 4000 }, (_, place) => ({ id: `filler-${place}`, text: 'x'.repeat(100) }))
    const large = { ...snapshot, collections: { ...snapshot.collections, unknownThings: logs } }
    expect((await call('POST', `worlds/${world.id}/restore`, large)).status).toBe(200)
  })
})

describe('a file that is not a snapshot', () => {
  it.each([
    ['of a newer format', { formatVersion: 999, header: {}, collections: {} }, 'NEWER_FORMAT'],
    ['without a format', { header: {}, collections: {} }, 'INVALID_REQUEST'],
    ['without a world', { formatVersion: 1 }, 'INVALID_SNAPSHOT'],
    [
      'with more names than any object has',
      Object.fromEntries(Array.from({ length: 10_001 }, (_, place) => [`name${place}`, 'a value'])),
      'INVALID_REQUEST',
    ],
    [
      'with collections that are not lists',
      { formatVersion: 1, header: {}, collections: { carts: 5 } },
      'INVALID_SNAPSHOT',
    ],
    ['with little in it', { formatVersion: 1, header: {}, collections: {} }, 'INVALID_SNAPSHOT'],
    ['a list', [], 'INVALID_REQUEST'],
  ])('is refused, and the world stays: %s', async (_, file, code) => {
    const world = await simulator.world()
    const before = await world.everything()
    expect(await call('POST', `worlds/${world.id}/restore`, file)).toMatchObject({
      status: 400,
      body: { error: { code } },
    })
    expect(await world.everything()).toEqual(before)
  })

  it('is refused by what is wrong in it', async () => {
    const world = await simulator.world()
    const snapshot = await take(world.id)
    const wrong = { ...snapshot, collections: { ...snapshot.collections, locks: [{ id: 'C1', channel: 5 }] } }
    const { body } = await call('POST', `worlds/${world.id}/restore`, wrong)
    expect(body.error.message).toContain('collections.locks.0.channel')
  })

  it('is refused with a persona that is gone, and the ones that are there are named', async () => {
    const snapshot = await take((await simulator.world()).id)
    const wrong = { ...snapshot, header: { ...snapshot.header, persona: 'admiral' } }
    const { body } = await call('POST', 'worlds', { from: wrong })
    expect(body.error).toMatchObject({ code: 'UNKNOWN_PERSONA', allowed: expect.arrayContaining(['prospect']) as [] })
  })

  it('cannot be forked with another persona or seed', async () => {
    const snapshot = await take((await simulator.world()).id)
    const { status, body } = await call('POST', 'worlds', { from: snapshot, seed: 3 })
    expect([status, body.error.allowed]).toEqual([400, ['id', 'title', 'labels', 'clock', 'from']])
  })
})

describe('a snapshot of an older simulator', () => {
  it.each([1])('of format %i still opens where it was taken', async (version) => {
    const path = join(__dirname, `../testing/snapshots/format-${version}.json`)
    const file = JSON.parse(readFileSync(path, 'utf8')) as SnapshotFile
    expect(file.formatVersion).toBe(version)
    const { body } = await call<WorldSummary>('POST', 'worlds', { from: file })
    const shopper = createShopper(simulator.app, body.id, 'signed-in')
    shopper.cookies.set('sim-session', file.collections.sessions[0]?.id ?? '')
    const { cart } = (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer
    expect(cart.lineDetails.allLines).toEqual(['newLine1'])
    const counts = (await shopper.call('recommendations.getRtCartCount', { body: {} })).answer
    expect(counts).toMatchObject({ rtCartCount: 1, wishListCount: 1 })
    await addDevice(shopper)
  })
})
