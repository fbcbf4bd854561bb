import type { BodyInputOf } from '@soe/contracts'
import { startSimulator, type TestSimulator, type TestWorld } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const log = async (world: TestWorld, body: BodyInputOf<'log.jsNotify'>) =>
  (await world.stranger('prospect').call('log.jsNotify', { body })).answer

const records = async (world: TestWorld) => (await world.state()).logs.map(({ record }) => record)

describe('the log', () => {
  it.each<[string, BodyInputOf<'log.jsNotify'>]>([
    ['an error', { messageType: 'ERROR', eventType: 'service', subEventType: 'cart', serviceE2EId: 'e-1' }],
    ['the link of a session replay', { event: 'CSReplay', link: 'https://replay.example.com/1' }],
    ['recaptcha flags', { event: 'recaptcha', recaptchaFlags: { enabled: true, score: '0.9' } }],
  ])('keeps %s as it was sent', async (_, body) => {
    const world = await simulator.world()
    expect(await log(world, body)).toEqual({ statusCode: '00' })
    expect(await records(world)).toEqual([body])
  })

  it('belongs to its world, and keeps no session', async () => {
    const world = await simulator.world()
    const other = await simulator.world()
    await log(world, { messageType: 'ERROR' })
    expect(await records(other)).toEqual([])
    expect((await world.state()).sessions).toEqual([])
  })

  it('leaves out what no field is for, and cuts what is long', async () => {
    const world = await simulator.world()
    await log(world, { loggerMessage: 'x'.repeat(4_000), secret: 'y' } as BodyInputOf<'log.jsNotify'>)
    expect(await records(world)).toEqual([{ loggerMessage: 'x'.repeat(400) }])
  })

  it('forgets the oldest before it fills the world', async () => {
    const world = await simulator.world()
    for (let number = 0; number < 203; number += 1) await log(world, { loggerMessage: `record ${number}` })
    const kept = (await records(world)).map(({ loggerMessage }) => loggerMessage)
    expect(kept).toHaveLength(200)
    expect(kept).toEqual(expect.arrayContaining(['record 3', 'record 202']))
    expect(kept).not.toContain('record 2')
  })
})
