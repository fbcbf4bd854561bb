import { createTestWorld, describeOperation, type TestWorld } from '../testing'

const offersIn = async (world: TestWorld) => {
  const { vzhdp, homeAdvisor } = (await world.shopper().call('content.getAccessoryInterstitial')).answer
    .accessoryInterstitial
  return [vzhdp.enabled, homeAdvisor.enabled]
}

describeOperation('content.getAccessoryInterstitial', () => {
  it.each([
    [{}, [true, true]],
    [{ disableHomeProtection: true }, [false, true]],
    [{ disableHomeAdvisor: true }, [true, false]],
  ])('with the flags %j enables the home offers %j', async (featureFlags, enabled) => {
    const world = createTestWorld()
    world.change((draft) => draft.configure({ featureFlags }))
    expect(await offersIn(world)).toEqual(enabled)
    expect(await offersIn(createTestWorld())).toEqual([true, true])
  })
})
