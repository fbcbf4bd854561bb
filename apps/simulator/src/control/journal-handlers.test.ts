import type { Decision, Explanation, Journal, Refusal } from '@soe/contracts'
import { callControl } from '../testing/call-control'
import { aboutAddDevice, arm } from '../testing/scenario-client'
import { addDevice, deviceBody, goodCard, readyToOrder } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const call = <Body = Refusal>(method: 'GET' | 'POST', path: string, payload?: object) =>
  callControl<Body>(simulator.app, method, path, payload)

const journal = async (world: string, query = '') =>
  (await call<Journal>('GET', `worlds/${world}/journal${query}`)).body
const decision = async (world: string, id: unknown) =>
  (await call<Decision>('GET', `worlds/${world}/decisions/${String(id)}`)).body
const refusedJournal = async (world: string, query: string) =>
  (await call<Refusal>('GET', `worlds/${world}/journal${query}`)).body
const explain = async (world: string, asked: object) =>
  (await call<Explanation>('POST', `worlds/${world}/explain`, asked)).body

describe('the journal', () => {
  it('holds every call with what was asked and how it ended', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: deviceBody(), requestId: 'r-1', channel: 'VZW-DOTCOM-MOB' })
    await shopper.call('cases.getCases')
    expect(await journal(world.id)).toMatchObject({
      entries: [
        {
          id: `${world.id}-1`,
          seq: 1,
          operation: 'cart.addDevice',
          audience: 'signed-in',
          channel: 'VZW-DOTCOM-MOB',
          requestId: 'r-1',
          status: 200,
          because: 'world',
          request: { body: { cartInfo: { intendType: 'AAL' } } },
        },
        { id: `${world.id}-2`, operation: 'cases.getCases', status: 200 },
      ],
      next: 2,
      more: false,
      truncated: false,
    })
  })

  it('shows the body of a call that began with a byte order mark', async () => {
    const world = await simulator.world()
    await simulator.app.inject({
      method: 'POST',
      url: '/soe/digital/prospect/cartservice/cart/nse/add-device',
      headers: { 'content-type': 'application/json', 'x-sim-world': world.id },
      payload: `\ufeff${JSON.stringify(deviceBody())}`,
    })
    expect(await journal(world.id)).toMatchObject({ entries: [{ status: 200, request: { body: deviceBody() } }] })
  })

  it('is read on from where one stopped, page by page', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    for (let made = 0; made < 5; made += 1) await shopper.call('cases.getCases')
    const seqs = (page: Journal) => page.entries.map(({ seq }) => seq)
    const first = await journal(world.id, '?limit=2')
    expect([seqs(first), first.next, first.more]).toEqual([[1, 2], 2, true])
    const rest = await journal(world.id, `?since=${first.next}`)
    expect([seqs(rest), rest.next, rest.more]).toEqual([[3, 4, 5], 5, false])
    expect(await journal(world.id, `?since=${rest.next}`)).toMatchObject({ entries: [], next: 5, more: false })
  })

  it('ends a page where more would take long to search for secrets', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    for (let made = 0; made < 40; made += 1)
      await shopper.call('catalogue.listProducts', { query: { category: 'watches' } })
    const { answer } = (await journal(world.id, '?answers=1&limit=1')).entries[0] ?? {}
    const fitting = Math.floor(1_000_000 / JSON.stringify(answer?.body).length)
    expect(fitting).toBeLessThan(40)
    const { entries, next, more } = await journal(world.id, '?answers=1')
    expect([entries.length, next, more]).toEqual([fitting, fitting, true])
    expect((await journal(world.id, `?answers=1&since=${next}`)).entries[0]?.seq).toBe(fitting + 1)
    expect((await journal(world.id)).entries).toHaveLength(40)
  })

  it('is read for one operation', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await shopper.call('cases.getCases')
    await addDevice(shopper)
    const { entries, next } = await journal(world.id, '?operation=cart.addDevice')
    expect([entries.map(({ seq }) => seq), next]).toEqual([[2], 2])
  })

  it.each([
    ['?operation=cart.sink', 'UNKNOWN_OPERATION', 'cart.addDevice'],
    ['?since=yesterday', 'INVALID_REQUEST', undefined],
    ['?limit=0', 'INVALID_REQUEST', undefined],
    ['?from=1', 'INVALID_REQUEST', 'since'],
  ])('refuses %s', async (query, code, allowed) => {
    const { error } = await refusedJournal((await simulator.world()).id, query)
    expect(error.code).toBe(code)
    expect([undefined, ...(error.allowed ?? [])]).toContain(allowed)
  })

  it('says when what one asks for is gone', async () => {
    const small = await startSimulator({ journalBytes: 6_000 })
    const world = await small.world()
    const shopper = await world.shopper()
    for (let made = 0; made < 20; made += 1) await shopper.call('cases.getCases')
    const read = async (query: string) =>
      (await callControl<Journal>(small.app, 'GET', `worlds/${world.id}/journal${query}`)).body
    const all = await read('')
    expect([all.truncated, all.next]).toEqual([true, 20])
    expect((await read(`?since=${(all.entries[0]?.seq ?? 0) - 1}`)).truncated).toBe(false)
    const gone = await callControl(small.app, 'GET', `worlds/${world.id}/decisions/${world.id}-1`)
    expect([gone.status, gone.body.error.message]).toEqual([404, expect.stringContaining('no longer') as string])
    await small.close()
  })

  it('shows no card number, no code, no token and no e-mail address', async () => {
    const world = await simulator.world()
    await readyToOrder(await world.shopper())
    const text = JSON.stringify(await journal(world.id))
    expect(text).toContain('checkout.selectPayment')
    for (const secret of [goodCard.cardNumber, `"${goodCard.securityCode}"`, 'maren@example.com']) {
      expect(text).not.toContain(secret)
    }
    for (const { id, xsrfToken } of (await world.state()).sessions) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(xsrfToken)
    }
  })

  it('shows the number of a line to who asks for it alone', async () => {
    const world = await simulator.world('signed-in')
    const { headers } = await (await world.shopper()).call('session.keepAlive')
    const number = headers['mobile'] as string
    expect(number).toMatch(/^\d{10}$/)
    expect(JSON.stringify(await journal(world.id, '?answers=1'))).not.toContain(number)
    expect(JSON.stringify(await journal(world.id, '?answers=1&emails=1'))).toContain(number)
  })

  it('shows e-mail addresses to who asks for them, and no card number', async () => {
    const world = await simulator.world()
    await readyToOrder(await world.shopper())
    const text = JSON.stringify(await journal(world.id, '?emails=1'))
    expect(text).toContain('maren@example.com')
    expect(text).not.toContain(goodCard.cardNumber)
    const hidden = (await journal(world.id)).entries.find((entry) => JSON.stringify(entry).includes('[redacted]'))
    const shown = await call('GET', `worlds/${world.id}/decisions/${hidden?.id}?emails=1`)
    expect([shown.status, JSON.stringify(shown.body)]).toEqual([200, expect.not.stringContaining(goodCard.cardNumber)])
    expect((await refusedJournal(world.id, '?emails=yes')).error.allowed).toEqual(['0', '1'])
  })

  it('keeps what was refused before it ran', async () => {
    const world = await simulator.world()
    const stranger = world.stranger('prospect')
    const refused = await stranger.call('cart.addDevice', { body: { cartInfo: {} } as never })
    const signedOut = await stranger.call('cases.getCases', { audience: 'signed-in' })
    expect(refused.headers['x-sim-decision']).toBe(`${world.id}-1`)
    expect(signedOut.headers['x-sim-decision']).toBe(`${world.id}-2`)
    expect((await journal(world.id)).entries).toMatchObject([
      { status: 400, error: 'INVALID_REQUEST', because: 'refused' },
      { status: 401, error: 'NO_SESSION', because: 'refused' },
    ])
  })

  it('of a dropped world is gone, and a new one of the name begins at 1', async () => {
    await call('POST', 'worlds', { id: 'again' })
    const stranger = () =>
      simulator.app.inject({
        method: 'POST',
        url: '/soe/digital/prospect/casemanagementservice/cases/nse/getCases',
        headers: { 'x-sim-world': 'again' },
        payload: {},
      })
    await stranger()
    await callControl(simulator.app, 'DELETE', 'worlds/again')
    expect(await journal('again')).toMatchObject({ error: { code: 'UNKNOWN_WORLD' } })
    await call('POST', 'worlds', { id: 'again' })
    expect((await stranger()).headers['x-sim-decision']).toBe('again-1')
  })
})

