import { createSimulatorClient, type CoverageRow, type SimulatorClient } from '@soe/simulator-client'
import { aboutAddDevice } from '../testing/scenario-client'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let client: SimulatorClient
beforeAll(async () => {
  simulator = await startSimulator()
  client = createSimulatorClient({ baseUrl: await simulator.app.listen({ port: 0, host: '127.0.0.1' }) })
})
afterAll(() => simulator.close())

const plain = ({ operation, kind, outcome, calls, by, armed }: CoverageRow) => {
  const why = Object.entries(by).flatMap(([cause, count]) => (count > 0 ? [`${cause} ${count}`] : []))
  return [operation, kind, outcome, calls, why.join(', '), ...(armed ?? [])].join(' | ')
}

const rowsOf = async (world?: string) => (await client.coverage(world)).rows.map(plain)

describe('coverage', () => {
  it('counts how each operation was answered, and why', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.failNext('cart.addDevice', { error: '208' })
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await world.failNext('cart.addDevice', { status: 503 })
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await world.stranger('prospect').call('cases.getCases', { audience: 'signed-in' })
    expect(await rowsOf(world.id)).toEqual([
      'cart.addDevice | ok | 200 | 1 | world 1',
      'cart.addDevice | error | 208 | 1 | failNext 1',
      'cart.addDevice | status | 503 | 1 | failNext 1',
      'cart.addDevice | error | CART_LOCKED | 2 | world 2',
      'cases.getCases | refusal | NO_SESSION | 1 | refused 1',
    ])
    const { pairs } = await client.coverage(world.id)
    expect(pairs.answered).toBe(2)
    expect(pairs.known).toBeGreaterThan(200)
  })

  it('names what the armed rules wait to give, answered or not', async () => {
    const world = await simulator.world()
    await client.arm(world.id, aboutAddDevice({ nth: 1, reply: { error: '208' } }))
    await client.command(world.id, { failNext: { on: 'cart.addPlan', status: 0 } })
    const waiting = 'cart.addDevice | error | 208 | 0 |  | about-add-device/the-rule'
    expect(await rowsOf(world.id)).toEqual([waiting, 'cart.addPlan | reset | 0 | 0 |  | failNext'])
    expect((await client.coverage(world.id)).pairs.answered).toBe(0)
    await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    expect(await rowsOf(world.id)).toContain(
      'cart.addDevice | error | 208 | 1 | scenario 1 | about-add-device/the-rule',
    )
  })

  it('is of all worlds since the start, and outlasts a world that is dropped', async () => {
    const world = await simulator.world()
    const answered = async () =>
      (await client.coverage()).rows.find(
        ({ operation, outcome }) => `${operation} ${outcome}` === 'cart.addDevice 417',
      )?.calls ?? 0
    const before = await answered()
    await world.failNext('cart.addDevice', { error: '417' })
    await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    await client.dropWorld(world.id)
    expect(await answered()).toBe(before + 1)
    await expect(client.coverage(world.id)).rejects.toMatchObject({ code: 'UNKNOWN_WORLD' })
  })
})
