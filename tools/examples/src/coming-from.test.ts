import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSimulatorClient } from '@soe/simulator-client'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'
import { root } from './testing/workspace'

/** A rule for each thing that the page says in our words. */
const rules: Readonly<Record<string, object>> = {
  'when: { request, header, cookie }': {
    when: {
      request: { 'data.lines.*.device.dppMonths': { equals: 36 } },
      header: { 'x-a': { exists: true } },
      cookie: { a: { exists: true } },
    },
  },
  equals: { when: { header: { 'x-a': { equals: 'a' } } } },
  contains: { when: { header: { 'x-a': { contains: 'a' } } } },
  startsWith: { when: { header: { 'x-a': { startsWith: 'a' } } } },
  matches: { when: { header: { 'x-a': { matches: '^a+$' } } } },
  'exists: false': { when: { header: { 'x-a': { exists: false } } } },
  listHas: { when: { header: { 'accept-language': { listHas: 'es' } } } },
  after: { after: 'first', nth: 1 },
  'nth: 2': { nth: 2 },
  'times: { from, to }': { times: { from: 2, to: 3 } },
  always: { always: true },
  priority: { nth: 1, priority: 3 },
  'reply: { error }': { nth: 1, reply: { error: '208' } },
  '{ patch }': { nth: 1, reply: { patch: { serviceBody: {} } } },
  '{ status }': { nth: 1, reply: { status: 503 } },
  body: { nth: 1, reply: { status: 503, body: { a: 1 }, offContract: true } },
  'offContract: true': { nth: 1, reply: { status: 418, offContract: true } },
  html: { nth: 1, reply: { status: 503, html: '<p>Later</p>' } },
  text: { nth: 1, reply: { status: 503, text: 'Later' } },
  base64: { nth: 1, reply: { status: 503, base64: 'AAEC' } },
  headers: { nth: 1, reply: { status: 503, headers: { 'Retry-After': '2' } } },
  then: { nth: 1, then: [{ lockCart: { channel: 'VZW-RETAIL' } }] },
  'fault: { delay }': { nth: 1, fault: { delay: { lognormal: { median: 'PT1S', sigma: 1 } } } },
  'fault: { slowBody }': { nth: 1, fault: { slowBody: { bytesPerSecond: 1000 } } },
  'setNetwork: { latency, bytesPerSecond }': {
    nth: 1,
    then: [{ setNetwork: { latency: 'PT0.1S', bytesPerSecond: 100_000 } }],
  },
  'rate: { calls, per }': { rate: { calls: 5, per: 'PT1M' }, reply: { status: 503 } },
  between: { between: { from: 'PT1M', to: 'PT2M' }, reply: { status: 503 } },
  for: { nth: 1, for: 'PT1M', reply: { status: 503 } },
  'fault: { reset }': { nth: 1, fault: { reset: true } },
  '{ truncate }': { nth: 1, fault: { truncate: { bytes: 20 } } },
  '{ malformedJson }': { nth: 1, fault: { malformedJson: true } },
  '{ hang }': { nth: 1, fault: { hang: true } },
}

const page = readFileSync(join(root, 'docs/coming-from.md'), 'utf8')

/** The words of the column that says what there is here. */
const ours = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
)

/** Names of keys, flags, headers, commands and addresses, which other tests of the pages and of the language have. */
const named = /^(rule|on|expect|cart\.(addDevice|\*)|q=0\.8|--world|x-sim-world|soe-sim .*|(GET|POST|DELETE) .*)$/

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

const armed = async (rule: object) => {
  const client = createSimulatorClient({ baseUrl: simulator.url })
  const { id } = await client.makeWorld({})
  const first = { id: 'first', on: 'cart.addDevice', nth: 1 }
  const { problems } = await client.arm(id, {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 'as-the-page-says',
    title: 'As the page says',
    rules: [first, { id: 'tried', on: 'cart.addDevice', ...rule }],
    expect: ['first', 'tried'].map((id) => ({ rule: id, fired: { min: 1 } })),
  } as never)
  return problems
}

it('tries each word of ours on the page for those who come from elsewhere', () => {
  expect(ours.filter((code) => !named.test(code) && !Object.hasOwn(rules, code))).toEqual([])
  expect(Object.keys(rules).filter((code) => !ours.includes(code))).toEqual([])
})

it.each(Object.entries(rules))('can say %s', async (_code, rule) => {
  expect(await armed(rule)).toEqual([])
})
