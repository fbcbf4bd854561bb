import { checkScenario } from './check-scenario'

const scenarioWith = (patterns: readonly string[]) => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'patterns',
  title: 'Patterns',
  rules: patterns.map((matches, index) => ({
    id: `rule-${index}`,
    on: 'cart.addDevice',
    when: { header: { 'User-Agent': { matches } } },
    reply: { error: '208' },
  })),
  expect: [{ on: 'cart.addDevice', request: { 'data.lines.0.device.id': { matches: 'orbit' } }, calls: 1 }],
})

const different = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`)

const problemsOf = (patterns: readonly string[]) => checkScenario(scenarioWith(patterns)).problems

describe('a pattern', () => {
  it.each(['(?i)chrome/\\d+', '^Mozilla', 'a{1,1000}', '(a+)+$'])('may be %s', (pattern) => {
    expect(problemsOf([pattern])).toEqual([])
  })

  it.each(['(?=a)', '(a)\\1', '[', 'a**', '((a{100}){100}){100}'])(
    'may not be %s, and the place is named',
    (pattern) => {
      expect(problemsOf([pattern])).toMatchObject([
        { severity: 'error', code: 'malformed', path: 'rules[0].when.header.User-Agent.matches' },
      ])
    },
  )

  it('is read wherever a document has one', () => {
    const rule = { id: 'r', on: 'cart.addDevice', reply: { error: '208' } }
    const wrong = { matches: '[' }
    const field = { 'data.lines.0.device.id': wrong }
    const paths = checkScenario({
      ...scenarioWith([]),
      rules: [
        { ...rule, when: { header: { Accept: wrong }, cookie: { a: wrong, b: { equals: 'x' } }, request: field } },
      ],
      expect: [
        { offContract: 0 },
        { on: 'cart.addDevice', request: field, calls: 1 },
        { order: ['cart.addPlan', { on: 'cart.addDevice', request: field }] },
      ],
    }).problems.map(({ path }) => path)
    expect(paths).toEqual([
      'rules[0].when.header.Accept.matches',
      'rules[0].when.cookie.a.matches',
      'rules[0].when.request["data.lines.0.device.id"].matches',
      'expect[1].request["data.lines.0.device.id"].matches',
      'expect[2].order[1].request["data.lines.0.device.id"].matches',
    ])
  })

  it('is told why it is none', () => {
    expect(problemsOf(['['])[0]?.message).toMatch(
      /^This is not a regular expression of RE2, which has no lookaround and no back-references: missing closing \]: `\[`\.$/,
    )
  })

  it('is one of fifty at most', () => {
    expect(problemsOf(different(49))).toEqual([])
    expect(problemsOf(different(50))).toEqual([
      expect.objectContaining({
        code: 'too-large',
        path: 'expect[0].request["data.lines.0.device.id"].matches',
        message: 'A document has at most 50 conditions with matches.',
      }),
    ])
  })
})
