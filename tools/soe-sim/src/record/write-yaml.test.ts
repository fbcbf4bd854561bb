// oxlint-disable unicorn/no-thenable -- a rule's commands are named so
import { normaliseScenario, parseScenarios, type ScenarioInput } from '@soe/scenario'
import { writeYaml } from './write-yaml'

const scenario: ScenarioInput = {
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'written',
  title: 'With "quotes", # signs: and colons',
  rules: [
    {
      id: 'first',
      on: 'cart.addDevice',
      per: 'session',
      nth: 1,
      reply: { error: '208', details: { issue: 'true', information_link: '/a?b=[c], {d}' } },
      commit: true,
      then: [{ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }, { unlockCart: {} }],
    },
    { id: 'on', on: ['cart.addPlan'], times: { from: 2, to: 3 }, fault: { delay: { fixed: 'PT0.25S' } } },
  ],
  expect: [{ rule: 'first', fired: 1 }, { order: ['cart.addPlan', 'cart.assignMtn'] }],
}

describe('a written scenario', () => {
  const yaml = writeYaml(scenario, ['Recorded from the world demo,', 'by hand.'])

  it('reads as the same document', () => {
    const { problems, scenarios } = parseScenarios(yaml)
    expect([problems, scenarios]).toEqual([[], [normaliseScenario(scenario)]])
  })

  it('looks as one would write it', () => {
    expect(yaml.split('\n').slice(0, 14)).toEqual([
      '# Recorded from the world demo,',
      '# by hand.',
      'apiVersion: sim/v1',
      'kind: Scenario',
      'id: written',
      String.raw`title: "With \"quotes\", # signs: and colons"`,
      'rules:',
      '  - id: first',
      '    on: cart.addDevice',
      '    per: session',
      '    nth: 1',
      '    reply: { error: "208", details: { issue: "true", information_link: "/a?b=[c], {d}" } }',
      '    commit: true',
      '    then:',
    ])
  })
})
