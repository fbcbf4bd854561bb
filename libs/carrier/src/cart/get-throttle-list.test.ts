import { createTestWorld, describeOperation } from '../testing'

describeOperation('cart.getThrottleList', () => {
  it("answers the world's throttle list", async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    const read = async () => (await shopper.call('cart.getThrottleList')).answer.throttleList
    expect(await read()).toContain('EXP_CHECKOUT_VZ_PROTECTION')
    world.change((draft) => draft.configure({ throttleList: ['CPC_FCC'] }))
    expect(await read()).toEqual(['CPC_FCC'])
  })
})
