import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const headers = { host: 'localhost' }

it("shows the clock of the browser's world, and keeps no session alive", async () => {
  const world = await simulator.world('signed-in')
  const shopper = await world.shopper()
  const read = async () =>
    (
      await simulator.app.inject({ url: '/__sim/clock', headers, cookies: Object.fromEntries(shopper.cookies) })
    ).json<unknown>()
  expect(await read()).toEqual({ now: simulator.time.now, frozen: false })
  const url = `/__sim/v1/worlds/${world.id}/clock`
  await simulator.app.inject({ method: 'POST', url, headers, payload: { freeze: true, advance: 'PT28M' } })
  expect(await read()).toEqual({ now: simulator.time.now + 28 * 60_000, frozen: true })
  const [session] = (await world.state()).sessions
  expect(session?.lastSeenAt).toBe(simulator.time.now)
})
