import fc from 'fast-check'
import { builtInScenarios } from '../catalogue'
import { normaliseScenario } from '../document/normalise-scenario'
import { parseScenarios } from '../parse/parse-scenarios'
import { scalarText, writeYaml } from './write-yaml'

/** A text of anything that JSON can hold, half characters aside: no scenario takes those. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'true',
    'null',
    '~',
    'y',
    '*a',
    '- ',
    '<<',
    '0x1',
    '1_0',
    '2026-01-01',
    '.inf',
    '\u0085',
    '\u2028',
    'a\rb',
  ),
)

const { body: anyJson } = fc.letrec((tie) => ({
  body: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyText,
    fc.constantFrom(null, true, false, {}, []),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
    fc.array(tie('body'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(anyText, fc.constantFrom('rules', 'sees', 'on', 'id')), tie('body'), { maxKeys: 4 }),
  ),
}))

const answering = (body: unknown) => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'any',
  title: 'Any body',
  rules: [{ id: 'any', on: 'cart.addDevice', always: true, reply: { status: 503, offContract: true, body } }],
})

describe('writing a scenario as YAML', () => {
  it('gives back every body that a scenario can have', () => {
    fc.assert(
      fc.property(anyJson, (body) => {
        const read = parseScenarios(JSON.stringify(answering(body)), { format: 'json' })
        const [scenario] = read.scenarios
        fc.pre(scenario !== undefined)
        const written = scenario && writeYaml(scenario)
        expect(parseScenarios(written ?? '').scenarios).toEqual(read.scenarios)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives back what has nothing in it', () => {
    const body = {
      errors: [{ id: 'A', message: 'The service could not be reached, please try again later on', details: [{}] }],
    }
    const [scenario] = parseScenarios(JSON.stringify(answering(body))).scenarios
    expect(parseScenarios(scenario ? writeYaml(scenario) : '').scenarios[0]?.rules[0]?.reply?.body).toEqual(body)
  })

  it.each(builtInScenarios.map((scenario) => [scenario.id, scenario] as const))(
    'gives %s back when it is read',
    (_, scenario) => {
      const text = writeYaml(scenario)
      expect(parseScenarios(text)).toMatchObject({ ok: true, scenarios: [scenario] })
    },
  )

  it('leaves out what goes without saying and keeps short things on a line', () => {
    const text = `apiVersion: sim/v1
kind: Scenario
id: second-208
title: Second add-device answers 208, then retail holds the cart
rules:
  - id: add-device-208
    on: cart.addDevice
    nth: 2
    reply: { error: "208" }
    then:
      - lockCart: { channel: VZW-RETAIL, ttl: PT15M }
expect:
  - { rule: add-device-208, fired: 1 }
  - { on: cart.addDevice, calls: { min: 2 } }
sees:
  page: /a.html?type=B
  text: "No: never"
`
    expect(parseScenarios(text).scenarios.map((scenario) => writeYaml(scenario))).toEqual([text])
  })

  it('keeps rates and times', () => {
    const text = `apiVersion: sim/v1
kind: Scenario
id: busy
title: A limit, and an outage
rules:
  - id: limited
    on: cart.addDevice
    rate: { per: PT1M, calls: 5 }
    reply: { error: "417" }
  - id: outage
    on: cart.addDevice
    between: { from: PT1M, to: PT2M }
    for: PT1H
    reply: { error: "417" }
`
    expect(parseScenarios(text).scenarios.map((scenario) => writeYaml(scenario))).toEqual([text])
  })

  it('brings the fields into one order, and leaves out those without a value', () => {
    const text = `apiVersion: sim/v1
kind: Scenario
id: all
title: "Everything: once"
description: Long and broad
setup:
  - unlockCart: {}
rules:
  - id: zero
    on: cart.addDevice
    always: true
    priority: -1
    reply: { error: "417", message: "no, not now", details: { issue: "5" } }
    fault: { delay: { fixed: PT1S } }
    commit: true
    then:
      - unlockCart: {}
      - lockCart: { channel: VZW-RETAIL, ttl: PT15M }
  - id: one
    on: [cart.addDevice, cart.addPlan]
    audience: prospect
    per: cart
    times: { from: 2, to: 3 }
    when: { cartLines: { gte: 1 }, header: { Accept: { exists: true } } }
    between: { from: PT1M, to: PT2M }
    for: PT1H
    after: zero
    priority: 5
    reply:
      patch:
        serviceBody:
          serviceResponse: { context: { contextInfo: { processStep: PAST } } }
  - id: two
    on: cart.addDevice
    probability: 0.5
    when: { request: { data.lines.0.device.id: { matches: "[a-z]+" } } }
  - id: three
    on: cart.addDevice
    nth: 2
  - id: four
    on: cart.addDevice
    rate: { per: PT1M, calls: 5 }
    then:
      - advanceClock: { by: PT1M }
expect:
  - { rule: one, fired: { min: 1 } }
sees:
  page: /a
  text: A
`
    const [scenario] = parseScenarios(text).scenarios
    const reversed = <Value extends object>(value: Value) =>
      Object.fromEntries(Object.entries({ ...value, always: undefined, ...value }).toReversed()) as Value
    const mixed = scenario && { ...reversed(scenario), rules: scenario.rules.map(reversed) }
    expect(mixed && writeYaml(mixed)).toBe(text)
    expect(scenario && writeYaml(scenario)).toBe(text)
  })

  it('takes one value out of its list, wherever it may stand alone', () => {
    const text = `apiVersion: sim/v1
kind: Scenario
id: lists
title: Lists
rules:
  - id: one
    on: cart.addDevice
    audience: prospect
    nth: 2
    when:
      audience: prospect
      processStep: A
      lockOwner: none
      persona: prospect
      wrongHeader: any
      request: { data.lines.*.isNewLine: { in: [true] } }
    reply: { errors: [{ error: "208" }] }
    then:
      - advanceClock: { by: PT1M }
expect:
  - { on: cart.addDevice, answered: ok, calls: 1 }
`
    expect(parseScenarios(text).scenarios.map((scenario) => writeYaml(scenario))).toEqual([text])
  })

  it.each<[Record<string, unknown>, string]>([
    [{ 'a b': 1 }, '"a b": 1'],
    [{ '9a': 1 }, '"9a": 1'],
    [{ a9: 1 }, 'a9: 1'],
    [{ 'a.': 1 }, '"a.": 1'],
    [{ 'a.bc': 1 }, 'a.bc: 1'],
    [{ 'a.*.b-1_': {} }, 'a.*.b-1_: {}'],
    [{ a: [] }, 'a: []'],
    [{ a: [1, [2, 'b']] }, 'a: [1, [2, b]]'],
    [{ a: null }, 'a: null'],
    [{ a: 'b, c' }, 'a: "b, c"'],
    [{ a: { d: ['x', 'z'], c: true } }, 'a: { d: [x, z], c: true }'],
  ])('writes the patch %j as %s', (patch, line) => {
    const rule = { id: 'r', on: 'cart.addDevice' as const, reply: { patch, offContract: true as const } }
    const written = writeYaml(
      normaliseScenario({ apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 'S', rules: [rule] }),
    )
    expect(written).toContain(`    reply: { patch: { ${line} }, offContract: true }\n`)
  })

  it('keeps to 78 columns where it can', () => {
    const described = (letters: number) => {
      const expect_ = [
        { rule: 'r', fired: { min: 1 } },
        { event: 'x'.repeat(letters) as 'pageView', times: 1 },
      ]
      return writeYaml(
        normaliseScenario({
          apiVersion: 'sim/v1',
          kind: 'Scenario',
          id: 's',
          title: 'S',
          rules: [{ id: 'r', on: 'log.*', when: { header: { ['x'.repeat(letters)]: { exists: true } } } }],
          expect: expect_,
        }),
      ).split('\n')
    }
    expect(described(34)).toContain(`    when: { header: { ${'x'.repeat(34)}: { exists: true } } }`)
    expect(described(35)).toContain('    when:')
    expect(described(35)).toContain(`      header: { ${'x'.repeat(35)}: { exists: true } }`)
    expect(described(55)).toContain(`  - { times: 1, event: ${'x'.repeat(55)} }`)
    expect(described(56)).not.toContain(`  - { times: 1, event: ${'x'.repeat(56)} }`)
  })

  it('has no list of rules where there are none', () => {
    const text = `apiVersion: sim/v1
kind: Scenario
id: fine
title: Nothing fails
setup:
  - sellOut: { skuId: orbit-12-pro-kelp-256 }
expect:
  - { on: cart.addDevice, answered: ok, calls: 1 }
`
    const { ok, scenarios } = parseScenarios(text)
    expect([ok, scenarios.map((scenario) => writeYaml(scenario))]).toEqual([true, [text]])
  })

  it('stands under its comments', () => {
    const [scenario] = builtInScenarios
    const lines = scenario ? writeYaml(scenario, ['Recorded from the world demo,', 'by hand.']).split('\n') : []
    expect(lines.slice(0, 3)).toEqual(['# Recorded from the world demo,', '# by hand.', 'apiVersion: sim/v1'])
  })

  it.each<[unknown, string]>([
    ['208', '"208"'],
    ['true', '"true"'],
    ['on', '"on"'],
    ['R1001', 'R1001'],
    ['a, b', '"a, b"'],
    ['', '""'],
    [208, '208'],
    ...['True', 'false', 'NULL', 'yes', 'no', 'off', 'y', 'n'].map((word) => [word, `"${word}"`] as [string, string]),
    ['trueish', 'trueish'],
    ['/a.html?b=c', '/a.html?b=c'],
    ['PT1M', 'PT1M'],
    ['-', '"-"'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['a: b', '"a: b"'],
    ['a #b', '"a #b"'],
    ['a\nb', '"a\\nb"'],
    [null, 'null'],
    [true, 'true'],
  ])('writes %p as %s', (value, text) => expect(scalarText(value)).toBe(text))
})
