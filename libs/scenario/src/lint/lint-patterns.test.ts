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

  it('is one of fifty at most', () => {
    expect(problemsOf(Array.from({ length: 51 }, () => 'a'))).toContainEqual(
      expect.objectContaining({ code: 'too-large' }),
    )
  })
})
