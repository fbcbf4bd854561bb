import type { AddressInfo } from 'node:net'
import type { ChatView, StartChatBody } from '@soe/contracts'
import { accessoryBody, addDevice } from '@soe/carrier/testing'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
beforeAll(async () => {
  simulator = await startSimulator()
  await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(simulator.app.server.address() as AddressInfo).port}`
})
afterAll(() => simulator.close())

const start: StartChatBody = {
  way: 'person',
  topic: 'cart',
  trigger: {
    propositionId: '',
    LC_Available: 'Y',
    Priority: '',
    Overlay_Opener_Verbiage: '',
    Sticky_Opener_Verbiage: '',
    Embedded_Opener_Verbiage: '',
    Embedded: 'Y',
    Sticky: 'Y',
    Overlay: 'N',
    Overlay_TimeDelay: '0 Seconds',
    Page_Location: 'gridwall',
    Sub_Page_Type: '',
    intent_Flow: '',
    Customer_Type: 'NC',
    Authentication: 'N',
    Language: 'en',
    SOI_Engagement_ids: '',
    sessionId: '',
  },
}

const headersOf = ({ id }: TestWorld, { cookies }: Shopper) => ({
  'x-sim-world': id,
  'content-type': 'application/json',
  cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
})

const post = (world: TestWorld, shopper: Shopper, path: string, body: object, headers = {}) =>
  fetch(`${base}/support${path}`, {
    method: 'POST',
    headers: { ...headersOf(world, shopper), ...headers },
    body: JSON.stringify(body),
  })

const customer = async () => {
  const world = await simulator.world('signed-in')
  const shopper = await world.shopper()
  await addDevice(shopper)
  return { world, shopper }
}

const chatOf = async (reply: Response) => ((await reply.json()) as { chat: ChatView }).chat

/** Yields the chats that the stream sends. */
async function* follow(world: TestWorld, shopper: Shopper): AsyncGenerator<ChatView | null> {
  const leaving = new AbortController()
  const reply = await fetch(`${base}/support/chat/events`, {
    headers: headersOf(world, shopper),
    signal: leaving.signal,
  })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  try {
    for await (const bytes of reply.body ?? []) {
      text += new TextDecoder().decode(bytes as Uint8Array)
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = part.split('\ndata: ')[1]
        if (data !== undefined) yield JSON.parse(data) as ChatView | null
      }
    }
  } finally {
    leaving.abort()
  }
}

const callAs = (world: TestWorld, chat: string, operation: string, body: object) =>
  fetch(`${base}/__sim/v1/worlds/${world.id}/chats/${chat}/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation, body }),
  })

const charger = accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }])

