import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseScenarios, type Rule } from '@soe/scenario'
import { runLine } from '../testing/run-line'

const dir = mkdtempSync(join(tmpdir(), 'recorders-'))
afterAll(() => rmSync(dir, { recursive: true }))

const write = (name: string, content: string | Buffer): string => {
  const path = join(dir, name)
  writeFileSync(path, content)
  return path
}

const samples = join(__dirname, 'samples')
const recorders = readdirSync(samples).map((file) => file.replace('.har', ''))

const page = '<!doctype html><title>503</title><h1>Service Unavailable</h1>'

/** What failed in each of the archives, as it failed. */
const failures: readonly Partial<Rule>[] = [
  {
    id: 'cart-add-device-2',
    reply: {
      status: 429,
      headers: { 'Retry-After': '2' },
      body: { error: { code: 'RATE_LIMITED', message: 'Slow down.' } },
      offContract: true,
    },
  },
  { id: 'cart-add-plan-1', reply: { status: 503, html: page } },
  { id: 'cart-add-features-1', reply: { status: 302, headers: { Location: '/signin' }, text: '', offContract: true } },
  { id: 'cart-assign-mtn-1', reply: { status: 204, offContract: true } },
  { id: 'content-get-feature-flags-1', reply: { status: 500, text: 'boom' } },
]

/** An entry without an answer says only in k6 Studio nothing of why. */
const dropped: Partial<Rule> = { id: 'cart-add-device-3', fault: { reset: true } }

const rulesIn = (yaml: string) =>
  (parseScenarios(yaml).scenarios[0]?.rules ?? []).map(({ id, reply, fault }) => ({
    id,
    ...(reply && { reply }),
    ...(fault && { fault }),
  }))

const importOf = async (recorder: string) => runLine(['import-har', join(samples, `${recorder}.har`)])

describe('an archive as it is written by', () => {
  it.each(recorders)('%s fails again as it failed', async (recorder) => {
    const { code, out, err } = await importOf(recorder)
    expect(code).toBe(0)
    expect(rulesIn(out)).toEqual(recorder === 'k6' ? failures : [...failures, dropped])
    expect(err).toBe(
      [
        ...(recorder === 'k6' ? ['Entry 8: the archive holds no answer, so no rule is made.'] : []),
        'Left out, for they are no calls of the carrier: 1 entry.',
      ].join('\n'),
    )
  })
})

