import fc from 'fast-check'
import { Parser } from 'yaml'
import { limits } from '../document/check-plain'
import { parseScenarios, stripComments, type ParseOptions } from './parse-scenarios'

const scenario = (id = 's') => `apiVersion: sim/v1
kind: Scenario
id: ${id}
title: A title # and a comment
rules:
  - id: r
    on: cart.addDevice
    nth: 1
    reply: { error: "208" }
expect:
  - { rule: r, fired: 1 }
`

const asJson = (id = 's') => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id,
  title: 'A title',
  rules: [{ id: 'r', on: 'cart.addDevice', nth: 1, reply: { error: '208' } }],
  expect: [{ rule: 'r', fired: 1 }],
})

const codesOf = (text: string, options: ParseOptions = {}) =>
  parseScenarios(text, options).problems.map(({ code }) => code)

describe('a text of scenarios', () => {
  it('gives the same document in YAML, in JSON, and in JSON that YAML reads', () => {
    const [fromYaml] = parseScenarios(scenario()).scenarios
    expect(fromYaml?.rules[0]).toEqual({
      id: 'r',
      on: ['cart.addDevice'],
      per: 'session',
      nth: 1,
      priority: 0,
      reply: { error: '208' },
      commit: false,
      then: [],
    })
    const json = JSON.stringify(asJson(), undefined, '\t')
    expect(parseScenarios(json, { format: 'json' })).toEqual({ ok: true, problems: [], scenarios: [fromYaml] })
    expect(parseScenarios(JSON.stringify(asJson())).scenarios).toEqual([fromYaml])
  })

  it('is taken apart once', () => {
    const parse = jest.spyOn(Parser.prototype, 'parse')
    expect(parseScenarios(scenario()).ok).toBe(true)
    expect(parse).toHaveBeenCalledTimes(1)
    parse.mockRestore()
  })

  it('may hold several documents', () => {
    const { ok, scenarios } = parseScenarios(`${scenario('a')}---\n${scenario('b')}`)
    expect([ok, scenarios.map(({ id }) => id)]).toEqual([true, ['a', 'b']])
    const list = JSON.stringify([asJson('a'), asJson('b')])
    expect(parseScenarios(list, { format: 'json' }).scenarios.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('may hold comments in JSON, though not within a string', () => {
    const text = `// first\n{ "apiVersion": "sim/v1", /* second\n*/ ${JSON.stringify({ ...asJson(), title: 'http://x /* y */' }).slice(1)}`
    const { problems, scenarios } = parseScenarios(text, { format: 'json' })
    expect(problems.map(({ code }) => code)).toEqual(['duplicate-key'])
    expect(scenarios).toEqual([])
    const once = parseScenarios(text.replace('"apiVersion": "sim/v1", ', ''), { format: 'json' })
    expect(once.scenarios[0]?.title).toBe('http://x /* y */')
  })

  it('says where a problem stands, and what would be right', () => {
    const { problems } = parseScenarios(scenario().replace('cart.addDevice', 'cart.addDevise'))
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        code: 'unknown-value',
        path: 'rules[0].on',
        line: 7,
        column: 5,
        document: 0,
        message: expect.stringContaining('Did you mean "cart.addDevice"?') as string,
        allowed: expect.arrayContaining(['cart.addDevice', 'cart.*', 'storefront.chunk']) as string[],
      }),
    ])
  })

  it('counts the lines of the whole text, whichever document is wrong', () => {
    const { ok, scenarios, problems } = parseScenarios(`${scenario('a')}---\n${scenario('b').replace('208', '4711')}`)
    expect([ok, scenarios.map(({ id }) => id)]).toEqual([false, ['a']])
    expect(problems[0]).toMatchObject({ document: 1, line: 21, path: 'rules[0].reply.error' })
  })

  it('asks for quotes around an id that YAML takes for a number', () => {
    const { problems } = parseScenarios(scenario().replace('"208"', '208'))
    expect(problems[0]).toMatchObject({ code: 'wrong-type', message: 'A text is needed: put the 208 in quotes.' })
  })

  it.each([
    ['rules: []', 'rules: {}', 'Needed here is a list, not an object.'],
    ['title: T', 'title: [T]', 'Needed here is a text, not a list.'],
    ['title: T', 'title:', 'Needed here is a text, not null.'],
  ])("says in a tester's words that %s may not be %s", (right, wrong, message) => {
    const { problems } = parseScenarios(
      ['apiVersion: sim/v1', 'kind: Scenario', 'id: a', 'title: T', 'rules: []'].join('\n').replace(right, wrong),
    )
    expect(problems.map((problem) => problem.message)).toContain(message)
  })

  it('says what a missing field should be', () => {
    const { problems } = parseScenarios('apiVersion: sim/v1\nkind: Scenario\nid: a\nrules: [{ id: r }]\n')
    expect(problems.map((problem) => problem.message)).toContain('Missing: a text is needed.')
  })

  it('needs rules, commands or expectations, and none of them is needed beside another', () => {
    const head = 'apiVersion: sim/v1\nkind: Scenario\nid: a\ntitle: T\n'
    const said = (rest: string) => parseScenarios(head + rest).problems.map((problem) => problem.message)
    const nothing = 'A scenario needs something in rules, setup, expect.'
    expect([said(''), said('rules: []\nexpect: []')]).toEqual([[nothing], [nothing]])
    expect(parseScenarios(`${head}setup: [{ unlockCart: {} }]`).ok).toBe(true)
    expect(said('rules: []\nexpect: [{ on: cart.addDevice, never: true }]')).toEqual([])
  })

  it('names the fields of an object that something else stands for', () => {
    const { problems } = parseScenarios(scenario().replace('reply: { error: "208" }', 'fault: { truncate: true }'))
    expect(problems.map((problem) => problem.message)).toContain(
      'Needed here is an object with bytes, not true or false.',
    )
  })

  it('names each scenario once', () => {
    expect(codesOf(`${scenario('a')}---\n${scenario('a')}`)).toEqual(['duplicate-id'])
  })
})

