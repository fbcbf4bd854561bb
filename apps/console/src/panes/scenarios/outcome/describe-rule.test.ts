import { builtInScenarios } from '@soe/scenario'
import { readYaml } from '../text/read-yaml'
import type { WrittenRule } from '../text/written-scenario'
import { describeRule } from './describe-rule'

const on = 'cart.addDevice'

describe('a rule in words', () => {
  it.each<[WrittenRule, string, string]>([
    [{ on, nth: 2, reply: { error: '208' } }, 'The 2nd cart.addDevice answers 208', 'error'],
    [
      { on, nth: 11, per: 'world', reply: { status: 503 } },
      'The 11th cart.addDevice of the world answers status 503',
      'error',
    ],
    [
      { on: [on], times: { from: 1, to: 2 }, fault: { reset: true } },
      'cart.addDevice 1 to 2 loses its connection',
      'broken',
    ],
    [
      { on: ['cart.*', 'checkout.*'], always: true, fault: { hang: true } },
      'Every cart.* or checkout.* is never answered',
      'wait',
    ],
    [{ on, probability: 0.25, reply: { error: 'CART_LOCKED' } }, '25% of cart.addDevice answers CART_LOCKED', 'lock'],
    [
      { on, rate: { calls: 5, per: 'PT1M' }, per: 'world', reply: { error: '417' } },
      'cart.addDevice above 5 in PT1M of the world answers 417',
      'error',
    ],
    [
      { on, between: { from: 'PT1M', to: 'PT2M' }, for: 'PT1H', fault: { reset: true } },
      'Every cart.addDevice from PT1M until PT2M for PT1H after arming loses its connection',
      'broken',
    ],
    [{ on, nth: 3 }, 'The 3rd cart.addDevice is answered as ever', 'page'],
    [
      { on, nth: 1, fault: { delay: {} }, reply: { goToUrl: '/a' } },
      'The 1st cart.addDevice is answered late and sends the browser to /a',
      'wait',
    ],
    [{}, 'Every call is answered as ever', 'page'],
  ])('%j is "%s"', (rule, title, sight) => expect(describeRule(rule)).toMatchObject({ title, sight }))

  it('says what follows', () => {
    const written = `on: ${on}
nth: 3
commit: false
reply: { error: "208" }
then: [{ lockCart: { channel: VZW-RETAIL, ttl: PT15M } }]`
    expect(describeRule(readYaml(written)?.data as WrittenRule).effects).toEqual([
      'What was asked for does not happen.',
      'Then lockCart VZW-RETAIL PT15M',
    ])
    expect(describeRule(readYaml(`on: ${on}\nthen: [{ lockCart: {} }]`)?.data as WrittenRule).sight).toBe('lock')
  })

  it('has words for every rule of the catalogue', () => {
    for (const { rules } of builtInScenarios)
      for (const rule of rules) expect(describeRule(rule as WrittenRule).title).toMatch(/ (answer|is |loses|sends)/)
  })
})
