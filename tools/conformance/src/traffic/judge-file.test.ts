import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import type { Journal, OperationKey } from '@soe/contracts'
import { startTwin, type Twin } from '@soe/drift'
import { operationOf, pathFor } from '../contract/judged-operations'
import type { Report } from '../reports/report'
import { exampleOf } from '../shopping/examples'
import { callBackend } from '../testing/call-backend'
import { runConform } from '../testing/run-conform'
import { temporaryFolder } from '../testing/temporary-folder'

const folder = temporaryFolder()
let sound: Twin

beforeAll(async () => {
  sound = await startTwin({})
})
afterAll(() => sound.close())

const judge = async (text: string, ...flags: readonly string[]) => {
  const file = join(folder(), 'traffic')
  writeFileSync(file, text)
  const ran = await runConform(['judge', file, '--out', folder(), ...flags])
  const report = () => JSON.parse(readFileSync(join(folder(), 'report.json'), 'utf8')) as Report
  return { ...ran, report }
}

const placesOf = ({ findings }: Report) =>
  findings.flatMap(({ places }) => places.map(({ operation, kind, path }) => `${operation} ${kind} ${path}`))

/** An entry as browsers write it. */
const entryOf = (
  key: OperationKey,
  { request = {}, response = {}, body }: { request?: object; response?: object; body?: unknown } = {},
) => ({
  startedDateTime: '2026-01-01T00:00:00.000Z',
  time: 12,
  request: {
    method: 'POST',
    url: `https://shop.example.com${pathFor(key, 'prospect')}`,
    headers: [
      { name: ':authority', value: 'shop.example.com' },
      { name: 'guiE2eRequestId', value: 'r-1' },
      { name: 'Cookie', value: 'sim-session=secret-session' },
    ],
    postData: { mimeType: 'application/json', text: JSON.stringify(body ?? exampleOf(key).body) },
    ...request,
  },
  response: {
    status: 200,
    headers: [
      { name: 'Content-Type', value: 'application/json; charset=utf-8' },
      { name: 'e2eRequestId', value: 'r-1' },
    ],
    content: { text: counted(0) },
    ...response,
  },
})

const counted = (rtCartCount: unknown) => JSON.stringify({ statusCode: '00', rtCartCount, wishListCount: 0 })

const har = (...entries: readonly object[]) => JSON.stringify({ log: { version: '1.2', entries } })

const count = 'recommendations.getRtCartCount'

/** What a browser records of one shopper's calls, in this order. */
const visitOf = async (...keys: readonly OperationKey[]) => {
  const jar = new Map<string, string>()
  const entries: ReturnType<typeof entryOf>[] = []
  for (const key of keys) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const id = `call-${entries.length}`
    const answer = await callBackend(sound.url, key, { headers: { cookie, guie2erequestid: id } })
    for (const text of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const headers = [...answer.headers].map(([name, value]) => ({ name, value }))
    entries.push({
      ...entryOf(key, {
        request: {
          headers: [
            { name: 'guiE2eRequestId', value: id },
            { name: 'Cookie', value: cookie },
          ],
        },
        response: { status: answer.status, headers, content: { text: await answer.text() } },
      }),
      startedDateTime: `2026-01-01T00:00:0${entries.length}.000Z`,
    })
  }
  return entries
}

