import { createWorldAt, describeOperation, type Shopper } from '../testing'
import { setSupport } from './settings/support-settings'

const videoChat = async (shopper: Shopper) =>
  (await shopper.call('support.getVideoChat', { query: { zip: '0' } })).answer

describeOperation('support.getVideoChat', () => {
  it('is available at noon, with more than three agents', async () => {
    const answer = await videoChat(createWorldAt(12).shopper())
    expect(answer.isVideoChatAvailable).toBe(true)
    expect(answer.mediaoutput.agentstatistics[0]?.available).toBeGreaterThan(3)
  })

  it.each([
    ['7:59', 8 - 1 / 60],
    ['22:00', 22],
  ])('is closed at %s', async (_, hours) => {
    expect(await videoChat(createWorldAt(hours).guest('prospect'))).toEqual({
      isVideoChatAvailable: false,
      mediaoutput: { agentstatistics: [{ available: 0 }] },
    })
  })

  it("counts the world's agents", async () => {
    const world = createWorldAt(12)
    world.change((draft) => setSupport(draft, { videoAgents: 3 }))
    expect((await videoChat(world.shopper())).mediaoutput.agentstatistics).toEqual([{ available: 3 }])
  })

  it('is off where the throttle list lacks it', async () => {
    const world = createWorldAt(12)
    world.change((draft) => draft.configure({ throttleList: ['EA_BAU'] }))
    expect((await videoChat(world.shopper())).isVideoChatAvailable).toBe(false)
  })

  it('keeps no session for a guest', async () => {
    const world = createWorldAt(12)
    await videoChat(world.guest('prospect'))
    expect(world.list('sessions')).toEqual([])
  })
})