const deepYaml = Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')

const bomb = `a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
d: [*c, *c, *c, *c, *c, *c, *c, *c, *c]
`

// A text that takes quadratic time takes minutes.

const fullList = `[${Array.from({ length: limits.items }, () => 1).join(',')}],`

describe('a hostile text', () => {
  it.each<[string, string, string]>([
    ['is too long', 'x'.repeat(limits.characters + 1), 'too-large'],
    ['holds too many documents', '--- a\n'.repeat(limits.documents + 1), 'too-large'],
    ['holds too many values', `[${fullList.repeat(limits.values / limits.items)}]`, 'too-large'],
    [
      'names too many fields',
      Array.from({ length: limits.names + 1 }, (_, index) => `k${index}: 1`).join('\n'),
      'too-large',
    ],
    [
      'names too many fields in a line',
      `{${Array.from({ length: 9000 }, (_, index) => `k${index}: 1`).join(',')}}`,
      'too-large',
    ],
    ['lists too many items', `[${'1,'.repeat(limits.items + 1)}]`, 'too-large'],
    ['is full of mistakes', '"" '.repeat(40_000), 'syntax'],
    ['is full of commas', `[${','.repeat(100_000)}]`, 'syntax'],
    ['is full of brackets', ']'.repeat(100_000), 'syntax'],
    ['nests lists too deep', '['.repeat(100_000), 'too-deep'],
    ['nests objects too deep', '{a: '.repeat(30_000), 'too-deep'],
    ['nests blocks too deep', deepYaml, 'too-deep'],
    ['nests compact lists too deep', `${'- '.repeat(20_000)}x`, 'too-deep'],
    ['is an alias bomb', bomb, 'alias'],
    ['has an anchor that nothing uses', 'a: &x 1', 'alias'],
    ['has an alias that leads nowhere', 'a: *x', 'alias'],
    ['has a tag of its own', 'a: !code process.exit()', 'tag'],
    ['has a tag of JavaScript', 'a: !!js/function "function () {}"', 'tag'],
    ['has a tag of binary', 'a: !!binary R0lGODdh', 'tag'],
    ['has a tag on a list', 'a: !!set { x }', 'tag'],
    ['declares tags', '%TAG ! tag:x.test,2026:\n---\na: 1', 'directive'],
    ['has a merge key', 'a: { <<: { b: 1 } }', 'merge-key'],
    ['has a quoted merge key', 'a:\n  "<<": { b: 1 }', 'merge-key'],
    ['has a key twice', `${scenario()}title: Again\n`, 'duplicate-key'],
    ['names the prototype', '__proto__: { ok: true }', 'prototype-key'],
    ['names the prototype in quotes', '{ "__proto__": { ok: true } }', 'prototype-key'],
    ['names the prototype with an escape', '{ "__proto\\u005f_": { ok: true } }', 'prototype-key'],
    ['names the constructor', 'a: { constructor: { prototype: { ok: true } } }', 'prototype-key'],
    ['has a list for a name', '? [a]\n: 1', 'not-json'],
    ['has a number beyond all', 'a: .inf', 'not-json'],
    ['has a number that is not one', 'a: .nan', 'not-json'],
    ['breaks off', 'a: [1, 2', 'syntax'],
    ['holds nothing', '', 'empty'],
    ['holds a comment only', '# nothing', 'empty'],
  ])('that %s is refused', (_what, text, code) => {
    const { ok, scenarios, problems } = parseScenarios(text)
    expect([ok, scenarios]).toEqual([false, []])
    expect(problems.map((problem) => problem.code)).toContain(code)
    expect(({} as Record<string, unknown>).ok).toBeUndefined()
  })

  it.each<[string, string, string]>([
    ['a: &x 1', 'alias 1:4', 'Anchors and aliases are not part of a scenario: write the value out.'],
    ['a:\n  - b\n  - *x', 'alias 3:5', 'Anchors and aliases are not part of a scenario: write the value out.'],
    ['a: !t b', 'tag 1:4', 'Tags are not part of a scenario: values are plain.'],
    ['- !t b', 'tag 1:3', 'Tags are not part of a scenario: values are plain.'],
    ['? !t a\n: b', 'tag 1:3', 'Tags are not part of a scenario: values are plain.'],
    ['%YAML 1.2\n---\na: 1', 'directive 1:1', 'Directives are not part of a scenario.'],
    ['a: 1\n"<<": 2', 'merge-key 2:1', 'Merge keys are not part of a scenario: write the fields out.'],
    ["'constructor': 2", 'prototype-key 1:1', 'The name "constructor" is not allowed in a document.'],
    ['a: { prototype: 2 }', 'prototype-key 1:6', 'The name "prototype" is not allowed in a document.'],
    ['? [a]\n: 1', 'not-json 1:3', 'A name has to be plain text.'],
    [
      'a: [1, 2',
      'syntax 1:9',
      'This stands too far left or right: fields of one object begin at one column, and [ and { are closed.',
    ],
    [
      'a: 1\n]',
      'syntax 2:1',
      'This cannot stand here: a bracket or a quote is missing or too many, or text needs quotes.',
    ],
    [
      'a:\n  [1,\nb: 2',
      'syntax 3:1',
      'This stands too far left or right: fields of one object begin at one column, and [ and { are closed.',
    ],
    ['a: "b" c', 'syntax 1:8', 'Something stands behind the value.'],
    ['a: [1, , 2]', 'syntax 1:8', 'There is nothing between two commas.'],
    ['\n\n"" ""', 'syntax 3:4', 'Something stands behind the value.'],
    ['a: 1\na: 2', 'duplicate-key 2:1', 'This field stands here already.'],
    ['', 'empty undefined:undefined', 'The text holds no scenario.'],
    [
      '[[',
      'syntax 1:3',
      'This stands too far left or right: fields of one object begin at one column, and [ and { are closed.',
    ],
  ])('%j is refused at its place, in words', (text, place, message) => {
    const [problem] = parseScenarios(text).problems
    expect(`${problem?.code} ${problem?.line}:${problem?.column}`).toBe(place)
    expect(problem?.message).toBe(message)
  })

  it.each<[string, string, string]>([
    ['x'.repeat(limits.characters + 1), 'too-large', `The text is longer than ${limits.characters} characters.`],
    ['--- a\n'.repeat(limits.documents + 1), 'too-large', `The text holds more than ${limits.documents} documents.`],
    [`[${'1,'.repeat(limits.items + 1)}]`, 'too-large', `A list holds more than ${limits.items} items.`],
    [
      `[${fullList.repeat(limits.values / limits.items)}]`,
      'too-large',
      `The text holds more than ${limits.values} values.`,
    ],
    ['['.repeat(100), 'too-deep', `The document is nested more than ${limits.depth} deep.`],
    [
      Array.from({ length: limits.names + 1 }, (_, at) => `k${at}: 1`).join('\n'),
      'too-large',
      `An object holds more than ${limits.names} names.`,
    ],
  ])('beyond its limits is told them: %#', (text, code, message) => {
    expect(parseScenarios(text)).toMatchObject({ ok: false, scenarios: [], problems: [{ code, message }] })
  })

  it('is read up to its limits', () => {
    const onlyShape = (text: string) =>
      parseScenarios(text).problems.every(({ code }) => !['too-large', 'too-deep', 'syntax'].includes(code))
    const names = Array.from({ length: limits.names }, (_, at) => `k${at}: 1`)
    expect([
      onlyShape('#'.repeat(limits.characters)),
      onlyShape('--- a\n'.repeat(limits.documents)),
      onlyShape(names.join('\n')),
      onlyShape(`{ ${names.join(', ')} }`),
      onlyShape(`a: [${'1, '.repeat(limits.names + 1)}]`),
      onlyShape(`a:\n${'  - 1\n'.repeat(limits.names + 1)}`),
      onlyShape(`${'['.repeat(limits.depth - 1)}${']'.repeat(limits.depth - 1)}`),
      onlyShape('a: [1, 2] # and a comment\nb: { c: 1 } \n'),
    ]).toEqual([true, true, true, true, true, true, true, true])
  })

  it('may begin with a mark of its byte order', () => {
    expect(parseScenarios(`\ufeff${scenario()}`).ok).toBe(true)
    expect(parseScenarios(`\ufeff${JSON.stringify(asJson())}`, { format: 'json' }).ok).toBe(true)
  })

  it('keeps the places of JSON behind comments, and of each scenario in a list', () => {
    const text = `// "one"\n[ /* two\n lines */ ${JSON.stringify(asJson('a'))},\n${JSON.stringify({ ...asJson('b'), titel: 'x' })}]`
    const { problems } = parseScenarios(text, { format: 'json' })
    const column = JSON.stringify(asJson('b')).length + 1
    expect(problems).toMatchObject([{ code: 'unknown-field', path: 'titel', document: 1, line: 4, column }])
    expect(stripComments('a // b\r\n"// \\" c" /* d */ e')).toBe('a     \r\n"// \\" c"         e')
  })

  it('is told where the known part of a path ends', () => {
    const { problems } = parseScenarios(scenario().replace('nth: 1', 'times: { to: 3 }'))
    expect(problems).toMatchObject([{ path: 'rules[0].times.from', line: 8, column: 5 }])
    const missing = parseScenarios(scenario().replace('title: A title # and a comment\n', '')).problems
    expect(missing).toMatchObject([{ path: 'title', line: 1, column: 1 }])
    const item = parseScenarios(scenario().replace('on: cart.addDevice', 'on: [cart.addDevice, cart.x]')).problems
    expect(item).toMatchObject([{ path: 'rules[0].on[1]', line: 7, column: 26 }])
    const rule = parseScenarios(scenario().replace('    nth: 1\n', '')).problems
    expect(rule).toMatchObject([{ path: 'rules[0]', line: 6, column: 5 }])
  })

  it('is told why it is not JSON, by its reader', () => {
    expect(parseScenarios('a: 1', { format: 'json' }).problems).toMatchObject([
      { code: 'syntax', path: '', message: expect.stringMatching(/^This is not JSON: .+\.$/) as string },
    ])
  })

  it('is JSON and nothing more where it says that it is JSON', () => {
    expect(codesOf('{ "a": 1, }', { format: 'json' })).toEqual(['syntax'])
    expect(codesOf('a: 1', { format: 'json' })).toEqual(['syntax'])
    expect(codesOf("{ 'a': 1 }", { format: 'json' })).toEqual(['syntax'])
  })

  it('keeps dates as the text that they are', () => {
    const { scenarios } = parseScenarios(scenario().replace('A title', '2026-11-21'))
    expect(scenarios[0]?.title).toBe('2026-11-21')
  })

  it('never gets the better of the parser, whatever it is', () => {
    const words = fc.constantFrom(
      'a',
      ':',
      ' ',
      '\n',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '&x',
      '*x',
      '!!t',
      '"',
      "'",
      '|',
      '%',
      '#',
      '? ',
      '---\n',
      '\t',
      '<<',
      '__proto__',
    )
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 60 }).map((parts) => parts.join('')),
        fc.boolean(),
        (text, json) => {
          const { ok, problems } = parseScenarios(text, { format: json ? 'json' : 'yaml' })
          expect(ok).toBe(false)
          expect(problems.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('is read as JSON reads it, whatever a patch holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), fc.jsonValue({ maxDepth: 3 })), (patch) => {
        const body = {
          ...asJson(),
          rules: [{ id: 'r', on: 'cart.addDevice', always: true, reply: { patch, offContract: true } }],
        }
        const text = JSON.stringify(body, undefined, 2)
        const { scenarios, problems } = parseScenarios(text, { format: 'json' })
        if (problems.some(({ code }) => code === 'prototype-key' || code === 'merge-key')) return
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
        expect(scenarios[0]?.rules[0]?.reply?.patch).toEqual(JSON.parse(JSON.stringify(patch)))
      }),
    )
  })
})