describe('soe-conform judge, of a HAR file', () => {
  it('exits with 0 where every call keeps the contract, and says how many requests are of no operation', async () => {
    const image = entryOf(count, { request: { url: 'https://shop.example.com/logo.svg', method: 'GET' } })
    const { code, out } = await judge(har(entryOf(count), image))
    expect(out).toContain('1 call judged, 1 request of no operation')
    expect(out).toContain('1 operation: 1 check held, 0 findings, 0 not judged, 0 waived')
    expect(code).toBe(0)
  })

  it('finds what an answer breaks, with the place that a run would name', async () => {
    const broken = entryOf(count, { response: { content: { text: counted('none') } } })
    const { code, out, report } = await judge(har(broken))
    expect(out).toContain(`BROKEN  ${count} wrong-type rtCartCount`)
    expect(report().findings[0]).toMatchObject({ operation: count, kind: 'wrong-type', path: 'rtCartCount' })
    expect(code).toBe(1)
  })

  it('follows a session: two phones were added, and the count says one', async () => {
    const visit = await visitOf('cart.addDevice', 'cart.addDevice', count)
    expect((await judge(har(...visit))).out).toContain('3 calls judged')
    expect((await judge(har(...visit))).code).toBe(0)
    const [first, second, third] = visit
    const lying = { ...third, response: { ...third?.response, content: { text: counted(1) } } }
    const { report, code } = await judge(har(first ?? {}, second ?? {}, lying))
    expect(placesOf(report()).join()).toContain(`${count} `)
    expect(code).toBe(1)
  })

  it.each([
    ['that is plain, though it says base64', { text: counted(-1), encoding: 'base64' }, []],
    [
      'that is still compressed',
      { text: gzipSync(counted(-1)).toString('base64'), encoding: 'base64' },
      [{ name: 'Content-Encoding', value: 'gzip' }],
    ],
  ])('reads a body %s', async (_what, content, more) => {
    const sound = entryOf(count)
    const response = { headers: [...sound.response.headers, ...more], content }
    expect(placesOf((await judge(har(entryOf(count, { response })))).report())).toEqual([
      `${count} wrong-value rtCartCount`,
    ])
  })

  it('judges no answer that a test ordered, and none that broke off', async () => {
    const page = { status: 503, headers: [{ name: 'content-type', value: 'text/html' }], content: { text: '<h1>' } }
    const ordered = { ...entryOf(count, { response: page }), _because: 'scenario' }
    const cut = entryOf(count, { response: { _error: 'net::ERR_INCOMPLETE_CHUNKED_ENCODING', content: { text: '{' } } })
    const { out, report } = await judge(har(ordered, cut))
    expect(out).toContain('0 findings, 1 not judged')
    expect(report().findings).toEqual([])
  })

  it('takes nothing that a recorder hid for a fault', async () => {
    const hiding = (id: string) => ({
      ...entryOf(count, {
        request: { headers: [{ name: 'guie2erequestid', value: id }] },
        response: {
          headers: [
            { name: 'content-type', value: 'application/json' },
            { name: 'e2erequestid', value: id },
            { name: 'set-cookie', value: 'sim-session=[redacted], prospectCartCount=[redacted]' },
          ],
        },
      }),
      _session: '…1',
    })
    expect((await judge(har(hiding('r-[card number]'), hiding('r-[card number]')))).code).toBe(0)
  })

  it('keeps apart the sessions of a world, and forgets what a command may have changed', async () => {
    const told = (amount: number, more: object) => ({
      ...entryOf(count, {
        request: { headers: [{ name: 'guie2erequestid', value: `r-${amount}` }] },
        response: {
          headers: [
            { name: 'content-type', value: 'application/json' },
            { name: 'e2erequestid', value: `r-${amount}` },
          ],
          content: { text: counted(amount) },
        },
      }),
      startedDateTime: `2026-01-01T00:00:0${amount}.000Z`,
      ...more,
    })
    const [first, other] = [told(1, { _session: '…1' }), told(2, { _session: '…2' })]
    expect((await judge(har(first, other))).code).toBe(0)
    expect((await judge(har(first, told(2, { _session: '…1', _disturbed: true })))).code).toBe(0)
    expect((await judge(har(first, told(2, { _session: '…1' })))).code).toBe(1)
  })

  it('reads a body that is written in base64', async () => {
    const text = Buffer.from(counted(-1)).toString('base64')
    const { report } = await judge(har(entryOf(count, { response: { content: { text, encoding: 'base64' } } })))
    expect(placesOf(report())).toEqual([`${count} wrong-value rtCartCount`])
  })

  it.each([
    ['in base64', Buffer.from, []],
    ['in base64, still compressed', gzipSync, [{ name: 'Content-Encoding', value: 'gzip' }]],
    ['in base64, still deflated', deflateRawSync, [{ name: 'Content-Encoding', value: 'deflate' }]],
  ])('reads a request that is written %s', async (_how, pack: (text: string) => Buffer, more) => {
    const packed = (sent: Buffer) => ({
      mimeType: 'application/json',
      text: sent.toString('base64'),
      encoding: 'base64',
    })
    const sent = (body: Buffer) => {
      const { headers } = entryOf(count).request
      return har(entryOf(count, { request: { headers: [...headers, ...more], postData: packed(body) } }))
    }
    expect(placesOf((await judge(sent(pack('nothing')))).report())).toEqual([`${count} invalid-accepted request`])
    expect((await judge(sent(pack(JSON.stringify(exampleOf(count).body))))).code).toBe(0)
  })

  it('finds an operation whatever letters of its path are percent-encoded', async () => {
    const url = `https://shop.example.com${pathFor(count, 'prospect').replace('/soe/', '/%73%6Fe/')}`
    const { report } = await judge(
      har(entryOf(count, { request: { url }, response: { content: { text: counted(-1) } } })),
    )
    expect(placesOf(report())).toEqual([`${count} wrong-value rtCartCount`])
  })

  it('reports an invalid request that was accepted, and none that was refused', async () => {
    const body = { ...(exampleOf('cart.calculateMultiLineTax').body as object), zipCode: 'ABCDE' }
    const refusal = JSON.stringify({ error: { code: 'INVALID_BODY', message: 'zipCode is wrong' } })
    const refused = entryOf('cart.calculateMultiLineTax', {
      body,
      response: { status: 400, content: { text: refusal } },
    })
    expect((await judge(har(refused))).code).toBe(0)
    const accepted = entryOf(count, { body: 'nothing' })
    expect(placesOf((await judge(har(accepted))).report())).toEqual([`${count} invalid-accepted request`])
  })

  it('knows aliases and audiences', async () => {
    const asCustomer = entryOf(count, {
      request: {
        headers: [{ name: 'Cookie', value: 'loggedIn=true' }],
        url: `https://a.example${pathFor(count, 'signed-in')}`,
      },
    })
    const alias = operationOf(count).metadata.aliases.find((path) => path.includes('/prepayservice/')) ?? ''
    const asPrepaid = entryOf(count, {
      request: { headers: [{ name: 'service', value: 'prepaid' }], url: `https://a.example${alias}` },
    })
    const { report } = await judge(har(asCustomer, entryOf(count), asPrepaid))
    expect(report().coverage[0]?.audiences).toEqual(['prepay', 'prospect', 'signed-in'])
  })

  it('does not judge a call that the caller ended, or whose body was not recorded', async () => {
    const ended = entryOf(count, { response: { status: 0, headers: [], content: {}, _error: 'net::ERR_ABORTED' } })
    const first = await judge(har(ended))
    expect(first.out).toContain('the caller ended the call')
    expect(first.code).toBe(2)
    const bare = await judge(har(entryOf(count, { response: { content: {} } })))
    expect(bare.out).toContain('the recording has no body')
    expect(bare.code).toBe(2)
  })

  it('reports an answer that never came', async () => {
    const reset = { status: 0, headers: [], content: {}, _error: 'net::ERR_EMPTY_RESPONSE' }
    const { report } = await judge(har(entryOf(count, { response: reset })))
    expect(placesOf(report())).toEqual([`${count} no-answer `])
  })

  it('shows no cookie in any report', async () => {
    await judge(har(entryOf(count, { response: { content: { text: '{}' } } })))
    for (const name of ['report.html', 'report.json', 'junit.xml', 'report.sarif']) {
      expect(readFileSync(join(folder(), name), 'utf8')).not.toContain('secret-session')
    }
  })

  it('judges the chosen operations alone', async () => {
    const { out, code } = await judge(har(entryOf(count)), '--only', 'wishlist')
    expect(out).toContain('0 calls judged')
    expect(code).toBe(2)
  })
})