describe('a decision', () => {
  it('says that the world answered', async () => {
    const world = await simulator.world()
    const reply = await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })
    expect((await decision(world.id, reply.headers['x-sim-decision'])).sentences).toEqual([
      'A prospect called cart.addDevice through VZW-DOTCOM: Add a device to the cart, or change the one on a line.',
      'No failure was ordered for this call.',
      'The answer was 200: done as asked.',
    ])
  })

  it('says what a refused request was answered: which part is wrong, and what it may be', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const body = { ...deviceBody(), data: { lines: 'none' } } as unknown as ReturnType<typeof deviceBody>
    const reply = await shopper.call('cart.addDevice', { body })
    const { code, message } = (reply.raw as { error: { code: string; message: string } }).error
    const said = `400 with ${code}, "${message}"`
    expect(message).toContain('body.data')
    const { sentences } = await decision(world.id, reply.headers['x-sim-decision'])
    expect(sentences.at(-1)).toBe(`The answer was ${said}`)
  })

  it('says that a failure was ordered', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await world.failNext('cart.addDevice', { error: '208' })
    const reply = await shopper.call('cart.addDevice', { body: deviceBody() })
    const found = await decision(world.id, reply.headers['x-sim-decision'])
    expect(found).toMatchObject({ because: 'failNext', error: '208', status: 200 })
    expect(found.sentences.slice(1)).toEqual([
      'A failure had been ordered for the next call of this operation. It is used up now; nothing was changed.',
      'The answer was 200 with 208, "An order is already scheduled for this account."',
    ])
  })

  it('says that a rule which only changes the answer left an error as it was', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await arm(simulator.app, world.id, aboutAddDevice({ always: true, reply: { emptyProcessStep: true } }))
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const reply = await shopper.call('cart.addDevice', { body: deviceBody() })
    const { error, sentences } = await decision(world.id, reply.headers['x-sim-decision'])
    expect(error).toBe('CART_LOCKED')
    expect(sentences.join(' ')).toContain('its own error was answered, and nothing was changed.')
  })

  it.each([
    ['failed by itself', true, 'the operation failed by itself (CART_LOCKED), and nothing was changed.'],
    ['was done', false, 'what the call asked for was done.'],
  ])('says that what a rule let happen unseen %s', async (_, isLocked, said) => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await arm(simulator.app, world.id, aboutAddDevice({ always: true, commit: true, reply: { error: '417' } }))
    if (isLocked) await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const reply = await shopper.call('cart.addDevice', { body: deviceBody() })
    const { error, sentences } = await decision(world.id, reply.headers['x-sim-decision'])
    expect(error).toBe('417')
    expect(sentences[1]).toContain(said)
    expect((await explain(world.id, { operation: 'cart.addDevice', body: deviceBody() })).sentences[1]).toContain(
      isLocked ? 'would fail by itself (CART_LOCKED)' : 'what the call asks for would be done',
    )
  })

  it('says who held the cart', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const reply = await shopper.call('cart.addDevice', { body: deviceBody() })
    const found = await decision(world.id, reply.headers['x-sim-decision'])
    expect(found).toMatchObject({ because: 'world', error: 'CART_LOCKED' })
    expect(found.sentences).toContain('The cart is held by VZW-RETAIL.')
  })

  it('says that a retry changed nothing', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const again = { body: deviceBody(), requestId: 'twice' }
    await shopper.call('cart.addDevice', again)
    const reply = await shopper.call('cart.addDevice', again)
    expect(await decision(world.id, reply.headers['x-sim-decision'])).toMatchObject({ because: 'repeat' })
  })

  it.each(['nonsense', '1', 'other-1', 'x'.repeat(100)])('%p is unknown', async (id) => {
    const world = await simulator.world()
    await (await world.shopper()).call('cases.getCases')
    expect(await decision(world.id, id)).toMatchObject({ error: { code: 'UNKNOWN_DECISION' } })
  })
})

