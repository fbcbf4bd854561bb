import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const control = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const headers = { host: 'localhost' }
  const reply = await simulator.app.inject({ method, url: `/__sim/v1/${path}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() }
}

describe('a world', () => {
  it('is made with a name, a persona and a seed', async () => {
    const made = await control('POST', 'worlds', { id: 'harbour', persona: 'signed-in', seed: 42 })
    expect(made).toMatchObject({ status: 201, body: { id: 'harbour', persona: 'signed-in', seed: 42 } })
    expect(await control('GET', 'worlds/harbour')).toMatchObject({ status: 200, body: made.body })
  })

  it('is made for a prospect under a name no one can guess where nothing is said', async () => {
    expect(await control('POST', 'worlds')).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^[0-9a-f]{32}$/) as string, persona: 'prospect' },
    })
  })

  it('is not made twice under one name', async () => {
    await control('POST', 'worlds', { id: 'twice' })
    expect(await control('POST', 'worlds', { id: 'twice' })).toMatchObject({
      status: 409,
      body: { error: { code: 'WORLD_EXISTS' } },
    })
  })

  it.each(['', '.', '../default', 'a b', 'a/b', 'é', 'a\r\nset-cookie: b', 'x'.repeat(65)])(
    'cannot be called %p',
    async (id) => {
      expect(await control('POST', 'worlds', { id })).toMatchObject({
        status: 400,
        body: { error: { code: 'INVALID_REQUEST' } },
      })
    },
  )

  it('is not made for a persona that no one knows: the refusal names the known ones', async () => {
    expect(await control('POST', 'worlds', { persona: 'admiral' })).toMatchObject({
      status: 400,
      body: {
        error: { code: 'UNKNOWN_PERSONA', allowed: expect.arrayContaining(['prospect', 'signed-in']) as string[] },
      },
    })
  })

  it.each([
    [
      'worlds',
      { person: 'signed-in' },
      ['id', 'title', 'labels', 'persona', 'seed', 'clock', 'scenario', 'carrier', 'from'],
    ],
    ['worlds', { clock: { stop: true } }, ['freeze', 'advance', 'resume']],
    [
      'worlds/default/explain',
      { operation: 'x', who: 1 },
      ['operation', 'audience', 'sessionId', 'channel', 'rules', 'body', 'query'],
    ],
  ])('has no field that %s does not know: %j', async (path, body, allowed) => {
    expect(await control('POST', path, body)).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_REQUEST', allowed } },
    })
  })

  it('is listed until it is dropped, and unknown afterwards', async () => {
    const { id } = await simulator.world()
    const listed = async () =>
      (await control('GET', 'worlds')).body.worlds.some((world: { id: string }) => world.id === id) as boolean
    expect(await listed()).toBe(true)
    expect((await control('DELETE', `worlds/${id}`)).status).toBe(204)
    expect(await listed()).toBe(false)
    for (const [method, path] of [
      ['GET', `worlds/${id}`],
      ['GET', `worlds/${id}/state`],
      ['DELETE', `worlds/${id}`],
      ['GET', `worlds/${id}/enter`],
    ] as const) {
      expect([path, await control(method, path)]).toMatchObject([
        path,
        { status: 404, body: { error: { code: 'UNKNOWN_WORLD' } } },
      ])
    }
  })

  it('shows everything that it holds', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    const favorites = [{ items: [{ productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128' }] }]
    await shopper.call('wishlist.addWishlist', { body: { data: { action: 'add', favorites } } })
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const state = await world.state()
    const counts = Object.fromEntries(Object.entries(state).map(([name, held]) => [name, held.length]))
    expect(counts).toMatchObject({ sessions: 1, carts: 1, cases: 1, locks: 1, wishlists: 1, orders: 0 })
    for (const held of Object.values(state)) for (const { id } of held) expect(id).toEqual(expect.any(String))
  })
})

describe('the catalogues', () => {
  it('name every operation with its paths, errors and example', async () => {
    const { body } = await control('GET', 'catalog/operations')
    expect(body).toContainEqual(
      expect.objectContaining({
        key: 'cart.addDevice',
        method: 'POST',
        paths: expect.objectContaining({ prospect: expect.stringContaining('/nse/add-device') as string }) as object,
        errors: expect.arrayContaining(['208', 'CART_LOCKED']) as string[],
      }),
    )
  })

  it('name every error with the operations that may answer it', async () => {
    const { body } = await control('GET', 'catalog/errors')
    expect(body).toContainEqual(
      expect.objectContaining({
        id: '3000',
        message: 'Accessory Item not found in cart',
        status: 200,
        handling: 'reload',
        operations: expect.arrayContaining(['cart.addAccessories']) as string[],
      }),
    )
  })

  it('name every command with what it takes', async () => {
    const { body } = await control('GET', 'catalog/commands')
    expect(body).toContainEqual(
      expect.objectContaining({
        name: 'lockCart',
        example: { lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } },
        takes: expect.objectContaining({ type: 'object', required: ['channel'] }) as object,
      }),
    )
  })

  it('name every persona', async () => {
    const { body } = await control('GET', 'catalog/personas')
    const ids = body.map(({ id }: { id: string }) => id)
    expect(ids.slice(0, 4)).toEqual(['prospect', 'signed-in', 'prepay', 'prepay-signed-in'])
    expect(new Set(ids).size).toBe(ids.length)
    for (const { title, summary } of body) expect(`${title}/${summary}`).toMatch(/^.{5,}\/.{20,}[.]$/)
  })
})
