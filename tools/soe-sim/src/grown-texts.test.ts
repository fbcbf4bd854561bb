import { acceptedElements, mediaTypeOf, printableLine, refusedElements } from '@soe/contracts'
import { redact } from '@soe/contracts/redaction'
import { answerLines, createBackend, decodable } from '@soe/forwarder'
import { slowTexts, type Entry } from '@soe/forwarder/testing'
import { parseScenarios, writeYaml, type Scenario } from '@soe/scenario'
import type { JournalEntry } from '@soe/simulator-client'
import { describeEntry } from './commands/journal'
import { readHar } from './har/read-har'
import { replyContent } from './record/reply-content'

const scenario = (rest: string) => `apiVersion: sim/v1\nkind: Scenario\nid: s\ntitle: s\n${rest}`

const ruleOf = (field: string, value: unknown) =>
  JSON.stringify({ apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 's', rules: [{ id: 'r', [field]: value }] })

const path = '/soe/digital/prospect/cartservice/cart/nse/add-device'

/** An archive of one call, with a text in each place where strangers write. */
const archive = (text: string) => {
  const headers = [
    { name: 'content-type', value: text },
    { name: 'cookie', value: text },
    { name: 'accept-language', value: text },
    { name: text, value: text },
  ]
  const request = { method: 'POST', url: `https://a.test${path}?a=${encodeURIComponent(text)}`, headers }
  const sent = { ...request, postData: { mimeType: text, text } }
  const response = { status: 503, headers, content: { mimeType: text, text, encoding: 'base64' }, _error: text }
  return JSON.stringify({ log: { entries: [{ startedDateTime: text, time: 1, request: sent, response }] } })
}

const yaml = ['{', '}', '[', '- ', '\n  - ', 'a: ', '? ', '|\n ', '"', "'", '# ', '&a ', '*a ', '!!a ', '\n ', '---\n']
const json = ['{"a":', '[', '"a",', '1,', '\\"', '}']
const plain = (name: string, read: Entry['read'], words: readonly string[] = []): Entry => ({ name, read, words })

const reply = { apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 's', expect: [] } as const

const entries: readonly Entry[] = [
  plain('a scenario', parseScenarios, yaml),
  plain('the rules of a scenario', (text) => parseScenarios(scenario(`rules:${text}`)), yaml),
  plain('a scenario in JSON', (text) => parseScenarios(text, { format: 'json' }), json),
  ...['on', 'fault', 'for'].map((field) =>
    plain(`the field ${field} of a rule`, (text) => parseScenarios(ruleOf(field, text)), [
      'cart.',
      'PT1',
      '*',
      'addDevice',
    ]),
  ),
  plain('a pattern', (text) => parseScenarios(ruleOf('when', { header: { a: { matches: text } } })), [
    '(a',
    ')',
    '*',
    '{2}',
    '[a-',
  ]),
  {
    ...plain('rules of areas', (text) => parseScenarios(scenario(`rules: [${text}]`)), [
      '{id: r, on: "*", nth: 1, reply: {status: 503}}, ',
    ]),
    length: 1000,
  },
  plain('a title that is written as YAML', (text) =>
    writeYaml({ ...reply, title: text, rules: [] } as unknown as Scenario, [text]),
  ),
  plain('a body that is recorded', (text) =>
    replyContent({ answer: { status: 503, headers: { 'content-type': text, [text]: text }, body: text } }),
  ),
  plain('an archive', (text) => readHar('a.har', text), json),
  plain('what an archive holds', (text) => readHar('a.har', archive(text)), ['a=b; ', 'QUJD', 'gzip, ', '2026-01-01T']),
  plain('names of codings', (text) => [acceptedElements(text), refusedElements(text)], ['gzip;q=0, ', '"\\']),
  plain('codings that are accepted', decodable, ['br;q=1,', '*,']),
  plain('lines of an answer', (text) => answerLines(['connection', text, text, 'x', 'te', text]), ['close,', 'te,']),
  plain('an address', createBackend, ['http://a/', '../', '//']),
  plain('a type', mediaTypeOf, ['a/b;', 'charset="']),
  plain('what is redacted', (text) => redact({ a: text, [text]: text, b: [text] }), [
    'eyJ-',
    'a@b.c ',
    'Bearer ',
    '4111 1111 ',
    'token=',
    'a.b@',
  ]),
  plain('a line of a journal', (text) =>
    describeEntry({ operation: text, error: text } as unknown as JournalEntry, true),
  ),
  plain('a printed line', printableLine, ['::', '##vso[', '##']),
]

it.each(entries)(
  'time to read $name grows as the text does',
  (entry) => {
    expect(slowTexts(entry)).toEqual([])
  },
  600_000,
)

it('a reader that begins anew at each letter is found', () => {
  expect(slowTexts({ ...plain('a pattern', (text) => /a*c/.exec(text)), length: 3000 })).not.toEqual([])
})
