import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

describe('the headers of a reply', () => {
  it('repeat the id of the request', async () => {
    const shopper = await (await simulator.world()).shopper()
    const { headers } = await shopper.call('cases.getCases', { requestId: 'req-7f' })
    expect(headers['e2erequestid']).toBe('req-7f')
  })

  it('carry the id of the decision where the request has none', async () => {
    const world = await simulator.world()
    const { headers } = await (await world.shopper()).call('cases.getCases')
    expect(headers).toMatchObject({ e2erequestid: `${world.id}-1`, 'x-sim-decision': `${world.id}-1` })
  })

  it("show the date of the world's clock, also of a refusal", async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await simulator.app.inject({
      method: 'POST',
      url: `/__sim/v1/worlds/${world.id}/clock`,
      headers: { host: 'localhost' },
      payload: { freeze: '2031-03-04T05:06:07.800Z' },
    })
    const shown = 'Tue, 04 Mar 2031 05:06:07 GMT'
    expect((await shopper.call('cases.getCases')).headers['date']).toBe(shown)
    expect((await shopper.call('cases.getCases', { audience: 'prepay-signed-in' })).headers['date']).toBe(shown)
  })

  it('name the account of a signed-in session, its number masked', async () => {
    const { headers } = await (await (await simulator.world('signed-in')).shopper()).call('cases.getCases')
    expect(headers).toMatchObject({ vzwaccountnumber: '0720043118-1', mobile: '2075550148' })
  })

  it('name no account of a prospect', async () => {
    const { headers } = await (await (await simulator.world()).shopper()).call('cases.getCases')
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['vzwaccountnumber']))
    expect(headers['mobile']).toBeUndefined()
  })

  it.each(['content.getFeatureFlags', 'catalogue.listProducts', 'content.getPrepaidPlans'] as const)(
    'let no cache between share what %s answers',
    async (key) => {
      const { headers } = await (await (await simulator.world()).shopper()).call(key)
      expect(headers['cache-control']).toBe('private, no-cache')
    },
  )
})