describe('soe-conform judge, of a journal', () => {
  const journalOf = async () => {
    const { headers } = await callBackend(sound.url, 'catalogue.getProduct')
    const cookie = headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    await callBackend(sound.url, 'cart.addDevice', { headers: { cookie } })
    await callBackend(sound.url, 'cart.addDevice', { headers: { cookie }, body: { cartInfo: 1 } })
    const read = await fetch(`${sound.url}/__sim/v1/worlds/default/journal`)
    return ((await read.json()) as Journal).entries
  }
  const lines = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).join('\n')

  it('holds what the simulator writes', async () => {
    const { out, code } = await judge(lines(await journalOf()))
    expect(out).toMatch(/[3-9] calls judged, 0 requests of no operation/)
    expect(out).toContain('0 findings')
    expect(code).toBe(0)
  })

  it('finds an error that the operation may not answer, another status, and an invalid request that was accepted', async () => {
    const [entry] = (await journalOf()).filter(({ operation }) => operation === 'cart.addDevice')
    const { report, code } = await judge(
      lines([
        { ...entry, error: 'QUOTE_NOT_FOUND' },
        { ...entry, status: 418 },
        { ...entry, request: { body: { cartInfo: {} } } },
      ]),
    )
    expect(placesOf(report())).toEqual(
      expect.arrayContaining([
        'cart.addDevice undeclared-error errors[].id',
        'cart.addDevice undeclared-status ',
        'cart.addDevice invalid-accepted request data',
      ]),
    )
    expect(code).toBe(1)
  })

  it('holds answers too, where the journal was asked for them', async () => {
    await journalOf()
    const read = await fetch(`${sound.url}/__sim/v1/worlds/default/journal?answers=1`)
    const { entries } = (await read.json()) as Journal
    expect(entries.some(({ answer }) => answer?.body !== undefined)).toBe(true)
    expect((await judge(lines(entries))).out).toContain('0 findings')
    const [product] = entries.filter(({ operation }) => operation === 'catalogue.getProduct')
    const { report } = await judge(lines([{ ...product, answer: { status: 200, body: { product: {} } } }]))
    expect(placesOf(report()).join()).toContain('catalogue.getProduct missing-field product')
  })

  it('does not judge what the recorder hid, nor an answer that a test ordered', async () => {
    const [entry] = (await journalOf()).filter(({ operation }) => operation === 'cart.addDevice')
    const hidden = { ...entry, operation: 'cart.saveCart', request: { body: { cartInfo: {}, emailId: '[redacted]' } } }
    expect((await judge(lines([hidden]))).out).toContain('0 findings')
    const ordered = await judge(lines([{ ...entry, because: 'scenario', status: 418 }]))
    expect(ordered.out).toContain('a test ordered the answer')
    expect(ordered.code).toBe(2)
  })
})

describe('soe-conform judge', () => {
  it.each([
    [[], 'judge needs one FILE'],
    [['one', 'two'], 'judge needs one FILE'],
    [['/nowhere.har'], '/nowhere.har cannot be read'],
    [['x', '--target', 'http://localhost'], "Unknown option '--target'"],
    [['x', '--only', 'basket'], '--only: no operation matches basket'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runConform(['judge', ...args])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it.each([
    ['hello', 'is neither a HAR file nor a journal: line 1 is not a call'],
    [
      '{"log":{"entries":[{}]}}',
      'is not a HAR file: log.entries[0].request: Missing: an object with method, url, headers, postData is needed.',
    ],
  ])('refuses a file that holds %s', async (text, message) => {
    const { code, err } = await judge(text)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it('explains itself', async () => {
    const { code, out } = await runConform(['judge', '--help'])
    expect(out).toContain('soe-conform judge FILE')
    expect(code).toBe(0)
  })
})
