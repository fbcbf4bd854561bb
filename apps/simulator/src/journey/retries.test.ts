import { findOperation } from '@soe/contracts'
import { addDevice, deviceBody, readyToOrder } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const add = { body: deviceBody(), requestId: 'gui-1' }

const linesIn = async (world: Awaited<ReturnType<TestSimulator['world']>>) =>
  (await world.state()).carts.map((cart) => (cart['lines'] as unknown[]).length)

describe('a retry with the same request id', () => {
  it('adds one device, and answers what the first call was answered', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    const first = await shopper.call('cart.addDevice', add)
    const second = await shopper.call('cart.addDevice', add)
    expect(second.raw).toEqual(first.raw)
    expect(await linesIn(world)).toEqual([1])
  })

  it('adds one device where the answer to the first call, cookies included, was lost', async () => {
    const world = await simulator.world()
    await world.stranger('prospect').call('cart.addDevice', add)
    const shopper = world.stranger('prospect')
    await shopper.call('cart.addDevice', add)
    expect(await linesIn(world)).toEqual([1])
    await addDevice(shopper)
    expect(await linesIn(world)).toEqual([2])
  })

  it('adds one device where both arrive at the same moment', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    const twin = { body: deviceBody(), requestId: 'gui-2' }
    await Promise.all([shopper.call('cart.addDevice', twin), shopper.call('cart.addDevice', twin)])
    expect(await linesIn(world)).toEqual([2])
  })

  it.each([
    ['of status 503', { status: 503 }, 503],
    ['of status 502', { status: 502 }, 502],
    ['with the error SYSTEM_ERROR', { error: 'SYSTEM_ERROR' }, 503],
  ])('adds one device after a failure %s', async (_name, failure, status) => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await world.failNext('cart.addDevice', failure)
    expect((await shopper.call('cart.addDevice', add)).status).toBe(status)
    expect(await linesIn(world)).toEqual([])
    expect((await shopper.call('cart.addDevice', add)).errorId).toBeUndefined()
    await shopper.call('cart.addDevice', add)
    expect(await linesIn(world)).toEqual([1])
  })

  it('adds one device after a connection that ended without an answer', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await world.failNext('cart.addDevice', { status: 0 })
    const base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
    const lost = fetch(`${base}${findOperation('cart.addDevice').metadata.paths.prospect}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sim-world': world.id, guie2erequestid: add.requestId },
      body: JSON.stringify(add.body),
    })
    await expect(lost).rejects.toThrow('fetch failed')
    await shopper.call('cart.addDevice', add)
    expect(await linesIn(world)).toEqual([1])
  })

  it('is not a retry for another session, nor for another operation', async () => {
    const world = await simulator.world()
    const [one, two] = [world.stranger('prospect'), world.stranger('prospect')]
    await addDevice(one)
    await addDevice(two)
    await one.call('cart.addDevice', add)
    await two.call('cart.addDevice', add)
    const other = { body: { cartInfo: {}, lineId: 'newLine1', planId: 'jib-10gb' }, requestId: 'gui-1' }
    expect((await one.call('cart.addPlan', other)).errorId).toBeUndefined()
    expect(await linesIn(world)).toEqual([2, 2])
  })
})

describe('an order that is placed twice at the same moment', () => {
  it.each([
    ['with the same request id', ['request-1', 'request-1']],
    ['with different request ids', ['request-1', 'request-2']],
    ['without request ids', [undefined, undefined]],
  ])('%s is one order', async (_name, requestIds) => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await readyToOrder(shopper)
    const place = (requestId: string | undefined) =>
      shopper.call('checkout.placeOrder', { body: { cartInfo: {} }, ...(requestId && { requestId }) })
    const replies = await Promise.all(requestIds.map(place))
    const numbers = replies.map(({ answer }) => answer.order.orderNumber)
    expect(new Set(numbers).size).toBe(1)
    expect((await world.state()).orders.map(({ id }) => id)).toEqual([numbers[0]])
  })
})
