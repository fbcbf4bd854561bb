import { setTimeout as pause } from 'node:timers/promises'
import { findOperation, operations } from '@soe/contracts'
import { carrierHandlers, createSimulatorClient, inProcess, type SimulatorConnection } from '@soe/simulator-client'
import { withWorld } from '@soe/simulator-client/jest'
import { aboutAddDevice, arm } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let place: SimulatorConnection
beforeAll(async () => {
  simulator = await startSimulator()
  place = inProcess(simulator.app)
})
afterAll(() => simulator.close())

/** How many timers keep this process running. */
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

const body = findOperation('cart.addDevice').metadata.example.body as never

describe('a simulator in this process', () => {
  it('lends worlds to tests, without a port', async () => {
    const scenario = aboutAddDevice({ nth: 2, reply: { error: '208' } })
    await withWorld({ simulator: place, scenario }, async (world) => {
      const shopper = await world.enter()
      expect((await shopper.call('cart.addDevice', { body })).error).toBeUndefined()
      expect((await shopper.call('cart.addDevice', { body })).error).toBe('208')
      expect((await world.state()).carts).toHaveLength(1)
    })
    expect(simulator.app.server.listening).toBe(false)
    expect(await createSimulatorClient(place).listWorlds()).toHaveLength(1)
  })

  it('fails a test whose script did not run', async () => {
    const scenario = aboutAddDevice({ nth: 1, reply: { error: '208' } })
    const outputDir = `${process.env['TMPDIR'] ?? '/tmp'}/in-process`
    await expect(withWorld({ simulator: place, scenario, outputDir }, async () => 1)).rejects.toThrow('fired: 0')
  })

  it('ends a connection as a network does', async () => {
    const scenario = aboutAddDevice({ nth: 1, fault: { reset: true } })
    await withWorld({ simulator: place, scenario }, async (world) => {
      const shopper = await world.enter()
      await expect(shopper.call('cart.addDevice', { body })).rejects.toThrow('fetch failed')
    })
  })

  it.each([
    ['hangs', { hang: true }],
    ['is late', { delay: { fixed: 'PT5M' } }],
    ['is held', { hold: { until: 'PT5M' } }],
    ['waits for another answer', { hold: { until: { answered: 'cases.getCases' }, atMost: 'PT5M' } }],
    ['trickles in', { slowBody: { bytesPerSecond: 1 } }],
  ] as const)(
    "keeps the process running while a call %s, and ends it at once where the caller's signal says so",
    async (_what, fault) => {
      const world = await simulator.world()
      await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, fault }))
      const url = `${place.baseUrl}/soe/digital/prospect/cartservice/cart/nse/add-device`
      const before = timers()
      const call = place.fetch?.(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sim-world': world.id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(300),
      })
      expect(timers()).toBeGreaterThan(before)
      await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
      while (timers() > before) await pause(10, undefined, { ref: false })
    },
  )

  it('says that its journal cannot be followed', async () => {
    const follow = async () => {
      for await (const _ of createSimulatorClient(place).follow('default')) return
    }
    await expect(follow()).rejects.toThrow('read it with journal()')
  })
})

describe('the handlers for MSW', () => {
  type Resolver = (call: { request: Request }) => Promise<Response>
  const http = { all: (path: string, resolver: Resolver) => ({ path, resolver }) }

  it('stand at every path of the contract', () => {
    const patterns = carrierHandlers(http, place).map(
      ({ path }) => new RegExp(`^${path.replaceAll('.', '[.]').replaceAll('*', '.*')}$`),
    )
    const paths = operations.flatMap(({ operation: { metadata } }) => [
      ...Object.values(metadata.paths),
      ...metadata.aliases,
    ])
    expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(`https://shop.test${path}`)))).toEqual([])
  })

  it('make a connection that ends a network error', async () => {
    const world = await simulator.world()
    await arm(simulator.app, world.id, aboutAddDevice({ nth: 1, fault: { reset: true } }))
    const [handler] = carrierHandlers(http, { ...place, world: world.id })
    const request = new Request('https://shop.example.test/soe/digital/prospect/cartservice/cart/nse/add-device', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await handler?.resolver({ request })).toMatchObject({ type: 'error', status: 0 })
  })

  it("answer the carrier's calls in the test's world", async () => {
    const world = await simulator.world()
    const [handler] = carrierHandlers(http, { ...place, world: world.id })
    expect(handler?.path).toBe('*/soe/digital/*')
    const request = new Request('https://shop.example.test/soe/digital/prospect/cartservice/cart/nse/add-device', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply = await handler?.resolver({ request })
    expect([reply?.status, reply?.headers.get('x-sim-decision')]).toEqual([200, `${world.id}-1`])
    expect((await world.state()).carts).toHaveLength(1)
  })

  it.each(['/soe/digital/prospect/cartservice/cart/nse/add-device', '/content/vcg/prepaid-plans.json'])(
    'answer below a base: %s',
    async (path) => {
      const [first, ...others] = carrierHandlers(http, place)
      const handler = path.startsWith('/soe/') ? first : others.find((other) => other.path === `*${path}`)
      const isRead = path.endsWith('.json')
      const request = new Request(`https://shop.example.test/gw/v1${path}`, {
        headers: { 'content-type': 'application/json' },
        ...(!isRead && { method: 'POST', body: JSON.stringify(body) }),
      })
      expect((await handler?.resolver({ request }))?.status).toBe(200)
    },
  )
})
