import type { Journal, WorldOverview, WorldSummary } from '@soe/contracts'
import { callControl } from '../testing/call-control'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { startSimulator, testNow, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
beforeEach(() => void (simulator.time.now = testNow))
afterAll(() => simulator.close())

const minute = 60_000
const iso = (instant: number) => new Date(instant).toISOString()

const clock = (world: string, change: object) => callControl(simulator.app, 'POST', `worlds/${world}/clock`, change)
const nowOf = async (world: string) =>
  (await callControl<WorldOverview>(simulator.app, 'GET', `worlds/${world}`)).body.now

describe("a world's clock", () => {
  it('runs with real time, until it is frozen', async () => {
    const { id } = await simulator.world()
    simulator.time.now += minute
    expect(await nowOf(id)).toBe(iso(testNow + minute))
    expect(await clock(id, { freeze: true })).toEqual({
      status: 200,
      body: { now: iso(testNow + minute), frozen: true },
    })
    simulator.time.now += minute
    expect(await nowOf(id)).toBe(iso(testNow + minute))
  })

  it('moves on by what it is told, and runs on from there', async () => {
    const { id } = await simulator.world()
    await clock(id, { freeze: '2026-12-24T18:00:00+01:00' })
    expect((await clock(id, { advance: 'PT16M' })).body).toEqual({ now: '2026-12-24T17:16:00.000Z', frozen: true })
    expect((await clock(id, { resume: true })).body).toEqual({ now: '2026-12-24T17:16:00.000Z', frozen: false })
    simulator.time.now += minute
    expect(await nowOf(id)).toBe('2026-12-24T17:17:00.000Z')
  })

  it("leaves another world's clock alone", async () => {
    const [one, other] = [await simulator.world(), await simulator.world()]
    await clock(one.id, { advance: 'P1D' })
    expect(await nowOf(other.id)).toBe(iso(testNow))
  })

  it('may stand somewhere from the start', async () => {
    const { body } = await callControl<WorldSummary>(simulator.app, 'POST', 'worlds', {
      clock: { freeze: '2027-01-01T00:00:00Z' },
    })
    simulator.time.now += minute
    expect(await nowOf(body.id)).toBe('2027-01-01T00:00:00.000Z')
  })

  it.each([
    [{}, 'INVALID_REQUEST'],
    [{ stop: true }, 'INVALID_REQUEST'],
    [{ freeze: false }, 'INVALID_REQUEST'],
    [{ freeze: 'tomorrow' }, 'INVALID_REQUEST'],
    [{ advance: '16' }, 'INVALID_REQUEST'],
    [{ advance: 'PT-5M' }, 'INVALID_REQUEST'],
    [{ freeze: '9999-12-31T23:59:59Z', advance: 'PT1S' }, 'CLOCK_OUT_OF_RANGE'],
  ])('refuses %j and stays as it is', async (change, code) => {
    const { id } = await simulator.world()
    expect(await clock(id, change)).toMatchObject({ status: 400, body: { error: { code } } })
    expect(await nowOf(id)).toBe(iso(testNow))
  })

  it('of an unknown world is not found', async () => {
    expect(await clock('nowhere', { freeze: true })).toMatchObject({ status: 404 })
  })
})

describe('what follows the clock', () => {
  it('a lock runs out when the clock has moved past it', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } })
    await clock(world.id, { advance: 'PT14M59S' })
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
    await clock(world.id, { advance: 'PT1S' })
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBeUndefined()
  })

  it('a session ends after 30 minutes of it, and not while it stands still', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await clock(world.id, { freeze: true })
    simulator.time.now += 60 * minute
    expect((await shopper.call('cases.getCases')).status).toBe(200)
    await clock(world.id, { advance: 'PT30M' })
    expect((await shopper.call('cases.getCases')).status).toBe(401)
  })

  it('the journal tells its time', async () => {
    const world = await simulator.world()
    await clock(world.id, { freeze: '2026-12-24T18:00:00Z' })
    await addDevice(await world.shopper())
    const { body } = await callControl<Journal>(simulator.app, 'GET', `worlds/${world.id}/journal`)
    expect(body.entries[0]?.at).toBe('2026-12-24T18:00:00.000Z')
  })
})
