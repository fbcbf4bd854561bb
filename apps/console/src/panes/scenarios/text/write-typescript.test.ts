import { compileFunction } from 'node:vm'
import { builtInScenarios, defineScenario, rule, shortForm } from '@soe/scenario'
import { writeTypescript } from './write-typescript'

/** What the text gives when it is run. */
const runText = (text: string): unknown => {
  const body = text.replace(/^import .*\n/, '').replace(/export const \w+ =/, 'return')
  return compileFunction(body, ['defineScenario', 'rule'])(defineScenario, rule) as unknown
}

describe('writing a scenario in TypeScript', () => {
  it('gives every built-in scenario back when it is run', () => {
    for (const document of builtInScenarios) expect(runText(writeTypescript(shortForm(document)))).toEqual(document)
  })

  it('reads like a file of the project', () => {
    const text = writeTypescript({
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 'second-208',
      title: "The cart's second",
      rules: [{ id: 'a', on: 'cart.addDevice', nth: 2, reply: { error: '208' } }],
    })
    expect(text).toBe(`import { defineScenario, rule } from '@soe/scenario'

export const second208 = defineScenario({
  id: 'second-208',
  title: "The cart's second",
  rules: [
    rule.on('cart.addDevice', {
      id: 'a',
      nth: 2,
      reply: { error: '208' },
    }),
  ],
})
`)
  })
})
