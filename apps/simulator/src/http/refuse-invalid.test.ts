import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
let base: string
let world: string
beforeAll(async () => {
  simulator = await startSimulator()
  base = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  world = (await simulator.world()).id
})
afterAll(() => simulator.close())

const send = async (path: string, body: unknown) => {
  const reply = await fetch(`${base}${path.startsWith('/') ? path : `/__sim/v1/${path.replace('WORLD', world)}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: reply.status,
    body: (await reply.json()) as { error: { code: string; message: string; allowed?: string[] } },
  }
}

const commands = 'worlds/WORLD/commands'

describe('a refused request of the control API', () => {
  it.each([
    ['a missing field', commands, { sellOut: {} }, 'body.sellOut.skuId: Missing: a text is needed.'],
    ['a wrong kind', commands, { sellOut: { skuId: 7 } }, 'body.sellOut.skuId: Needed here is a text, not a number.'],
    [
      'a command without fields',
      commands,
      { sellOut: 'x' },
      'body.sellOut: Needed here is an object with skuId, not a text.',
    ],
    [
      'an unknown value',
      commands,
      { setStock: { skuId: 'x', status: 'in-stok' } },
      'body.setStock.status: "in-stok" is not known here. Did you mean "in-stock"? Allowed: in-stock, back-order, pre-order, out-of-stock.',
    ],
    [
      'a misspelt field',
      commands,
      { lockCart: { channel: 'VZW-RETAIL', tll: 'PT1M' } },
      'body.lockCart.tll: There is no field "tll" here. Did you mean "ttl"? Allowed: cartId, channel, ttl, unlockChannel.',
    ],
    [
      'no duration',
      commands,
      { advanceClock: { by: '15' } },
      'body.advanceClock.by: "15" is not an ISO 8601 duration such as PT15M.',
    ],
    [
      'a duration whose length varies',
      commands,
      { advanceClock: { by: 'P1M' } },
      'body.advanceClock.by: "P1M" is not of one length: minutes are PT1M, and a month is P30D.',
    ],
    [
      'a value that is like no other',
      commands,
      { setCredit: { status: 'XX' } },
      'body.setCredit.status: "XX" is not known here. Allowed: AP, PE, DC, OH.',
    ],
    ['a field where there is none', 'worlds/WORLD/verify', { x: 1 }, 'body.x: There is no field "x" here.'],
    ['too much', commands, { setSupport: { chatAgents: 1001 } }, 'body.setSupport.chatAgents: Too much: at most 1000.'],
    ['an empty text', commands, { sellOut: { skuId: '' } }, 'body.sellOut.skuId: Too little: at least 1 character.'],
    ['no change of the clock', 'worlds/WORLD/clock', {}, 'body: needs freeze, advance or resume.'],
    [
      'a misspelt change of the clock',
      'worlds/WORLD/clock',
      { freeze: true, advnce: 'PT1M' },
      'body.advnce: There is no field "advnce" here. Did you mean "advance"? Allowed: freeze, advance, resume.',
    ],
    [
      'a world with a bad id',
      'worlds',
      { id: 'a b' },
      'body.id: "a b" is not made of letters, digits and . _ - only, beginning with a letter or a digit.',
    ],
    [
      'two wrong fields',
      'worlds',
      { seed: -1, persona: 3 },
      'body.persona: Needed here is a text, not a number. body.seed: Too little: at least 0.',
    ],
  ])('says what is wrong and what is allowed: %s', async (_, path, body, message) => {
    const refused = await send(path, body)
    expect(refused.status).toBe(400)
    expect(refused.body).toEqual({
      error: expect.objectContaining({ code: 'INVALID_REQUEST', message }) as object,
    })
  })

  it.each([
    ['worlds?label=x', 'query.label: There is no field "label" here.'],
    ['worlds/WORLD/state?x=1', 'query.x: There is no field "x" here.'],
    ['catalog/operations?a=', 'query.a: There is no field "a" here.'],
    [
      'worlds/WORLD/journal?limt=2',
      'query.limt: There is no field "limt" here. Did you mean "limit"? Allowed: events, answers, since, emails, operation, limit.',
    ],
  ])('refuses a query that means nothing: %s', async (path, message) => {
    const reply = await fetch(`${base}/__sim/v1/${path.replace('WORLD', world)}`)
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'INVALID_REQUEST', message }) as object },
    ])
  })

  it.each([
    [
      'misspelt',
      { lokCart: {} },
      'body: Exactly one field is needed, not lokCart. Did you mean "lockCart"? Allowed: lockCart,',
    ],
    [
      'two',
      { unlockCart: {}, expireSession: {} },
      'body: Exactly one field is needed, not unlockCart, expireSession. Allowed: lockCart,',
    ],
    ['none', {}, 'body: Exactly one field is needed. Allowed: lockCart,'],
  ])('asks for exactly one command: %s', async (_, body, message) => {
    const refused = await send(commands, body)
    expect([refused.status, refused.body.error.message.slice(0, message.length)]).toEqual([400, message])
    expect(refused.body.error.allowed).toContain('lockCart')
  })

  it('says so of a snapshot', async () => {
    const refused = await send('worlds/WORLD/restore', { formatVersion: 1, header: {}, collections: {} })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'INVALID_SNAPSHOT'])
    expect(refused.body.error.message).toContain('header.persona: Missing: a text is needed.')
  })

  it('says so in the answer that a call would get', async () => {
    const reply = await send('worlds/WORLD/explain', { operation: 'cart.addDevice', body: {} })
    expect(JSON.stringify(reply.body)).toContain('body.data: Missing: an object')
  })
})

