import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, testNow, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
beforeEach(() => void (simulator.time.now = testNow + 5 * 3_600_000))
afterAll(() => simulator.close())

const videoChat = async (shopper: Shopper) =>
  (await shopper.call('support.getVideoChat', { query: { zip: '0' } })).answer

const assist = async (shopper: Shopper) =>
  (await shopper.call('support.videoAssistCheck', { body: { channelId: 'VZW-DOTCOM' } })).answer

describe('video chat', () => {
  it('is available at noon, with more than three agents', async () => {
    const answer = await videoChat(await (await simulator.world()).shopper())
    expect(answer.isVideoChatAvailable).toBe(true)
    expect(answer.mediaoutput.agentstatistics[0]?.available).toBeGreaterThan(3)
  })

  it.each([
    ['7:59', -4, -1],
    ['22:00', 10, 0],
  ])('is closed at %s', async (_, hours, minutes) => {
    const shopper = await (await simulator.world()).shopper()
    simulator.time.now += hours * 3_600_000 + minutes * 60_000
    expect(await videoChat(shopper)).toEqual({
      isVideoChatAvailable: false,
      mediaoutput: { agentstatistics: [{ available: 0 }] },
    })
    expect((await assist(shopper)).enableVideoAssist).toBe(false)
  })

  it('tells how many agents the world has', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.command({ setSupport: { videoAgents: 3 } })
    expect((await videoChat(shopper)).mediaoutput.agentstatistics).toEqual([{ available: 3 }])
    expect((await assist(shopper)).enableVideoAssist).toBe(false)
    await world.command({ setSupport: { videoAgents: 4 } })
    expect((await assist(shopper)).enableVideoAssist).toBe(true)
  })

  it('is off where the throttle list lacks it', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.command({ setThrottleList: { throttleList: ['EA_BAU'] } })
    expect((await videoChat(shopper)).isVideoChatAvailable).toBe(false)
    expect((await assist(shopper)).enableVideoAssist).toBe(false)
  })

  it('keeps nothing in the world', async () => {
    const world = await simulator.world()
    await videoChat(world.stranger('prospect'))
    await assist(world.stranger('prospect'))
    expect((await world.state()).sessions).toEqual([])
  })
})

describe('the store that helps by video', () => {
  it("is near the account's address, else near the default zip code", async () => {
    expect((await assist(await (await simulator.world('signed-in')).shopper())).locationCode).toBe('0412001')
    expect((await assist(await (await simulator.world()).shopper())).locationCode).toBe('3000401')
  })
})
