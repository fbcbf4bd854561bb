import { commandCatalogue, commandNames, type CommandName } from '@soe/contracts'
import { addDevice, deviceBody } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
beforeAll(async () => {
  simulator = await startSimulator()
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => simulator.close())

const run = async (world: string, command: object) => {
  const reply = await simulator.app.inject({
    method: 'POST',
    url: `/__sim/v1/worlds/${world}/commands`,
    headers: { host: 'localhost' },
    payload: command,
  })
  return { status: reply.statusCode, body: reply.json() }
}

const withCart = async () => {
  const world = await simulator.world()
  const shopper = await world.shopper()
  await addDevice(shopper)
  const [cart] = (await world.state()).carts
  return { world, shopper, cartId: cart?.id ?? '' }
}

describe('a command that makes no sense', () => {
  it.each([
    ['an unknown one', { sinkShip: {} }, 400, 'INVALID_REQUEST', undefined],
    ['none', {}, 400, 'INVALID_REQUEST', undefined],
    ['two at once', { unlockCart: {}, expireSession: {} }, 400, 'INVALID_REQUEST', undefined],
    [
      'an unknown operation',
      { failNext: { on: 'cart.sink', error: '208' } },
      400,
      'UNKNOWN_OPERATION',
      'cart.addDevice',
    ],
    ['an unknown error', { failNext: { on: 'cart.addDevice', error: '9' } }, 400, 'ERROR_NOT_ALLOWED', '208'],
    ['an error of another', { failNext: { on: 'cart.addPlan', error: '3000' } }, 400, 'ERROR_NOT_ALLOWED', '1022'],
    ['neither error nor status', { failNext: { on: 'cart.addDevice' } }, 400, 'INVALID_REQUEST', 'status'],
    ['both', { failNext: { on: 'cart.addDevice', error: '208', status: 503 } }, 400, 'INVALID_REQUEST', 'error'],
    [
      'a status that is not a failure',
      { failNext: { on: 'cart.addDevice', status: 204 } },
      400,
      'INVALID_REQUEST',
      '0',
    ],
    [
      'a duration that is not one',
      { lockCart: { channel: 'VZW-RETAIL', ttl: '15' } },
      400,
      'INVALID_REQUEST',
      undefined,
    ],
    ['an unknown cart', { lockCart: { channel: 'VZW-RETAIL', cartId: 'C9' } }, 404, 'UNKNOWN_CART', undefined],
  ])('is refused: %s', async (_, command, status, code, allowed) => {
    const { body, ...reply } = await run((await simulator.world()).id, command)
    expect([reply.status, body.error.code]).toEqual([status, code])
    expect([undefined, ...(body.error.allowed ?? [])]).toContain(allowed)
  })

  it('names the commands that there are', async () => {
    const { body } = await run((await simulator.world()).id, { sinkShip: {} })
    expect(body.error.message).toMatch(
      /^body: Exactly one field is needed, not sinkShip. Allowed: (\w+, ){9}\w+ and \d+ more\.$/,
    )
    expect(body.error.allowed).toEqual(commandNames)
  })

  it('names the channels that may hold a cart', async () => {
    const { body } = await run((await simulator.world()).id, { lockCart: { channel: 'VZW-PIER' } })
    expect(body.error.message).toContain('VZW-RETAIL')
    expect(body.error.allowed).toContain('VZW-RETAIL')
  })

  it('names the fields that a command takes', async () => {
    const { body } = await run((await simulator.world()).id, { lockCart: { channel: 'VZW-RETAIL', tll: 'PT1M' } })
    expect(body.error.allowed).toEqual(['cartId', 'channel', 'ttl', 'unlockChannel'])
  })

  it('names the carts that there are', async () => {
    const { world, cartId } = await withCart()
    const { body } = await run(world.id, { lockCart: { channel: 'VZW-RETAIL', cartId: 'C9' } })
    expect(body.error.allowed).toEqual([cartId])
  })

  it('changes nothing', async () => {
    const { world } = await withCart()
    const before = await world.state()
    await run(world.id, { lockCart: { channel: 'VZW-RETAIL', cartId: 'C9' } })
    expect(await world.state()).toEqual(before)
  })
})

describe('lockCart', () => {
  it('holds the cart for its channel, until it runs out on the clock of the world', async () => {
    const { world, shopper, cartId } = await withCart()
    expect(await run(world.id, { lockCart: { channel: 'VZW-RETAIL', cartId, ttl: 'PT15M' } })).toEqual({
      status: 200,
      body: { done: 'lockCart', affected: 1 },
    })
    const locked = await shopper.call('cart.addDevice', { body: deviceBody() })
    expect(locked.errors).toMatchObject([{ id: 'CART_LOCKED', details: [{ lockedChannelID: 'VZW-RETAIL' }] }])
    simulator.time.now += 15 * 60_000 - 1
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
    simulator.time.now += 1
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBeUndefined()
  })

  it('holds every cart where none is named, those yet to come included', async () => {
    const world = await simulator.world()
    await world.command({ lockCart: { channel: 'VZW-TELESALES' } })
    const reply = await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    expect(reply.errorId).toBe('CART_LOCKED')
    expect((await world.state()).carts).toEqual([])
  })

  it('leaves the cart to the channel that holds it', async () => {
    const { world, shopper } = await withCart()
    await world.command({ lockCart: { channel: 'VZW-DOTCOM-MOB' } })
    const mobile = { body: deviceBody(), channel: 'VZW-DOTCOM-MOB' }
    expect((await shopper.call('cart.addDevice', mobile)).errorId).toBeUndefined()
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
  })

  it('is not fooled by a channel that a browser only claims to be', async () => {
    const { world, shopper } = await withCart()
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const claimed = { body: deviceBody(), channel: 'VZW-RETAIL' }
    expect((await shopper.call('cart.addDevice', claimed)).errorId).toBe('CART_LOCKED')
  })

  it('ends with unlockCart', async () => {
    const { world, shopper } = await withCart()
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    expect((await run(world.id, { unlockCart: {} })).body).toEqual({ done: 'unlockCart', affected: 1 })
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBeUndefined()
  })
})

describe('expireSession', () => {
  it('signs out the named session and no other', async () => {
    const world = await simulator.world('signed-in')
    const [one, other] = [await world.shopper(), await world.shopper()]
    const sessionId = one.cookies.get('sim-session') ?? ''
    expect((await run(world.id, { expireSession: { sessionId } })).body.affected).toBe(1)
    expect((await one.call('cases.getCases')).status).toBe(401)
    expect((await other.call('cases.getCases')).status).toBe(200)
  })

  it('signs out everyone where none is named', async () => {
    const world = await simulator.world('signed-in')
    const shoppers = [await world.shopper(), await world.shopper()]
    expect((await run(world.id, { expireSession: {} })).body.affected).toBe(2)
    for (const shopper of shoppers) expect((await shopper.call('cases.getCases')).status).toBe(401)
  })
})

describe('failNext', () => {
  it.each([
    [{ error: '1022' }, 200, '1022'],
    [{ error: 'API_ERROR' }, 500, 'API_ERROR'],
    [{ error: 'SESSION_EXPIRED' }, 401, 'SESSION_EXPIRED'],
    [{ status: 503 }, 503, undefined],
    [{ status: 418 }, 418, undefined],
  ])('answers %j once, and nothing is changed', async (failure, status, errorId) => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.failNext('cart.addDevice', failure as { error: string })
    const failed = await shopper.call('cart.addDevice', { body: deviceBody() })
    expect([failed.status, failed.errorId]).toEqual([status, errorId])
    expect((await world.state()).carts).toEqual([])
    expect((await world.stranger('prospect').call('cart.addDevice', { body: deviceBody() })).status).toBe(200)
  })

  it('ends the connection for status 0', async () => {
    const world = await simulator.world()
    await world.failNext('cart.addDevice', { status: 0 })
    const call = () =>
      fetch(`${base}/soe/digital/prospect/cartservice/cart/nse/add-device`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sim-world': world.id },
        body: JSON.stringify(deviceBody()),
      })
    await expect(call()).rejects.toThrow('fetch failed')
    expect((await call()).status).toBe(200)
  })

  it('waits for its operation', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.failNext('cart.addDevice', { error: '208' })
    expect((await shopper.call('cases.getCases')).errorId).toBeUndefined()
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('208')
  })

  it('queues: two failures are two calls', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.failNext('cart.addDevice', { error: '208' })
    await world.failNext('cart.addDevice', { status: 503 })
    const call = () => shopper.call('cart.addDevice', { body: deviceBody() })
    expect([(await call()).errorId, (await call()).status, (await call()).status]).toEqual(['208', 503, 200])
  })
})