const addDevice = '/soe/digital/prospect/cartservice/cart/nse/add-device'
const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }
const adding = (changed: object) => ({ cartInfo: {}, data: { lines: [{ device: { ...device, ...changed } }] } })

describe('a refused call of the carrier', () => {
  it.each([
    ['a missing field', {}, 'body.cartInfo: Missing: an object'],
    ['a wrong kind', adding({ id: 5 }), 'body.data.lines.0.device.id: Needed here is a text, not a number.'],
    ['a list that is too short', { cartInfo: {}, data: { lines: [] } }, 'body.data.lines: '],
    ['a body that is a list', [], 'body: Needed here is an object'],
  ])('names %s in plain words', async (_, body, text) => {
    const { status, body: answer } = await send(addDevice, body)
    expect([status, answer.error.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(answer.error.message).toContain(text)
    expect(answer.error.message).not.toMatch(/Invalid input|expected|received|>=/)
  })

  it.each([
    ['no member of a union', { choice: 'nwe' }, 'body.number.choice: "nwe" is not known here. Did you mean "new"?'],
    ['nothing that tells the members apart', {}, 'body.number.choice: Missing. Allowed: existing, new, port-in.'],
    ['a wrong field of a member', { choice: 'new', zipCode: 'x' }, 'body.number.zipCode: "x" is not'],
    ['a missing field of a member', { choice: 'existing' }, 'body.number.mtnHashCode: Missing: a text is needed.'],
    ['no object', 'new', 'body.number: Needed here is an object'],
  ])('names the field of the nearest member of a union: %s', async (_, number, text) => {
    const { status, body } = await send('/soe/digital/prospect/cartservice/cart/nse/assign-mtn', {
      cartInfo: {},
      lineId: 'newLine1',
      number,
    })
    expect([status, body.error.message.slice(0, text.length)]).toEqual([400, text])
  })

  it('names every value of a union of values', async () => {
    const { body } = await send('/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse', {
      source: 'deviceFeedback',
      nbxSessionId: 'a',
      propositionCount: 1,
      customerResponse: { responseList: [{ propositionId: 'a', dispositionOptionId: 80 }] },
    })
    expect(body.error.message).toContain(
      'dispositionOptionId: "80" is not known here. Did you mean "81"? Allowed: 81, 82.',
    )
  })

  it('quotes no secret', async () => {
    const contact = { firstName: 'Maren', emailId: 'maren at example', phoneNumber: '4111 1111 1111 1111' }
    const { status, body } = await send('/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-contact', {
      cartInfo: {},
      contact,
    })
    expect(status).toBe(400)
    expect(body.error.message).toContain('body.contact.phoneNumber: ')
    expect(body.error.message).not.toMatch(/4111|maren at/)
  })

  it('names what a query may say', async () => {
    const reply = await fetch(`${base}/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=boats`)
    expect(await reply.json()).toMatchObject({
      error: { code: 'INVALID_REQUEST', allowed: ['smartphones', 'watches', 'tablets', 'accessories'] },
    })
  })
})
