import { createTestWorld, describeOperation, type TestWorld } from '../testing'

const flagsIn = async (world: TestWorld) => (await world.shopper().call('content.getFeatureFlags')).answer.featureFlags

describeOperation('content.getFeatureFlags', () => {
  it("answers the world's own flags", async () => {
    const world = createTestWorld()
    expect(await flagsIn(world)).toEqual({})
    world.change((draft) => draft.configure({ featureFlags: { disableHomeAdvisor: true } }))
    expect(await flagsIn(world)).toEqual({ disableHomeAdvisor: true })
  })
})