describe('the example of every command', () => {
  it.each(commandNames)('works on any world: %s', async (name: CommandName) => {
    const world = await simulator.world('signed-in')
    await addDevice(await world.shopper())
    const { status, body } = await run(world.id, { [name]: commandCatalogue[name].example })
    expect([status, body.done]).toEqual([200, name])
  })
})

describe('extendSession', () => {
  it('gives a session its full time again, and one that ended nothing', async () => {
    const world = await simulator.world('signed-in')
    const [one, other] = [await world.shopper(), await world.shopper()]
    await world.command({ expireSession: { sessionId: other.cookies.get('sim-session') ?? '' } })
    simulator.time.now += 29 * 60_000
    expect((await run(world.id, { extendSession: {} })).body).toEqual({ done: 'extendSession', affected: 1 })
    simulator.time.now += 29 * 60_000
    expect((await one.call('cases.getCases')).status).toBe(200)
    expect((await other.call('cases.getCases')).status).toBe(401)
  })
})

describe('handOverCase', () => {
  it('gives the case to the channel, and the shop is to resume it', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ handOverCase: { channel: 'VZW-TELESALES' } })
    expect((await shopper.call('cases.getCases')).answer.cases).toMatchObject([
      { explicitLock: true, lockedChannelID: 'VZW-TELESALES', triggerResumeCase: true },
    ])
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
  })

  it('knows the cases that there are', async () => {
    const world = await simulator.world('signed-in')
    expect(await run(world.id, { handOverCase: { channel: 'VZW-CHAT', caseId: 'CASE9' } })).toMatchObject({
      status: 404,
      body: { error: { code: 'UNKNOWN_CASE', allowed: [] } },
    })
  })
})

