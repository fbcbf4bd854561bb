import { addDevice, createTestWorld } from '../testing'

const minute = 60_000

describe('the sessions of guests', () => {
  it('are swept an hour after their end, with their carts and cases', async () => {
    const world = createTestWorld()
    for (let guest = 0; guest < 40; guest += 1) await addDevice(world.guest('prospect'))
    world.time.now += 91 * minute
    for (let guest = 0; guest < 40; guest += 1) await addDevice(world.guest('prospect'))
    const kept = [world.list('sessions'), world.list('carts'), world.list('cases')]
    expect(kept.map(({ length }) => length)).toEqual([40, 40, 40])
  })
})

describe('a guest whose session has ended', () => {
  it('starts again without the cart', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await addDevice(shopper)
    world.time.now += 30 * minute
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
  })
})
