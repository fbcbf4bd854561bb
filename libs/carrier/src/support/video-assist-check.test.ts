import { createWorldAt, describeOperation, type Shopper } from '../testing'
import { setSupport } from './settings/support-settings'

const assist = async (shopper: Shopper) =>
  (await shopper.call('support.videoAssistCheck', { body: { channelId: 'VZW-DOTCOM' } })).answer

describeOperation('support.videoAssistCheck', () => {
  it.each([
    ['7:59', 8 - 1 / 60, false],
    ['noon', 12, true],
    ['22:00', 22, false],
  ])('at %s (%d) answers %s', async (_, hours, enabled) => {
    expect((await assist(createWorldAt(hours).guest('prospect'))).enableVideoAssist).toBe(enabled)
  })

  it.each([
    [3, false],
    [4, true],
  ])('with %i agents answers %s', async (videoAgents, enabled) => {
    const world = createWorldAt(12)
    world.change((draft) => setSupport(draft, { videoAgents }))
    expect((await assist(world.shopper())).enableVideoAssist).toBe(enabled)
  })

  it('is off where the throttle list lacks it', async () => {
    const world = createWorldAt(12)
    world.change((draft) => draft.configure({ throttleList: ['EA_BAU'] }))
    expect((await assist(world.shopper())).enableVideoAssist).toBe(false)
  })

  it("names the store near the account's address, else near the default zip code", async () => {
    expect((await assist(createWorldAt(12, 'signed-in').shopper())).locationCode).toBe('0412001')
    expect((await assist(createWorldAt(12).shopper())).locationCode).toBe('3000401')
  })

  it('keeps no session for a guest', async () => {
    const world = createWorldAt(12)
    await assist(world.guest('prospect'))
    expect(world.list('sessions')).toEqual([])
  })
})