describe('sellOut', () => {
  it('leaves nothing of the sku in this world, and all of it in the next', async () => {
    const [world, next] = [await simulator.world(), await simulator.world()]
    const skuId = 'orbit-12-pro-kelp-128'
    await world.command({ sellOut: { skuId } })
    const add = async ({ shopper }: typeof world) => (await shopper()).call('cart.addDevice', { body: deviceBody() })
    expect([(await add(world)).errorId, (await add(next)).errorId]).toEqual(['OUT_OF_STOCK', undefined])
    expect(await run(world.id, { sellOut: { skuId: 'raft' } })).toMatchObject({ status: 404 })
  })
})

describe('setCredit', () => {
  it('changes how an account stands, and is refused for one that no one knows', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    const approved = async () =>
      (await shopper.call('checkout.getCheckoutDetails', { body: { cartInfo: {} } })).answer.cart.creditAppApproved
    expect(await approved()).toBe(true)
    expect((await run(world.id, { setCredit: { status: 'DC' } })).body.affected).toBe(1)
    expect(await approved()).toBe(false)
    const { body } = await run(world.id, { setCredit: { owner: 'account:0', status: 'AP' } })
    expect(body.error).toMatchObject({ code: 'UNKNOWN_OWNER', allowed: ['account:0720043118-1'] })
  })

  it('gives a customer dollars to pay with', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ setCredit: { carrierDollarCents: 25_00, deviceDollarCents: 40_00 } })
    const body = { cartInfo: {}, paymentOptions: true }
    const { paymentOptions = [] } = (await shopper.call('checkout.getCheckoutDetails', { body })).answer
    expect(paymentOptions.slice(0, 2)).toMatchObject([
      { paymentType: 'VD', balance: 25 },
      { paymentType: 'DD', balance: 40 },
    ])
  })
})

describe('setThrottleList and setFeatureFlags', () => {
  it('change what the shop reads', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.command({ setThrottleList: { throttleList: ['EA_C'] } })
    expect((await shopper.call('cart.getThrottleList')).answer.throttleList).toEqual(['EA_C'])
    await world.command({ setFeatureFlags: { featureFlags: { one: true, two: 'x' } } })
    await world.command({ setFeatureFlags: { featureFlags: { one: null, three: 3 } } })
    const { featureFlags } = (await shopper.call('content.getFeatureFlags')).answer
    expect(featureFlags).toMatchObject({ two: 'x', three: 3 })
    expect(featureFlags).not.toHaveProperty('one')
  })
})

describe('setThrottleList', () => {
  it('takes no entry that the shop does not read, and names those that it does', async () => {
    const world = await simulator.world()
    const { status, body } = await run(world.id, { setThrottleList: { throttleList: ['EA_C', 'VideoChat'] } })
    expect([status, body.error?.message]).toEqual([400, expect.stringMatching(/VideoChatEnabled.*R_K_S_/)])
    expect((await run(world.id, { setThrottleList: { throttleList: ['R_K_S_WATCHES'] } })).status).toBe(200)
  })
})

describe('advanceClock', () => {
  it('moves the clock of the world on', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await world.command({ advanceClock: { by: 'PT30M' } })
    expect((await shopper.call('cases.getCases')).status).toBe(401)
  })
})
