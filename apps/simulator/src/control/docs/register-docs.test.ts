import { operations } from '@soe/contracts'
import { createOpenApi } from '@soe/contracts/openapi'
import { documentPromises } from '@soe/promises'
import { scenarioJsonSchema } from '@soe/scenario'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const get = (url: string, host = 'localhost:4010') => simulator.app.inject({ method: 'GET', url, headers: { host } })

describe('the live document', () => {
  it('is the contract as the simulator serves it', async () => {
    const reply = await get('/__sim/v1/openapi.json')
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(createOpenApi({ promises: documentPromises }))))
  })

  it('has the schema of scenarios beside it, for editors', async () => {
    const reply = await get('/__sim/v1/scenario.schema.json')
    expect(reply.headers['content-type']).toBe('application/schema+json; charset=utf-8')
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())))
  })

  it('comes compressed to who takes it so', async () => {
    const headers = { host: 'localhost', 'accept-encoding': 'br' }
    const reply = await simulator.app.inject({ method: 'GET', url: '/__sim/v1/openapi.json', headers })
    expect(reply.headers['content-encoding']).toBe('br')
  })
})

describe('the pages of the documentation', () => {
  it('list every operation', async () => {
    const { body } = await get('/__sim/docs')
    expect(operations.filter(({ key }) => !body.includes(`href="/__sim/docs/${key}"`))).toEqual([])
  })

  it.each(['/__sim/docs', '/__sim/docs/cart.addDevice'])(
    '%s stands in the frame of the console, and leads to it',
    async (url) => {
      const { body } = await get(url)
      expect(body).toMatch(/<title>[\w.]+ · soe simulator<\/title>/)
      expect(body).toContain('<header class="bar"><svg class="mark"')
      for (const href of ['/__sim', '/__sim/docs', '/__sim/v1/openapi.json'])
        expect(body).toContain(`<a href="${href}"`)
    },
  )

  it.each([
    ['adddevice', 'cart.addDevice', 'cart.addPlan'],
    ['cart 3000', 'cart.addAccessories', 'cart.addDevice'],
    ['pdm/nse', 'recommendations.pdm', 'cart.addDevice'],
  ])('are searched by %p without a script', async (asked, found, left) => {
    const { body } = await get(`/__sim/docs?q=${encodeURIComponent(asked)}`)
    expect(body).toContain(`href="/__sim/docs/${found}"`)
    expect(body).not.toContain(`href="/__sim/docs/${left}"`)
  })

  it('say so where nothing is found', async () => {
    expect((await get('/__sim/docs?q=submarine')).body).toContain('<p class="none">')
  })

  it.each(operations.map(({ key, operation }) => ({ key, operation })))(
    'tell all of $key',
    async ({ key, operation }) => {
      const { statusCode, body } = await get(`/__sim/docs/${key}`)
      const { paths, aliases, errors } = operation.metadata
      const told = [...Object.values(paths), ...aliases, ...errors, 'curl'].map(String)
      expect([statusCode, ...told.filter((text) => !body.includes(text))]).toEqual([200])
    },
  )

  it('show the example as a command for this very server', async () => {
    const { body } = await get('/__sim/docs/cart.addDevice')
    expect(body).toContain(
      'curl &#39;http://localhost:4010/soe/digital/prospect/cartservice/cart/nse/add-device&#39; \\',
    )
  })

  it('sign in first where the operation needs it, and repeat the token of its session', async () => {
    const signedIn = (await get('/__sim/docs/wishlist.addWishlist')).body
    expect(signedIn).toContain('/signin&#39; -d persona=signed-in')
    expect((await get('/__sim/docs/checkout.placeOrder')).body).toContain('X-XSRF-TOKEN: $(awk')
  })

  it('need nothing from elsewhere and run nothing that is inside them', async () => {
    for (const url of ['/__sim/docs', '/__sim/docs/cart.addDevice']) {
      const { headers, body } = await get(url)
      expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'; script-src 'self'")
      const inside = [...body.matchAll(/<style|style=|<script>|\son\w+=|(src|href)="(?!\/__sim|#)[^"]*"/g)]
      expect(inside.map(([text]) => text)).toEqual([])
    }
  })

  it('repeat what was asked as text', async () => {
    const { body } = await get(`/__sim/docs?q=${encodeURIComponent('"><script>')}`)
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  it.each(['cart.sinkShip', '__proto__', 'cart'])('know no %s', async (key) => {
    expect((await get(`/__sim/docs/${key}`)).statusCode).toBe(404)
  })

  it.each(['/__sim/docs', '/__sim/v1/openapi.json', '/__sim/docs/docs.css'])(
    'are for this machine: %s',
    async (url) => {
      expect((await get(url, 'evil.example')).statusCode).toBe(403)
    },
  )
})