describe('explain', () => {
  it('tells what a call would do, and does nothing', async () => {
    const world = await simulator.world()
    const before = await world.everything()
    const told = await explain(world.id, { operation: 'cart.addDevice', body: deviceBody() })
    expect(told).toMatchObject({ operation: 'cart.addDevice', audience: 'prospect', status: 200, because: 'world' })
    expect(told.changes).toContainEqual(expect.objectContaining({ collection: 'carts', change: 'made' }))
    expect(told.sentences).toContain('The answer would be 200: done as asked.')
    expect(await world.everything()).toEqual(before)
    expect((await journal(world.id)).entries).toEqual([])
  })

  it('leaves an ordered failure to the call that comes', async () => {
    const world = await simulator.world()
    await world.failNext('cart.addDevice', { error: '208' })
    const told = await explain(world.id, { operation: 'cart.addDevice' })
    expect(told).toMatchObject({ because: 'failNext', error: '208' })
    expect((await (await world.shopper()).call('cart.addDevice', { body: deviceBody() })).errorId).toBe('208')
  })

  it('leaves armed rules out where it is asked to', async () => {
    const world = await simulator.world()
    const document = { apiVersion: 'sim/v1', kind: 'Scenario', id: 'always', title: 'Always 208' }
    const rules = [{ id: 'each', on: 'cart.addDevice', always: true, reply: { error: '208' } }]
    const armed = await simulator.app.inject({
      method: 'PUT',
      url: `/__sim/v1/worlds/${world.id}/scenarios/always`,
      payload: { ...document, rules },
    })
    expect(armed.statusCode).toBe(200)
    expect(await explain(world.id, { operation: 'cart.addDevice' })).toMatchObject({ error: '208' })
    const without = await explain(world.id, { operation: 'cart.addDevice', rules: false })
    expect([without.because, without.error, without.rules]).toEqual(['world', undefined, undefined])
  })

  it('answers for the session that called last, or for the named one', async () => {
    const world = await simulator.world('signed-in')
    const [one, other] = [await world.shopper(), await world.shopper()]
    await addDevice(one)
    await world.command({ lockCart: { channel: 'VZW-CHAT' } })
    const sessionId = other.cookies.get('sim-session')
    const told = await explain(world.id, { operation: 'cart.addDevice', sessionId })
    expect(told).toMatchObject({ audience: 'signed-in', error: 'CART_LOCKED', because: 'world' })
    expect(told.session).toBe(`…${(sessionId ?? '').slice(-6)}`)
    expect(told.sentences).toContain('The cart is held by VZW-CHAT.')
  })

  it('gives no session away', async () => {
    const world = await simulator.world()
    await addDevice(await world.shopper())
    const told = await explain(world.id, { operation: 'cart.addDevice' })
    expect(told.changes).toContainEqual(expect.objectContaining({ collection: 'sessions' }))
    for (const { id } of (await world.state()).sessions) expect(JSON.stringify(told)).not.toContain(id)
  })

  it('tells that a stranger would have to sign in', async () => {
    const { id } = await simulator.world()
    const told = await explain(id, { operation: 'cases.getCases', audience: 'signed-in' })
    expect(told).toMatchObject({ status: 401, error: 'NO_SESSION', because: 'refused' })
  })

  it('tells what is wrong with a body', async () => {
    const { id } = await simulator.world()
    const told = await explain(id, { operation: 'cart.addDevice', body: { cartInfo: {} } })
    expect(told).toMatchObject({ status: 400, error: 'INVALID_REQUEST', because: 'refused' })
    expect(told.answer).toMatchObject({ error: { message: expect.stringContaining('body.data') as string } })
  })

  it.each([
    [{ operation: 'cart.sink' }, 400, 'UNKNOWN_OPERATION'],
    [{ operation: 'cart.addDevice', audience: 'admiral' }, 400, 'UNKNOWN_AUDIENCE'],
    [{ operation: 'cart.addDevice', sessionId: 'gone' }, 404, 'UNKNOWN_SESSION'],
    [{}, 400, 'INVALID_REQUEST'],
  ])('refuses %j', async (asked, status, code) => {
    const { id } = await simulator.world()
    const reply = await call('POST', `worlds/${id}/explain`, asked)
    expect([reply.status, reply.body.error.code]).toEqual([status, code])
  })
})
