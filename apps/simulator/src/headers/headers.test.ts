import type { Decision, Journal } from '@soe/contracts'
import { deviceBody } from '@soe/carrier/testing'
import { callControl } from '../testing/call-control'
import { aboutAddDevice, arm } from '../testing/scenario-client'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const complete = { channelid: 'VZW-DOTCOM', guie2erequestid: 'r-1', pagename: 'pdp', loginstatus: 'false' }

const add = async (world: TestWorld, headers: Record<string, string>) =>
  world.stranger('prospect').call('cart.addDevice', { body: deviceBody(), headers })

const latest = async (world: TestWorld) => {
  const { body } = await callControl<Journal>(simulator.app, 'GET', `worlds/${world.id}/journal`)
  return body.entries.at(-1)
}

describe('a call with headers that do not fit', () => {
  it('is done, and the journal and its decision name them', async () => {
    const world = await simulator.world()
    const reply = await add(world, { channelid: 'FAX', guie2erequestid: 'r-1', loginstatus: 'false' })
    expect(reply.errorId).toBeUndefined()
    const headers = { missing: ['pageName'], wrong: ['channelId'] }
    expect(await latest(world)).toMatchObject({ status: 200, headers })
    const path = `worlds/${world.id}/decisions/${String(reply.headers['x-sim-decision'])}`
    expect((await callControl<Decision>(simulator.app, 'GET', path)).body).toMatchObject({ headers })
  })

  it('leaves nothing in the journal once they fit', async () => {
    const world = await simulator.world()
    await add(world, complete)
    expect(await latest(world)).not.toHaveProperty('headers')
  })

  it.each<[string, string | string[], Record<string, string>, number]>([
    ['refused where a rule asks for any', 'any', { ...complete, pagename: '' }, 400],
    ['refused where a rule names the header', ['pageName', 'channelId'], { ...complete, channelid: 'FAX' }, 400],
    ['done where a rule names another', 'pageName', { ...complete, channelid: 'FAX' }, 200],
    ['done where nothing is wrong', 'any', complete, 200],
  ])('is %s', async (_name, wrongHeader, headers, status) => {
    const world = await simulator.world()
    await arm(simulator.app, world.id, aboutAddDevice({ when: { wrongHeader } as never, reply: { status: 400 } }))
    expect((await add(world, headers)).status).toBe(status)
  })
})
