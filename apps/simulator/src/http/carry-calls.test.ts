import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturePrefix } from '@soe/catalogue'
import { findOperation } from '@soe/contracts'
import { createBackend, startForwarder } from '@soe/forwarder'
import { createMemoryStore } from '@soe/world'
import { defineScenario, rule } from '@soe/scenario'
import { exampleOf } from '../testing/prepare-example'
import { createShopper } from '../testing/create-shopper'
import { httpClient } from '../testing/http-client'
import { arm, verify } from '../testing/scenario-client'
import {
  addDevicePath,
  call,
  closeAll,
  closeLater,
  json,
  makeWorld,
  startBackend,
  startFront,
} from '../testing/start-backend'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

afterAll(closeAll)

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
    closeLater(backend.close)
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

  it('counts a call to an operation that the contract does not have where a scenario asks what else was called', async () => {
    const { id, shopper } = await shopperIn()
    const only = defineScenario({ id: 'only', title: 'Only', expect: [{ only: ['cart.*'] }, { offContract: 0 }] })
    await arm(front.app, id, only)
    await shopper.call('cart.addDevice', { body: exampleOf('cart.addDevice') })
    await fetch(`${front.url}/no-such-page`, { headers: { 'x-sim-world': id } })
    expect((await verify(front.app, id)).ok).toBe(true)
    await fetch(`${front.url}${addDevicePath}s?secret=1`, { method: 'POST', headers: { 'x-sim-world': id } })
    const { checks } = await verify(front.app, id)
    expect(checks?.map(({ ok, found }) => [ok, found])).toEqual([
      [false, 1],
      [true, 0],
    ])
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

describe('the default world', () => {
  it('has the carrier of this start, whichever it had before', async () => {
    const worlds = createMemoryStore()
    const first = await startFront({ worlds, carrier: 'http://127.0.0.1:9' })
    const { url, heard } = await startBackend(json({}))
    const second = await startFront({ worlds, carrier: url })
    await call(second.url + addDevicePath)
    expect(heard).toHaveLength(1)
    const overview = await call(`${first.url}/__sim/v1/worlds/default`, { method: 'GET' })
    expect(JSON.parse(overview.body.toString())).toMatchObject({ carrier: url })
    const third = await startFront({ worlds })
    expect((await call(third.url + addDevicePath, { body: JSON.stringify(exampleOf('cart.addDevice')) })).status).toBe(
      200,
    )
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
    closeLater(proxy.close)
    const front = await startFront({ carrier: `http://127.0.0.1:${proxy.port}` })
    const [broken] = lost.rules.map((one) => ({ ...one, nth: 1 }))
    await arm(front.app, 'default', { ...lost, rules: broken ? [broken] : [] })
    const answer = await call(front.url + addDevicePath)
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
    const answer = await call(front.url + addDevicePath, { headers, body: JSON.stringify({ customer: person }) })
    const decision = String(answer.headers['x-sim-decision'])
    const kept = await call(`${front.url}/__sim/v1/worlds/${id}/decisions/${decision}`, { method: 'GET' })
    return { sent: answer.body.toString(), kept: kept.body.toString() }
  }

  it('hold nothing of a person whose answer a rule has broken', async () => {
    const { url } = await startBackend(json({ customer: person }))
    const front = await startFront({ carrier: url })
    const cut = rule.on('cart.addDevice', { id: 'broken', always: true, fault: { malformedJson: true } })
    await arm(front.app, 'default', defineScenario({ id: 'broken', title: 'Broken', rules: [cut] }))
    const answer = await call(front.url + addDevicePath)
    const decision = `${front.url}/__sim/v1/worlds/default/decisions/${String(answer.headers['x-sim-decision'])}`
    const kept = (await call(decision, { method: 'GET' })).body.toString()
    expect(answer.body.toString()).toContain('Pier Rd')
    expect(kept).toContain('customer')
    expect(kept).not.toContain('Pier Rd')
  })

  it('hold nothing of a person unless the carrier is set to keep it', async () => {
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
    expect(heard.map(({ line }) => line)).toEqual([
      `POST ${findOperation('cart.addDevice').metadata.paths['signed-in']}`,
    ])
    expect([...shopper.cookies.keys()].toSorted()).toEqual(['sid', 'soe-client', 'wishListCount'])
    expect(shopper.cookies.get('wishListCount')).toMatch(/^[1-8]$/)
  })

  it.each([
    [['cart.addDevice'], 'Operations of one owner hold one state, "cart"'],
    [['wishlist.*', 'promo.*'], 'cart.addDevice'],
    [['cases.*'], 'Operations of one owner hold one state, "cart"'],
    [['tradeIn.*'], 'Operations of one owner hold one state, "cart"'],
    [['wishlst'], 'Did you mean "wishlist"?'],
    [['session'], 'The session is the backend'],
  ])('is not cut through an owner of state: %j', async (simulate, said) => {
    const front = await startFront()
    const { status, error } = await makeWorld(front.url, { url: 'http://127.0.0.1:9', simulate })
    expect([status, error?.message]).toEqual([400, expect.stringContaining(said)])
  })
})

describe('files in front of a backend', () => {
  const shop = mkdtempSync(join(tmpdir(), 'shop-'))
  mkdirSync(join(shop, 'assets'))
  writeFileSync(join(shop, 'index.html'), '<!doctype html><title>Shop</title>')
  writeFileSync(join(shop, 'assets/main.js'), 'export {}')
  closeLater(() => rmSync(shop, { recursive: true }))

  it.each([
    ['the backend', `${picturePrefix}orbit-12-pro_kelp_pair.svg`, []],
    ['the simulator', `${picturePrefix}orbit-12-pro_kelp_pair.svg`, ['catalogue']],
    ['the backend', '/pictures/phone.png', ['catalogue']],
    ['the simulator', '/assets/main.js', []],
    ['the simulator', '/smartphones/', []],
    ['the simulator', '/__sim/pictures/phone.png', []],
  ])('come from %s: %s, where it has %j', async (source, path, simulate) => {
    const { url, heard } = await startBackend(json({}))
    const front = await startFront({ staticDir: shop, carrier: { url, simulate } })
    await call(front.url + path, { method: 'GET' })
    expect(heard.map(({ line }) => line)).toEqual(source === 'the backend' ? [`GET ${path}`] : [])
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
      const { headers: answered } = await call(front.url + addDevicePath, { headers })
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
      const answer = await call(front.url + addDevicePath, { headers })
      altered.push(answer.headers['x-sim-altered'] as string | undefined)
    }
    expect(altered).toEqual([undefined, undefined, 'second/two'])
  })
})