const encodings: readonly (readonly [string, (text: string) => Buffer])[] = [
  ['a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['lines that end as on Windows', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
]

describe('an archive, and a scenario, with', () => {
  it.each(encodings)('%s is read', async (_name, encode) => {
    const har = write('recorded.har', encode(readFileSync(join(samples, 'chromium.har'), 'utf8')))
    const { code, out } = await runLine(['import-har', har])
    expect([code, rulesIn(out).length]).toEqual([0, failures.length + 1])
    for (const name of ['scenario.yaml', 'scenario.json']) {
      const text = name.endsWith('json') ? JSON.stringify(parseScenarios(out).scenarios[0], null, 2) : out
      expect(await runLine(['lint', write(name, encode(text))])).toMatchObject({ code: 0 })
    }
  })
})

const entry = (response: object) => ({
  request: { method: 'POST', url: 'https://shop.test/soe/digital/prospect/cartservice/cart/nse/add-device' },
  response,
})

const rulesFor = async (...responses: object[]) => {
  const file = write('made.har', JSON.stringify({ log: { entries: responses.map(entry) } }))
  const { out, err } = await runLine(['import-har', file])
  return { rules: rulesIn(out).map(({ reply, fault }) => ({ ...reply, ...fault })), err }
}

describe('an entry', () => {
  it.each<[string, object, object | undefined]>([
    ['that its caller gave up makes no rule', { status: 0, _error: 'net::ERR_ABORTED' }, undefined],
    ['that timed out hangs', { status: 0, _error: 'net::ERR_TIMED_OUT' }, { hang: true }],
    ['that 408 ended makes no rule', { status: 408, content: { text: '' } }, undefined],
    ['that has a status of no answer makes no rule', { status: 100, content: { text: '' } }, undefined],
    ['that has a status beyond 599 makes no rule', { status: 999, content: { text: '' } }, undefined],
    [
      'that broke off breaks off',
      { _charlesStatus: 'EXCEPTION', status: 200, content: { size: 90, text: '{"a":' } },
      { truncate: { bytes: 5 } },
    ],
    [
      'that is a page with 200 is that page',
      { status: 200, content: { mimeType: 'text/html', text: '<h1>Sign in</h1>' } },
      { status: 200, html: '<h1>Sign in</h1>', offContract: true },
    ],
    [
      'that is not JSON though it says so is that text',
      { status: 200, content: { mimeType: 'application/json', text: '{"a":' } },
      { status: 200, headers: { 'Content-Type': 'application/json' }, text: '{"a":', offContract: true },
    ],
    [
      'with bytes has these bytes',
      { status: 502, content: { mimeType: 'image/png', encoding: 'base64', text: 'iVBORw0KGgo=' } },
      { status: 502, headers: { 'Content-Type': 'image/png' }, base64: 'iVBORw0KGgo=' },
    ],
    [
      'whose text says base64 and is plain has that text',
      { status: 503, content: { mimeType: 'text/plain', encoding: 'base64', text: 'try again later' } },
      { status: 503, text: 'try again later' },
    ],
    [
      'whose bytes are still compressed has what they hold',
      {
        status: 503,
        headers: [{ name: 'Content-Encoding', value: 'gzip' }],
        content: { mimeType: 'text/plain', encoding: 'base64', text: gzipSync('try again later').toString('base64') },
      },
      { status: 503, text: 'try again later' },
    ],
    ['that the browser had already makes no rule', { status: 304, content: { size: 0 } }, undefined],
    [
      'that broke off, as Chromium says it, breaks off',
      { status: 200, _error: 'net::ERR_INCOMPLETE_CHUNKED_ENCODING', content: { size: 90, text: '{"a":' } },
      { truncate: { bytes: 5 } },
    ],
    [
      'whose numbers JavaScript would change keeps its digits',
      { status: 503, content: { mimeType: 'application/json', text: '{"n":9007199254740993,"d":0.00}' } },
      { status: 503, headers: { 'Content-Type': 'application/json' }, text: '{"n":9007199254740993,"d":0.00}' },
    ],
    ...['{"<<":1}', '{"a":{"__proto__":{"b":1}}}', `${'['.repeat(40)}${']'.repeat(40)}`].map(
      (text): [string, object, object] => [
        `that no scenario can hold as a value, ${text}, has that text`,
        { status: 503, content: { mimeType: 'application/json', text } },
        { status: 503, headers: { 'Content-Type': 'application/json' }, text },
      ],
    ),
    [
      'with an empty object keeps it',
      { status: 503, content: { text: '{"errors":[{"id":"A","message":"try again","details":[{}]}]}' } },
      { status: 503, body: { errors: [{ id: 'A', message: 'try again', details: [{}] }] }, offContract: true },
    ],
    [
      'whose body is too long keeps its status',
      { status: 503, content: { text: `<${'x'.repeat(30_000)}` } },
      { status: 503 },
    ],
  ])('%s', async (_name, response, expected) => {
    const { rules, err } = await rulesFor({ status: 200, content: {} }, response)
    expect(rules).toEqual(expected ? [expected] : [])
    const isUntold = expected === undefined && !JSON.stringify(response).includes('304')
    expect(err === '').toBe(!isUntold && !JSON.stringify(response).includes('xxx'))
  })
})

describe('entries', () => {
  const at = (startedDateTime: string, status: number, more: object = {}) => ({
    ...entry({ status, content: { text: status === 200 ? '{}' : '' } }),
    startedDateTime,
    ...more,
  })
  const importEntries = async (entries: readonly object[], ...flags: string[]) => {
    const file = write('entries.har', JSON.stringify({ log: { entries } }))
    const { out } = await runLine(['import-har', file, ...flags])
    return parseScenarios(out).scenarios[0]?.rules ?? []
  }

  it('count in the order in which they began, wherever they stand', async () => {
    const rules = await importEntries([
      at('2026-11-22T10:00:02.000Z', 503),
      at('2026-11-22T12:00:01.000+02:00', 200),
      at('2026-11-22T10:00:00.000900Z', 504),
      at('2026-11-22T10:00:00.000100Z', 200),
    ])
    expect(rules).toMatchObject([
      { nth: 2, reply: { status: 504 } },
      { nth: 4, reply: { status: 503 } },
    ])
  })

  it('take as long as they took where that is asked for', async () => {
    const entries = [at('2026-11-22T10:00:00Z', 200, { time: 1234.4 }), at('2026-11-22T10:00:02Z', 0, { time: 40 })]
    expect((await importEntries(entries)).map(({ nth, fault }) => [nth, fault])).toEqual([[2, { reset: true }]])
    expect((await importEntries(entries, '--latency')).map(({ nth, fault }) => [nth, fault])).toEqual([
      [1, { delay: { fixed: 'PT1.234S' } }],
      [2, { delay: { fixed: 'PT0.040S' }, reset: true }],
    ])
  })

  it('are written to standard output where the file is -', async () => {
    const file = write('dash.har', JSON.stringify({ log: { entries: [at('2026-11-22T10:00:00Z', 503)] } }))
    expect((await runLine(['import-har', file, '--out', '-'])).out).toContain('reply: { status: 503')
  })
})