describe('a chat over server-sent events', () => {
  it('reaches the shopper as it goes on', async () => {
    const { world, shopper } = await customer()
    const { id, status } = await chatOf(await post(world, shopper, '/chat', start))
    expect(status).toBe('waiting')
    const events = follow(world, shopper)
    expect((await events.next()).value).toMatchObject({ id, messages: [] })
    await world.command({ answerChat: { chatId: id, text: 'Hello Maren' } })
    expect((await events.next()).value).toMatchObject({ status: 'open', messages: [{ text: 'Hello Maren' }] })
    await post(world, shopper, '/chat/messages', { text: '  Hello Dana ' })
    expect((await events.next()).value).toMatchObject({ messages: [{}, { from: 'shopper', text: 'Hello Dana' }] })
    await world.command({ endChat: {} })
    expect((await events.next()).value).toMatchObject({ status: 'ended' })
    await events.return(undefined)
  })

  it('tells the shopper that the agent has the cart, has changed it and has handed it back', async () => {
    const { world, shopper } = await customer()
    const { id } = await chatOf(await post(world, shopper, '/chat', start))
    const cartId = (await world.state()).carts[0]?.id ?? ''
    const events = follow(world, shopper)
    const before = (await events.next()).value as ChatView
    await world.command({ lockCart: { cartId, channel: 'VZW-CHAT' } })
    expect((await events.next()).value).toMatchObject({ cart: { isHeldByChat: true } })
    const reply = await callAs(world, id, 'cart.addAccessories', charger)
    expect(await reply.json()).toMatchObject({ status: 200, body: { serviceHeader: { statusCode: '00' } } })
    await world.command({ unlockCart: { cartId } })
    let after: ChatView | null = null
    while (after?.cart?.isHeldByChat !== false) after = (await events.next()).value as ChatView
    expect(after.cart.revision).not.toBe(before.cart?.revision)
    await events.return(undefined)
    expect((await world.state()).carts[0]?.lines[0]?.accessories).toMatchObject([{ skuId: 'bosun-charger-chalk' }])
  })

  it("counts what the agent has added in the shopper's cookies", async () => {
    const { world, shopper } = await customer()
    const { id } = await chatOf(await post(world, shopper, '/chat', start))
    await callAs(world, id, 'cart.addAccessories', charger)
    const reply = await fetch(`${base}/support/chat`, { headers: headersOf(world, shopper) })
    expect(reply.headers.getSetCookie().join()).toContain('gnCartCount=2')
  })

  it('ends with the session', async () => {
    const { world, shopper } = await customer()
    await post(world, shopper, '/chat', start)
    const events = follow(world, shopper)
    await events.next()
    await world.command({ expireSession: {} })
    expect((await events.next()).done).toBe(true)
  })

  it.each<[number, object, Record<string, string>]>([
    [200, start, {}],
    [403, start, { 'x-xsrf-token': 'guessed' }],
    [400, { way: 'pigeon' }, {}],
    [415, start, { 'content-type': 'text/plain' }],
  ])("is answered with %s on the world's clock", async (status, body, headers) => {
    const { world, shopper } = await customer()
    const reply = await post(world, shopper, '/chat', body, headers)
    expect([reply.status, reply.headers.get('date')]).toEqual([status, new Date(simulator.time.now).toUTCString()])
  })

  it('is open to guests, whose session begins with it', async () => {
    const world = await simulator.world()
    const reply = await post(world, world.stranger('prospect'), '/chat', start)
    expect(reply.headers.getSetCookie().join()).toContain('sim-session=')
    expect(await chatOf(reply)).toMatchObject({ status: 'waiting' })
  })
})

describe('what the chat refuses', () => {
  it.each([
    ['/chat', { way: 'person' }],
    ['/chat', { ...start, way: 'pigeon' }],
    ['/chat/messages', { text: '' }],
    ['/chat/messages', { text: 'x'.repeat(1001) }],
    ['/rating', { orderNumber: 'HY-1', score: 6, comment: '' }],
  ])('%s %j', async (path, body) => {
    const { world, shopper } = await customer()
    expect((await post(world, shopper, path, body)).status).toBe(400)
  })

  it("a change without the session's token", async () => {
    const { world, shopper } = await customer()
    expect((await post(world, shopper, '/chat', start, { 'x-xsrf-token': 'guessed' })).status).toBe(403)
  })

  it("another shopper's chat", async () => {
    const { world, shopper } = await customer()
    await post(world, shopper, '/chat', start)
    const reply = await fetch(`${base}/support/chat`, { headers: headersOf(world, world.stranger('prospect')) })
    expect(await reply.json()).toEqual({ chat: null })
    expect((await post(world, world.stranger('prospect'), '/chat/messages', { text: 'Hello' })).status).toBe(409)
  })

  it.each([
    ['checkout.placeOrder', { cartInfo: {} }, 'NOT_A_CART_CHANGE'],
    ['cart.sink', {}, 'UNKNOWN_OPERATION'],
    ['cart.addAccessories', { data: {} }, 'INVALID_REQUEST'],
  ])('an agent who calls %s with %j', async (operation, body, code) => {
    const { world, shopper } = await customer()
    const { id } = await chatOf(await post(world, shopper, '/chat', start))
    const reply = await callAs(world, id, operation, body)
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { code } }])
  })

  it('an agent of a chat that has ended', async () => {
    const { world, shopper } = await customer()
    const { id } = await chatOf(await post(world, shopper, '/chat', start))
    await world.command({ endChat: {} })
    expect((await callAs(world, id, 'cart.addAccessories', charger)).status).toBe(404)
  })
})

it("an agent's change that the carrier refuses is answered as the shopper's would be", async () => {
  const { world, shopper } = await customer()
  const { id } = await chatOf(await post(world, shopper, '/chat', start))
  await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
  const reply = await callAs(world, id, 'cart.addAccessories', charger)
  expect(await reply.json()).toMatchObject({ body: { errors: [{ id: 'CART_LOCKED' }] } })
})
