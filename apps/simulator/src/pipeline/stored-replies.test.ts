import { addDevice, deviceBody } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const again = { body: deviceBody(), requestId: 'request-1' }

describe('a request id', () => {
  it('of a first call finds the cart again, whose cookies were lost with the reply', async () => {
    const world = await simulator.world()
    await world.stranger('prospect').call('cart.addDevice', again)
    const retry = world.stranger('prospect')
    expect((await retry.call('cart.addDevice', again)).answer).toBeTruthy()
    const { carts, sessions } = await world.state()
    expect([carts.length, sessions.length]).toEqual([1, 1])
    expect(retry.cookies.get('sim-session')).toBe(sessions[0]?.id)
  })

  it('of a first call proves nothing two minutes later', async () => {
    const world = await simulator.world()
    await world.stranger('prospect').call('cart.addDevice', again)
    simulator.time.now += 121_000
    await world.stranger('prospect').call('cart.addDevice', again)
    expect((await world.state()).carts).toHaveLength(2)
  })

  it('of a first call proves nothing once its session has ended', async () => {
    const world = await simulator.world()
    await world.stranger('prospect').call('cart.addDevice', again)
    await world.command({ expireSession: {} })
    await world.stranger('prospect').call('cart.addDevice', again)
    expect((await world.state()).carts).toHaveLength(2)
  })

  it('belongs to its session: another one has its own outcome', async () => {
    const world = await simulator.world()
    const [first, second] = [await world.shopper(), await world.shopper()]
    await first.call('cart.addDevice', again)
    await second.call('cart.addDevice', again)
    expect((await world.state()).carts).toHaveLength(2)
  })

  it('belongs to its operation: another one runs', async () => {
    const shopper = await (await simulator.world()).shopper()
    await shopper.call('cart.addDevice', again)
    const removal = { body: { cartInfo: {}, lineId: 'newLine1' }, requestId: again.requestId }
    expect((await shopper.call('cart.removeDevice', removal)).answer).toMatchObject({
      serviceBody: { serviceResponse: { context: { cartInfo: { itemCount: 0 } } } },
    })
  })

  it('is forgotten after twenty more: a session remembers no more than that', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    for (let call = 0; call < 25; call += 1) await addDevice(shopper, {}, `request-${call}`)
    const [session] = (await world.state()).sessions as unknown as { requestIds: string[] }[]
    expect(session?.requestIds).toHaveLength(20)
  })
})
