import { createTestWorld, describeOperation, type TestWorld } from '../testing'

const flagsIn = async (world: TestWorld) => (await world.shopper().call('content.getFeatureFlags')).answer.featureFlags

describeOperation('content.getFeatureFlags', () => {
  it("answers the flag of the chat's check, which the world's own flags turn off", async () => {
    const world = createTestWorld()
    expect(await flagsIn(world)).toEqual({ livePersonCheckFFlag: true })
    const own = { disableHomeAdvisor: true, livePersonCheckFFlag: false }
    world.change((draft) => draft.configure({ featureFlags: own }))
    expect(await flagsIn(world)).toEqual(own)
  })
})
