import { addDevice, chooseNewNumber, choosePlan } from '../../testing/shop-steps'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

describe.each(['landing.landing', 'landing.getProcessStep'] as const)('%s', (key) => {
  it('names the step that the cart asks for next', async () => {
    const shopper = await (await simulator.world()).shopper()
    const step = async () =>
      (await shopper.call(key, { body: {} })).answer.serviceBody.serviceResponse.context.contextInfo.processStep
    expect(await step()).toBe('ShoppingCart')
    await addDevice(shopper)
    expect(await step()).toBe('PlanSelection')
    await choosePlan(shopper)
    expect(await step()).toBe('NumberSelection')
    await chooseNewNumber(shopper)
    expect(await step()).toBe('AccessoryInterestial')
  })

  it('says which channel holds the cart', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-CHAT' } })
    expect((await shopper.call(key, { body: {} })).errorId).toBe('CART_LOCKED')
  })

  it('makes no cart', async () => {
    const world = await simulator.world('signed-in')
    await (await world.shopper()).call(key, { body: {} })
    expect((await world.state()).carts).toEqual([])
  })
})