describe('text that is not YAML', () => {
  it.each([
    ['a title with a colon', 'title: Late: but there', 'Text with a colon and a space in it stands in quotes'],
    ['a field that stands too deep', 'title: A\n  id: a', 'deeper than the one above'],
    ['a list that is not closed', 'rules: [', 'fields of one object begin at one column, and [ and { are closed'],
    ['a quote that is not closed', 'title: "Late', 'a closing quote'],
    ['a tab', '\ttitle: Late', 'by spaces, not by tabs'],
    ['a reserved sign', 'title: @home', 'Text that begins with @, ` or % stands in quotes'],
    ['a field that stands twice', 'title: A\ntitle: B', 'This field stands here already'],
    ['a bracket too many', 'title: }', 'This cannot stand here'],
  ])('is told in plain words: %s', (_what, text, words) => {
    const messages = parseScenarios(text).problems.map(({ message }) => message)
    expect(messages.join('\n')).toContain(words)
    expect(messages.join('\n')).not.toMatch(/mapping|implicit|scalar|token|flow (map|seq)|plain value/i)
  })
})

describe('a number of a scripted body', () => {
  const body = '{ n: 9007199254740993, d: 0.00, f: 1236546565217899832645 }'
  const yaml = (reply: string) =>
    `apiVersion: sim/v1\nkind: Scenario\nid: a\ntitle: A\nrules:\n  - { id: a, on: cart.addDevice, nth: 1, reply: { ${reply} } }\n`

  it('that would be sent in other digits is refused, with the way to send it', () => {
    const { ok, problems } = parseScenarios(yaml(`status: 503, offContract: true, body: ${body}`))
    expect(ok).toBe(false)
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ path, message }) => [path, message.split(';')[0]])).toEqual([
      ['rules[0].reply.body.n', '9007199254740993 would be sent as 9007199254740992'],
      ['rules[0].reply.body.d', '0.00 would be sent as 0'],
      ['rules[0].reply.body.f', '1236546565217899832645 would be sent as 1.2365465652178998e+21'],
    ])
    const json = JSON.stringify(parseScenarios(yaml('status: 503, offContract: true, body: { n: 7 }')).scenarios[0])
    expect(parseScenarios(json, { format: 'json' }).ok).toBe(true)
    expect(parseScenarios(json.replace('"n":7', '"n":7.0'), { format: 'json' }).problems).toContainEqual(
      expect.objectContaining({ code: 'other-digits', path: 'rules[0].reply.body.n' }),
    )
  })

  it('is sent as it stands where the body is a text', () => {
    const headers = 'headers: { Content-Type: application/json }'
    const { ok } = parseScenarios(yaml(`status: 503, ${headers}, text: '{"n":9007199254740993,"d":0.00}'`))
    expect(ok).toBe(true)
  })
})
