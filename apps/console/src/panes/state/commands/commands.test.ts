import { commandCatalogue, commandNames } from '@soe/contracts'
import { parseScenarios } from '@soe/scenario'
import { z } from 'zod'
import { readForm, refusedField } from './command-body'
import { fieldsOf, filledFrom } from './command-fields'
import { commandAsCurl, commandAsEffect } from './command-dialog'

const fieldsFor = (name: (typeof commandNames)[number]) => fieldsOf(z.toJSONSchema(commandCatalogue[name].takes))
const kinds = (name: (typeof commandNames)[number]) =>
  fieldsFor(name).map((field) => `${field.name}${field.isRequired ? '!' : ''} ${field.kind}`)

describe('the form of a command', () => {
  it.each(commandNames)('takes the example of %s and gives it back', (name) => {
    const { example } = commandCatalogue[name]
    expect(readForm(fieldsFor(name), filledFrom(example))).toEqual({ given: example, problems: {} })
  })

  it('has a field for everything that the command takes', () => {
    expect(kinds('lockCart')).toEqual(['cartId text', 'channel! choice', 'ttl text', 'unlockChannel choice'])
    expect(kinds('setSupport')).toEqual(['chatAgents number', 'videoAgents number', 'chatProposition choice'])
    expect(kinds('setCredit').slice(0, 3)).toEqual(['owner text', 'status choice', 'frozen flag'])
    expect(kinds('setThrottleList')).toEqual(['throttleList! list'])
    expect(kinds('setFeatureFlags')).toEqual(['featureFlags! json'])
  })

  it('reads durations as people write them, an empty list, and null', () => {
    expect(readForm(fieldsFor('advanceClock'), { by: '28 min' }).given).toEqual({ by: 'PT28M' })
    expect(readForm(fieldsFor('setThrottleList'), { throttleList: '' }).given).toEqual({ throttleList: [] })
    expect(readForm(fieldsFor('setSupport'), { chatProposition: 'null' }).given).toEqual({ chatProposition: null })
  })

  it('says what is wrong, field by field', () => {
    expect(readForm(fieldsFor('lockCart'), { ttl: 'soon' }).problems).toEqual({
      channel: 'Needed.',
      ttl: 'soon is not a duration; PT15M, 15 min and 1h are.',
    })
    expect(readForm(fieldsFor('setFeatureFlags'), { featureFlags: '[1]' }).problems).toEqual({
      featureFlags: 'Not a JSON object; one is {"name": true}.',
    })
    expect(readForm(fieldsFor('failNext'), { on: 'x', status: '5x' }).problems).toEqual({
      status: '5x is not a whole number.',
    })
  })

  it('knows which field a refusal is about', () => {
    const filled = { on: 'cart.addDevice', error: '9999' }
    expect(refusedField('cart.addDevice may not answer "9999".', fieldsFor('failNext'), filled)).toBe('error')
    expect(refusedField('There is no operation "cart.addDevice".', fieldsFor('failNext'), filled)).toBe('on')
    expect(refusedField('Something else.', fieldsFor('unlockCart'), {})).toBeUndefined()
  })
})

describe('the text of a command', () => {
  it('is a curl that a shell takes as it is', () => {
    expect(
      commandAsCurl('setFeatureFlags', { featureFlags: { a: "it's" } }, { origin: 'http://x', world: 'a b' }),
    ).toBe(
      `curl -s -X POST 'http://x/__sim/v1/worlds/a%20b/commands' \\\n` +
        `  -H 'content-type: application/json' -d '{"setFeatureFlags":{"featureFlags":{"a":"it'\\''s"}}}'\n`,
    )
  })

  it.each(commandNames)('is an effect that a scenario takes: %s', (name) => {
    const { example } = commandCatalogue[name]
    const text = [
      'apiVersion: sim/v1',
      'kind: Scenario',
      'id: with-effect',
      'title: An effect',
      'rules:',
      '  - id: a-rule',
      '    on: cart.addDevice',
      '    per: session',
      '    nth: 1',
      '    then:',
      `      ${commandAsEffect(name, example)}`,
      '',
    ].join('\n')
    const { problems, scenarios } = parseScenarios(text)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(scenarios[0]?.rules[0]?.then).toEqual([{ [name]: example }])
  })
})
