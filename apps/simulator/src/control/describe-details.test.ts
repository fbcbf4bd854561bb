import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { accessoryBody, fillCart } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let client: SimulatorClient
beforeAll(async () => {
  simulator = await startSimulator()
  client = createSimulatorClient({ baseUrl: await simulator.app.listen({ port: 0, host: '127.0.0.1' }) })
})
afterAll(() => simulator.close())

const cents = (dollars: number) => Math.round(dollars * 100)

describe("a world's details", () => {
  it('price every cart so that its parts make its total', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await fillCart(shopper)
    await shopper.call('cart.addAccessories', {
      body: accessoryBody([
        { id: 'bosun-charger-chalk', qty: 2 },
        { id: 'orbit-12-pro-case-kelp', qty: 1 },
        { id: 'pip-earbuds-chalk', qty: 1 },
      ]),
    })
    const { carts } = await client.details(world.id)
    const [cart] = carts
    if (!cart) throw new Error('no cart')
    const today = [
      ...cart.lines.flatMap((line) => [line.dueToday, ...line.accessories.map(({ dueToday }) => dueToday)]),
      ...cart.extraRows.map(({ amount }) => amount),
    ]
    expect(today.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(cart.dueToday))
    expect(cart.dueToday).toBeGreaterThan(0)
    expect(cart.extraRows.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['activation', 'tax', 'bundle-discount']),
    )
    expect(cart.lines).toEqual([
      expect.objectContaining({ plan: 'Mainsail Unlimited', dueMonthly: cart.dueMonthly, lineId: 'newLine1' }),
    ])
  })

  it('say what commands have set', async () => {
    const world = await simulator.world()
    await world.shopper()
    await client.command(world.id, { setCredit: { status: 'OH' } })
    await client.command(world.id, { setThrottleList: { throttleList: ['VideoChatEnabled'] } })
    await client.command(world.id, { setFeatureFlags: { featureFlags: { someFlag: 3 } } })
    await client.command(world.id, { sellOut: { skuId: 'orbit-12-pro-kelp-128' } })
    await client.command(world.id, { setSupport: { chatAgents: 0 } })
    await client.command(world.id, { failNext: { on: 'cart.addDevice', error: '208' } })
    const details = await client.details(world.id)
    expect(details).toMatchObject({
      throttleList: ['VideoChatEnabled'],
      featureFlags: { someFlag: 3 },
      stock: [{ skuId: 'orbit-12-pro-kelp-128', status: 'out-of-stock', qty: 0 }],
      support: { chatAgents: 0 },
      failures: [{ on: 'cart.addDevice', error: '208' }],
    })
    expect(details.standings.map(({ creditStatus }) => creditStatus)).toEqual(['OH'])
  })

  it('name every sku that can be bought', async () => {
    const skus = await client.skus()
    expect(skus).toContainEqual({
      skuId: 'orbit-12-pro-kelp-128',
      productId: 'dev14000001',
      sorId: 'ORBIT-12-PRO-KELP-128',
      kind: 'DEVICE',
      name: 'Orbit 12 Pro',
      variant: 'Kelp, 128 GB',
    })
    expect(skus.filter(({ kind }) => kind === 'ACCESSORY').length).toBeGreaterThan(10)
    expect(new Set(skus.map(({ skuId }) => skuId)).size).toBe(skus.length)
  })
})
