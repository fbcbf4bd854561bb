import { createWorldAt, describeOperation, type Shopper } from '../testing'

const videoChat = async (shopper: Shopper) =>
  (await shopper.call('support.getVideoChat', { query: { zip: '0' } })).answer

describeOperation('support.getVideoChat', () => {
  it.each([12, 22])('is available with more than three agents at %i: the hours are the shopper’s', async (hour) => {
    const answer = await videoChat(createWorldAt(hour).shopper())
    expect(answer.isVideoChatAvailable).toBe(true)
    expect(answer.mediaoutput.agentstatistics[0]?.available).toBeGreaterThan(3)
  })

  it('is not available without an agent', async () => {
    const world = createWorldAt(12)
    world.command({ setSupport: { videoAgents: 0 } })
    expect(await videoChat(world.guest('prospect'))).toEqual({
      isVideoChatAvailable: false,
      mediaoutput: { agentstatistics: [{ available: 0 }] },
    })
  })

  it("counts the world's agents", async () => {
    const world = createWorldAt(12)
    world.command({ setSupport: { videoAgents: 3 } })
    expect((await videoChat(world.shopper())).mediaoutput.agentstatistics).toEqual([{ available: 3 }])
  })

  it('asks nothing of the throttle list', async () => {
    const world = createWorldAt(12)
    world.change((draft) => draft.configure({ throttleList: [] }))
    expect((await videoChat(world.shopper())).isVideoChatAvailable).toBe(true)
  })

  it('keeps no session for a guest', async () => {
    const world = createWorldAt(12)
    await videoChat(world.guest('prospect'))
    expect(world.list('sessions')).toEqual([])
  })
})
