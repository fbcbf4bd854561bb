import { findOperation } from '@soe/contracts'
import type { Fault } from '../document/fault.schema'
import { normaliseScenario } from '../document/normalise-scenario'
import type { Reply } from '../document/reply.schema'
import type { RuleInput } from '../document/rule.schema'
import type { Rule } from '../document/scenario'
import { firesAt } from './fires-at'
import { keysOfRule } from './keys-of-rule'
import { orderRules } from './order-rules'

const ruleOf = (input: Partial<RuleInput>): Rule =>
  normaliseScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 's',
    title: 'S',
    rules: [{ id: 'r', on: 'cart.addDevice', ...input }],
  }).rules[0]!

const firingsOf = (input: Partial<RuleInput>) => {
  const rule = ruleOf(input)
  return [1, 2, 3, 4, 5].filter((count) => firesAt(rule, count))
}

describe('a rule', () => {
  it.each<[string, Partial<RuleInput>, number[]]>([
    ['nth 2', { nth: 2 }, [2]],
    ['from 2 to 4', { times: { from: 2, to: 4 } }, [2, 3, 4]],
    ['from 3 on', { times: { from: 3 } }, [3, 4, 5]],
    ['always', { always: true }, [1, 2, 3, 4, 5]],
    ['with conditions alone', { when: { cartLines: { gte: 1 } } }, [1, 2, 3, 4, 5]],
    ['without a chance', { probability: 0 }, []],
  ])('that fires %s does so at these calls', (_name, input, calls) => {
    expect(firingsOf(input)).toEqual(calls)
  })

  it('fires by chance where the draw is below its probability', () => {
    const rule = ruleOf({ probability: 0.25 })
    expect([0, 0.2499, 0.25, 0.99].map((draw) => firesAt(rule, 1, draw))).toEqual([true, true, false, false])
  })

  it.each<[Reply | undefined, Fault | undefined, boolean]>([
    [{ error: '208' }, undefined, false],
    [{ errors: [{ error: '208' }] }, undefined, false],
    [{ status: 503 }, undefined, false],
    [{ emptyProcessStep: true }, undefined, true],
    [{ patch: { a: 1 }, offContract: true }, undefined, true],
    [{ goToUrl: '/smartphones/' }, undefined, true],
    [undefined, { delay: { fixed: 'PT1S' } }, true],
    [undefined, { reset: true }, false],
    [undefined, { hang: true }, false],
    [undefined, { delay: { fixed: 'PT1S' }, reset: true }, false],
    [undefined, { truncate: { bytes: 1 } }, true],
    [undefined, { malformedJson: true }, true],
    [undefined, { contentType: 'text/html' }, true],
    [undefined, { slowBody: { bytesPerSecond: 1 } }, true],
    [undefined, undefined, true],
    // A slow error is an error.
    [{ error: '208' }, { delay: { fixed: 'PT1S' } }, false],
  ])('with the reply %j and the fault %j commits by default: %s', (reply, fault, commit) => {
    expect(ruleOf({ always: true, reply, fault }).commit).toBe(commit)
    expect(ruleOf({ always: true, reply, fault, commit: !commit }).commit).toBe(!commit)
  })

  it('about an area covers the operations that may give its reply', () => {
    const keys = keysOfRule(ruleOf({ on: 'cart.*', always: true, reply: { error: '208' } }))
    expect(keys).toEqual(['cart.addDevice', 'cart.addAccessories'])
    const locked = keysOfRule(
      ruleOf({ on: ['cart.*', 'cart.addDevice'], always: true, reply: { error: 'CART_LOCKED' } }),
    )
    expect(locked.filter((key) => !findOperation(key).metadata.errors.includes('CART_LOCKED'))).toEqual([])
    expect(new Set(locked).size).toBe(locked.length)
  })
})

describe('rules together', () => {
  it('stand by priority, then as written', () => {
    const rules = [
      ruleOf({ id: 'a' }),
      ruleOf({ id: 'b', priority: 5 }),
      ruleOf({ id: 'c' }),
      ruleOf({ id: 'd', priority: -1 }),
    ]
    expect(orderRules(rules).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd'])
  })
})
