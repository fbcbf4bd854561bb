import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { errorEnvelope, findOperation } from '@soe/contracts'
import { createBackend, startForwarder } from '@soe/forwarder'
import { createMemoryStore } from '@soe/world'
import { defineScenario, rule } from '@soe/scenario'
import { createSimulator, type SimulatorOptions } from '../create-simulator'
import { exampleOf } from '../testing/prepare-example'
import { createShopper } from '../testing/create-shopper'
import { httpClient } from '../testing/http-client'
import { arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    closing.push(() => {
      server.close()
      server.closeAllConnections()
    })
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

let drawn = 0
const startFront = async (options: Partial<SimulatorOptions> = {}) => {
  const app = await createSimulator({
    worlds: createMemoryStore(),
    clock: Date.now,
    ids: { secret: () => (drawn += 1).toString(16).padStart(32, 'f') },
    ...options,
  })
  closing.push(() => app.close())
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

const bytesOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

interface Heard {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A backend that notes what it is asked. */
const startBackend = async (answer: RequestListener) => {
  const heard: Heard[] = []
  const url = await listen(
    createServer({ maxHeaderSize: 200_000 }, (incoming, outgoing) => {
      void bytesOf(incoming).then((bytes) => {
        heard.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body: bytes.toString() })
        answer(incoming, outgoing)
      })
    }),
  )
  return { url, heard }
}

/** A call as a client of sockets makes it, and its answer as it came. */
const call = (url: string, { method = 'POST', headers = {}, body = '{}' as string | Buffer } = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(
      url,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (message) => {
        bytesOf(message).then(
          (bytes) => resolve({ status: message.statusCode ?? 0, headers: message.headers, body: bytes }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })

const json =
  (body: unknown): RequestListener =>
  (_incoming, outgoing) => {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify(body))
  }

const makeWorld = async (front: string, carrier: unknown) => {
  const reply = await call(`${front}/__sim/v1/worlds`, { body: JSON.stringify({ carrier }) })
  const made = JSON.parse(reply.body.toString()) as { id: string; error?: { code: string; message: string } }
  return { status: reply.status, ...made }
}

const { paths } = findOperation('cart.addDevice').metadata
const addDevice = paths.prospect ?? ''

const lost = defineScenario({
  id: 'done-and-lost',
  title: 'The device is added, and the answer lost',
  rules: [rule.on('cart.addDevice', { id: 'lost', nth: 2, reply: { error: '208' }, commit: true })],
  expect: [{ rule: 'lost', fired: 1 }],
})

describe('a world with a carrier', () => {
  let backend: TestSimulator
  let backendUrl: string
  let front: Awaited<ReturnType<typeof startFront>>
  beforeAll(async () => {
    backend = await startSimulator()
    backendUrl = await backend.app.listen({ port: 0, host: '127.0.0.1' })
    closing.push(backend.close)
    front = await startFront()
  })

  const shopperIn = async (persona: 'prospect' | 'signed-in' = 'prospect') => {
    const behind = await backend.world(persona)
    const { id } = await makeWorld(front.url, { url: backendUrl, headers: { 'x-sim-world': behind.id } })
    const shopper = createShopper(
      httpClient(() => front.url),
      id,
      persona,
    )
    return { behind, id, shopper }
  }

  it('answers with what the backend answers, counts, and breaks the call that a rule says, done and lost', async () => {
    const { behind, id, shopper } = await shopperIn()
    await arm(front.app, id, lost)
    const first = await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    expect(first.errorId).toBeUndefined()
    expect(first.headers['x-sim-altered']).toBeUndefined()
    const second = await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    expect(second.errorId).toBe('208')
    expect(second.headers['x-sim-altered']).toBe('done-and-lost/lost')
    const { carts } = await behind.state()
    expect(carts[0]?.lines).toHaveLength(2)
    expect((await verify(front.app, id)).ok).toBe(true)
  })

  it('lets rules ask for the answer, as in a world of the simulator itself', async () => {
    const { id, shopper } = await shopperIn()
    await arm(front.app, id, afterAnswer)
    const answered = await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    expect([answered.status, answered.errorId]).toEqual([503, undefined])
    const inside = await backend.world()
    await arm(backend.app, inside.id, afterAnswer)
    const own = await (await inside.shopper()).call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    expect([own.status, own.raw]).toEqual([answered.status, answered.raw])
    expect((await inside.state()).carts[0]?.lines).toHaveLength(1)
    expect((await verify(front.app, id)).ok && (await verify(backend.app, inside.id)).ok).toBe(true)
  })

  it('sets up shoppers and their situation by the states of the backend', async () => {
    const { id } = await makeWorld(front.url, { url: backendUrl, states: `${backendUrl}/__sim/v1/states` })
    const shopper = createShopper(
      httpClient(() => front.url),
      id,
      'prospect',
    )
    await shopper.enter()
    await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    await call(`${front.url}/__sim/v1/worlds/${id}/commands`, {
      body: JSON.stringify({ lockCart: { channel: 'VZW-RETAIL' } }),
    })
    const locked = await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    expect(locked.errorId).toBe('CART_LOCKED')
  })
})

const afterAnswer = defineScenario({
  id: 'after-the-answer',
  title: 'What has been added fails',
  rules: [
    rule.on('cart.addDevice', {
      id: 'added',
      when: { answered: { status: 200, body: { 'serviceHeader.statusCode': { equals: '00' } } } },
      reply: { status: 503 },
    }),
  ],
  expect: [{ rule: 'added', fired: 1 }],
})

const cookieLines: RequestListener = (incoming, outgoing) => {
  const own = `https://${incoming.headers.host ?? ''}`
  outgoing.setHeader('set-cookie', [
    '__Host-sid=1; Secure; Path=/; HttpOnly; SameSite=None',
    'part=2; Domain=127.0.0.1; Path=/base/soe; Secure; Partitioned',
    'other=3; Domain=example.com',
    'sim-world=mine; Path=/',
  ])
  outgoing.setHeader('strict-transport-security', 'max-age=9')
  outgoing.setHeader('content-type', 'application/json')
  outgoing.setHeader('content-encoding', 'gzip')
  outgoing.setHeader('etag', '"1"')
  outgoing.end(gzipSync(JSON.stringify({ image: `${own}/base/a.png`, elsewhere: 'https://example.com/base/b.png' })))
}

describe('the contract at the seam', () => {
  const kept = defineScenario({
    id: 'kept',
    title: 'The contract is kept, both ways',
    expect: [{ offContract: 0 }],
  })

  const sentencesOf = async (answer: RequestListener, body: string) => {
    const front = await startFront()
    const { id } = await makeWorld(front.url, { url: (await startBackend(answer)).url })
    await arm(front.app, id, kept)
    const { headers } = await call(`${front.url}${addDevice}`, { headers: { 'x-sim-world': id }, body })
    const url = `/__sim/v1/worlds/${id}/decisions/${String(headers['x-sim-decision'])}`
    const { sentences } = (await front.app.inject(url)).json<{ sentences: string[] }>()
    const { ok } = await verify(front.app, id)
    return { ok, said: sentences.filter((sentence) => sentence.includes('contract')) }
  }

  const good = JSON.stringify(exampleOf('cart.addDevice'))
  const refused = { ...errorEnvelope([{ id: '208' }]) }

  it('is kept by what fits it', async () => {
    expect(await sentencesOf(json(refused), good)).toEqual({ ok: true, said: [] })
  })

  it.each([
    ['an answer', json({ cart: 1 }), good, "The backend's answer is not what the contract says: "],
    ['a text', json(refused), '{"data":{"lines":"none"}}', 'The request is not what the contract says: '],
    [
      'a status',
      (_incoming: IncomingMessage, outgoing: ServerResponse) => {
        outgoing.statusCode = 418
        outgoing.end()
      },
      good,
      "The backend's answer is not what the contract says: there is no answer with the status 418.",
    ],
  ])(
    'is broken by %s that does not, which the decision says and verifying finds',
    async (_what, answer, body, said) => {
      const found = await sentencesOf(answer, body)
      expect(found).toEqual({ ok: false, said: [expect.stringContaining(said)] })
    },
  )
})

describe('the seam between a client and a backend below a path', () => {
  it('makes cookies, addresses and origins those of the front, and gives the backend its own', async () => {
    const { url, heard } = await startBackend(cookieLines)
    const front = await startFront()
    const { id } = await makeWorld(front.url, `${url}/base`)
    const answer = await call(front.url + addDevice, {
      headers: {
        'x-sim-world': id,
        cookie: 'soe-client=abcdefgh12; ~Host-sid=0; sim-world=x',
        origin: front.url,
        referer: `${front.url}/sales/digital/cart.html`,
      },
    })
    expect(answer.headers['set-cookie']).toEqual(['~Host-sid=1; path=/; httponly; samesite=Lax', 'part=2; path=/soe'])
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([undefined, undefined])
    expect(JSON.parse(answer.body.toString())).toEqual({
      image: `${front.url}/a.png`,
      elsewhere: 'https://example.com/base/b.png',
    })
    expect(heard[0]?.line).toBe(`POST /base${addDevice}`)
    expect(heard[0]?.headers).toMatchObject({
      cookie: '__Host-sid=0',
      origin: url,
      referer: `${url}/base/sales/digital/cart.html`,
      host: url.slice('http://'.length),
    })
    expect(Object.keys(heard[0]?.headers ?? {}).filter((name) => name.startsWith('x-sim'))).toEqual([])
  })

  it('leaves bodies as they are coded where they need no change', async () => {
    const zipped = gzipSync(JSON.stringify({ a: 1 }))
    const { url } = await startBackend((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', etag: '"1"' })
      outgoing.end(zipped)
    })
    const front = await startFront({ carrier: url })
    const answer = await call(front.url + addDevice)
    expect(answer.body.equals(zipped)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"1"' })
  })

  it('sends a request as it is coded, and its headers of 32 kB', async () => {
    const { url, heard } = await startBackend(json({}))
    const front = await startFront({ carrier: url })
    const long = 'x'.repeat(32 * 1024)
    const body = gzipSync('{"cartInfo":{}}')
    await call(front.url + addDevice, { body, headers: { 'content-encoding': 'gzip', 'x-long': long } })
    expect(heard[0]?.headers['x-long']).toBe(long)
    expect(heard[0]?.headers['content-encoding']).toBe('gzip')
  })

  it('passes on what is no call of the contract, redirects that stay in front among it', async () => {
    const { url } = await startBackend((incoming, outgoing) => {
      const [own, foreign] = [`http://${incoming.headers.host ?? ''}/gw/next`, 'https://elsewhere.example/x']
      outgoing.writeHead(302, { location: incoming.url === '/gw/own' ? own : foreign }).end()
    })
    const front = await startFront()
    const { id } = await makeWorld(front.url, `${url}/gw`)
    const headers = { 'x-sim-world': id }
    expect((await call(`${front.url}/own`, { method: 'GET', headers })).headers.location).toBe(`${front.url}/next`)
    const away = await call(`${front.url}/away`, { method: 'GET', headers })
    expect(away.headers.location).toBe('https://elsewhere.example/x')
  })

  it('lets a stream through as it comes', async () => {
    const { url } = await startBackend((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      outgoing.write('data: 1\n\n')
    })
    const front = await startFront({ carrier: url })
    const first = await new Promise<string>((resolve, reject) => {
      const sent = httpRequest(front.url + addDevice, { method: 'POST' }, (message) =>
        message.once('data', (chunk: Buffer) => {
          resolve(chunk.toString())
          sent.destroy()
        }),
      )
      sent.on('error', reject)
      sent.end()
    })
    expect(first).toBe('data: 1\n\n')
  })

  it('asks once, ends without an answer where the backend does, and says why nothing answers', async () => {
    const { url, heard } = await startBackend((incoming) => void incoming.socket.destroy())
    const front = await startFront({ carrier: url })
    await expect(call(front.url + addDevice)).rejects.toThrow(/socket hang up|ECONNRESET/)
    expect(heard).toHaveLength(1)
    const { id } = await makeWorld(front.url, 'http://127.0.0.1:9')
    const answer = await call(front.url + addDevice, { headers: { 'x-sim-world': id } })
    expect([answer.status, answer.body.toString()]).toEqual([502, expect.stringContaining('nothing listens there')])
  })
})

describe('the default world', () => {
  it('has the carrier of this start, whichever it had before', async () => {
    const worlds = createMemoryStore()
    const first = await startFront({ worlds, carrier: 'http://127.0.0.1:9' })
    const { url, heard } = await startBackend(json({}))
    const second = await startFront({ worlds, carrier: url })
    await call(second.url + addDevice)
    expect(heard).toHaveLength(1)
    const overview = await call(`${first.url}/__sim/v1/worlds/default`, { method: 'GET' })
    expect(JSON.parse(overview.body.toString())).toMatchObject({ carrier: url })
    const third = await startFront({ worlds })
    expect((await call(third.url + addDevice, { body: JSON.stringify(exampleOf('cart.addDevice')) })).status).toBe(200)
    expect(heard).toHaveLength(1)
  })

  it('goes to the backend through what a judge watches, which sees its own answers alone', async () => {
    const { url } = await startBackend(json({ statusCode: '00' }))
    const seen: string[] = []
    const proxy = await startForwarder({
      backend: createBackend(url),
      port: 0,
      keepsHost: true,
      name: 'proxy',
      answerOwn: () => false,
      observe: () => ({
        asked: () => undefined,
        answered: (chunk) => void seen.push(chunk.toString()),
        end: () => undefined,
        close: () => undefined,
      }),
    })
    closing.push(proxy.close)
    const front = await startFront({ carrier: `http://127.0.0.1:${proxy.port}` })
    const [broken] = lost.rules.map((one) => ({ ...one, nth: 1 }))
    await arm(front.app, 'default', { ...lost, rules: broken ? [broken] : [] })
    const answer = await call(front.url + addDevice)
    expect(answer.body.toString()).toContain('SCHEDULED_ORDER')
    expect(seen).toEqual(['{"statusCode":"00"}'])
  })
})

describe('what a world in front of a backend is refused', () => {
  it('is a host that nobody has named as theirs', async () => {
    const front = await startFront({ ownHosts: ['api.example'] })
    const refused = await makeWorld(front.url, 'https://other.example')
    expect([refused.status, refused.error]).toEqual([
      403,
      expect.objectContaining({ code: 'FOREIGN_CARRIER', message: expect.stringContaining('--i-own other.example') }),
    ])
    expect((await makeWorld(front.url, 'https://api.example/base')).status).toBe(201)
  })

  it('is what nobody can do or know there, with its place and what to write instead', async () => {
    const front = await startFront({ carrier: 'http://127.0.0.1:9' })
    const text = `apiVersion: sim/v1
kind: Scenario
id: too-much
title: Too much
setup:
  - sellOut: { skuId: orbit-12-pro-kelp-128 }
rules:
  - id: full
    on: cart.addDevice
    when: { cartLines: { gte: 2 }, lockOwner: none }
    reply: { error: "208" }
  - id: patched
    on: cart.addDevice
    always: true
    commit: false
    reply: { emptyProcessStep: true }
`
    const answer = await call(`${front.url}/__sim/v1/worlds/default/scenarios/too-much`, {
      method: 'PUT',
      headers: { 'content-type': 'application/yaml' },
      body: text,
    })
    const { message } = (JSON.parse(answer.body.toString()) as { error: { message: string } }).error
    expect(answer.status).toBe(400)
    expect(message).toContain('line 6, column 5, setup[0].sellOut: A real backend has no state for sellOut')
    expect(message).toContain('rules[0].when.cartLines: A real backend does not say before a call')
    expect(message).toContain('when.answered.error: CART_LOCKED')
    expect(message).toContain("rules[1].commit: A real backend can't say what it would answer")
  })
})

describe('records of a real carrier', () => {
  const person = { firstName: 'Maren', emailId: 'maren@example.com', addressLine1: '1 Pier Rd', qty: 2 }
  const journalOf = async (keepsPersonal: boolean) => {
    const { url } = await startBackend(json({ customer: person }))
    const front = await startFront()
    const { id } = await makeWorld(front.url, { url, keepsPersonal })
    const headers = { 'x-sim-world': id }
    const answer = await call(front.url + addDevice, { headers, body: JSON.stringify({ customer: person }) })
    const decision = String(answer.headers['x-sim-decision'])
    const kept = await call(`${front.url}/__sim/v1/worlds/${id}/decisions/${decision}`, { method: 'GET' })
    return { sent: answer.body.toString(), kept: kept.body.toString() }
  }

  it('hold nothing of a person whose answer a rule has broken', async () => {
    const { url } = await startBackend(json({ customer: person }))
    const front = await startFront({ carrier: url })
    const cut = rule.on('cart.addDevice', { id: 'broken', always: true, fault: { malformedJson: true } })
    await arm(front.app, 'default', defineScenario({ id: 'broken', title: 'Broken', rules: [cut] }))
    const answer = await call(front.url + addDevice)
    const decision = `${front.url}/__sim/v1/worlds/default/decisions/${String(answer.headers['x-sim-decision'])}`
    const kept = (await call(decision, { method: 'GET' })).body.toString()
    expect(answer.body.toString()).toContain('Pier Rd')
    expect(kept).toContain('customer')
    expect(kept).not.toContain('Pier Rd')
  })

  it('hold nothing of a person unless they are told to', async () => {
    const { sent, kept } = await journalOf(false)
    expect(JSON.parse(sent)).toEqual({ customer: person })
    for (const text of ['Maren', 'Pier Rd', 'example.com']) expect(kept).not.toContain(text)
    expect((await journalOf(true)).kept).toContain('Pier Rd')
  })
})

describe('a backend that is half built', () => {
  it('answers what it has, and the simulator the rest, to one and the same caller', async () => {
    const { url, heard } = await startBackend((incoming, outgoing) => {
      outgoing.setHeader('set-cookie', ['wishListCount=9; Path=/', 'sid=1; Path=/'])
      json({ statusCode: '00' })(incoming, outgoing)
    })
    const front = await startFront()
    const { id } = await makeWorld(front.url, { url, simulate: ['wishlist'] })
    const shopper = createShopper(
      httpClient(() => front.url),
      id,
      'signed-in',
    )
    await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    const added = await shopper.call('wishlist.addWishlist', { body: exampleOf('wishlist.addWishlist') })
    expect(added.answer).toBeDefined()
    const kept = await shopper.call('wishlist.retrieveWishlist', { body: exampleOf('wishlist.retrieveWishlist') })
    expect(JSON.stringify(kept.answer)).toContain('dev14000001')
    expect(heard.map(({ line }) => line)).toEqual([`POST ${paths['signed-in']}`])
    expect([...shopper.cookies.keys()].toSorted()).toEqual(['sid', 'soe-client', 'wishListCount'])
    expect(shopper.cookies.get('wishListCount')).toMatch(/^[1-8]$/)
  })

  it.each([
    [['cart.addDevice'], 'Operations of one owner hold one state, "cart"'],
    [['wishlist.*', 'promo.*'], 'cart.addDevice'],
    [['wishlst'], 'Did you mean "wishlist"?'],
    [['session'], 'The session is the backend'],
  ])('is not cut through an owner of state: %j', async (simulate, said) => {
    const front = await startFront()
    const { status, error } = await makeWorld(front.url, { url: 'http://127.0.0.1:9', simulate })
    expect([status, error?.message]).toEqual([400, expect.stringContaining(said)])
  })
})

describe('who calls a backend', () => {
  const second = defineScenario({
    id: 'second',
    title: 'The second call',
    rules: [rule.on('cart.addDevice', { id: 'two', nth: 2, reply: { error: '208' } })],
    expect: [{ rule: 'two', fired: 1 }],
  })

  it.each([
    ['a cookie of ours', { cookie: 'soe-client=0123456789abcdef' }, { cookie: 'soe-client=0123456789abcdff' }],
    ['W3C baggage', { baggage: 'a=b, session.id=one' }, { baggage: 'session.id=two' }],
    ['the id of the request', { guie2erequestid: 'one' }, { guie2erequestid: 'two' }],
  ])('is known by %s', async (_name, one, other) => {
    const { url, heard } = await startBackend(json({ statusCode: '00' }))
    const front = await startFront({ carrier: url })
    await arm(front.app, 'default', second)
    const statuses: number[] = []
    for (const headers of [one, other, one, one]) {
      const { headers: answered } = await call(front.url + addDevice, { headers })
      statuses.push(answered['x-sim-altered'] === undefined ? 0 : 1)
    }
    expect(statuses).toEqual([0, 0, 1, 0])
    expect(heard).toHaveLength(3)
  })

  it('counts for a cart before the backend has named it, and after', async () => {
    const { url } = await startBackend(json({ serviceBody: { cartId: 'c-1' } }))
    const front = await startFront({ carrier: url })
    const [perCart] = second.rules.map((one) => ({ ...one, per: 'cart' as const }))
    await arm(front.app, 'default', { ...second, rules: perCart ? [perCart] : [] })
    const cookie = 'soe-client=0123456789abcdef'
    const altered: (string | undefined)[] = []
    for (const headers of [{ cookie }, { cookie, cartid: 'c-2' }, { cookie, cartid: 'c-1' }]) {
      const answer = await call(front.url + addDevice, { headers })
      altered.push(answer.headers['x-sim-altered'] as string | undefined)
    }
    expect(altered).toEqual([undefined, undefined, 'second/two'])
  })
})
