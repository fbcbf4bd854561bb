import { createWorldAt, describeOperation, type Shopper } from '../testing'

const assist = async (shopper: Shopper) =>
  (await shopper.call('support.videoAssistCheck', { body: { channelId: 'VZW-DOTCOM' } })).answer

describeOperation('support.videoAssistCheck', () => {
  it.each([7, 12, 22])('is on at %i: the hours are the shopper’s', async (hour) => {
    expect((await assist(createWorldAt(hour).guest('prospect'))).enableVideoAssist).toBe(true)
  })

  it.each([
    [3, false],
    [4, true],
  ])('with %i agents answers %s', async (videoAgents, enabled) => {
    const world = createWorldAt(12)
    world.command({ setSupport: { videoAgents } })
    expect((await assist(world.shopper())).enableVideoAssist).toBe(enabled)
  })

  it('asks nothing of the throttle list', async () => {
    const world = createWorldAt(12)
    world.change((draft) => draft.configure({ throttleList: [] }))
    expect((await assist(world.shopper())).enableVideoAssist).toBe(true)
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
