import { findOperation } from '@soe/contracts'
import type { Fault } from '../document/fault.schema'
import { normaliseScenario } from '../document/normalise-scenario'
import type { Reply } from '../document/reply.schema'
import type { RuleInput } from '../document/rule.schema'
import type { Rule } from '../document/scenario'
import { firesAt } from './fires-at'
import { describeHoldCycle, holdCycle } from './hold-cycle'
import { keysOfRule } from './keys-of-rule'
import { joinPeriods, nextPeriod } from './next-period'
import { orderRules } from './order-rules'
import { emptySpan, spanOf, type Spanned } from './span-of'

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

  it.each<[Partial<RuleInput>, true | undefined]>([
    [{}, true],
    [{ when: { cartLines: { eq: 1 } } }, true],
    [{ nth: 1 }, undefined],
    [{ times: { from: 1 } }, undefined],
    [{ probability: 1 }, undefined],
    [{ rate: { calls: 1, per: 'PT1M' } }, undefined],
  ])('with %j fires always unless told otherwise: %p', (input, always) => {
    expect(ruleOf(input).always).toBe(always)
  })

  it('has lists where one value stands, and no field without a value', () => {
    const scenario = normaliseScenario({
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 's',
      title: 'S',
      description: undefined,
      rules: [
        {
          id: 'r',
          on: 'cart.addDevice',
          audience: 'prospect',
          nth: undefined,
          when: { processStep: 'A', lockOwner: ['none'], persona: 'p', wrongHeader: 'any', audience: undefined },
        },
      ],
      expect: [{ on: 'cart.addPlan', answered: 'ok', calls: 1, never: undefined }],
    })
    expect(scenario).toStrictEqual({
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 's',
      title: 'S',
      rules: [
        {
          id: 'r',
          on: ['cart.addDevice'],
          audience: ['prospect'],
          per: 'session',
          priority: 0,
          always: true,
          commit: true,
          then: [],
          when: { processStep: ['A'], lockOwner: ['none'], persona: ['p'], wrongHeader: ['any'] },
        },
      ],
      expect: [{ on: ['cart.addPlan'], answered: ['ok'], calls: 1 }],
    })
    expect(normaliseScenario(scenario)).toStrictEqual(scenario)
  })

  it('may stand alone, as may expectations', () => {
    const head = { apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 'S' } as const
    expect(normaliseScenario(head)).toStrictEqual({ ...head, rules: [], expect: [] })
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

describe('rules that hold their answers', () => {
  type Held = [on: RuleInput['on'], answered: string, more?: Partial<RuleInput>]
  const [device, plan, step] = ['cart.addDevice', 'cart.addPlan', 'cart.addStep'] as const

  const rulesOf = (...held: Held[]): Rule[] =>
    held.map(([on, answered, more = { always: true }], at) =>
      ruleOf({ id: `r${at + 1}`, on, fault: { hold: { until: { answered } } }, ...more } as Partial<RuleInput>),
    )

  it.each<[string, Held[], string[] | undefined]>([
    ['an operation whose answers nobody holds', [[device, plan]], undefined],
    ['its own at every call', [[device, device]], ['r1']],
    ['its own from some call on', [[device, device, { times: { from: 2 } }]], ['r1']],
    ['the next after one call', [[device, device, { nth: 1 }]], undefined],
    ['the next after some calls', [[device, device, { times: { from: 1, to: 3 } }]], undefined],
    ['the next above a rate', [[device, device, { rate: { calls: 1, per: 'PT1M' } }]], undefined],
    [
      "each other's, however often",
      [
        [device, plan, { nth: 1 }],
        [plan, device, { nth: 1 }],
      ],
      ['r1', 'r2'],
    ],
    [
      'each the next one',
      [
        [device, plan],
        [plan, step],
        [step, device],
      ],
      ['r1', 'r2', 'r3'],
    ],
    [
      'one that waits for itself',
      [
        [device, plan],
        [plan, plan],
      ],
      ['r2'],
    ],
    [
      'one of several, of which the last waits for it',
      [
        [device, plan],
        [plan, step],
        [plan, device],
      ],
      ['r1', 'r3'],
    ],
    ['any of several operations', [[[device, plan], plan]], ['r1']],
    [
      'one that a time ends',
      [
        [device, plan],
        [plan, '', { fault: { hold: { until: 'PT1S' } } }],
      ],
      undefined,
    ],
    [
      'one that is delayed or answered at once',
      [
        [device, plan],
        [plan, '', { fault: { delay: { fixed: 'PT1S' } } }],
        [plan, '', { fault: undefined }],
      ],
      undefined,
    ],
  ])('until %s is answered: %#', (_what, held, ids) => {
    expect(holdCycle(rulesOf(...held))?.map(({ id }) => id)).toEqual(ids)
  })

  it('are told with what they wait for', () => {
    expect(describeHoldCycle(rulesOf([device, plan], [plan, device]))).toBe(
      'Answers are held for each other and none would go: "r1" waits for cart.addPlan, "r2" waits for cart.addDevice.',
    )
  })
})

describe('the span of a rule', () => {
  const noon = '2026-11-27T12:00:00Z'

  it.each<[Spanned, string | undefined]>([
    [{ for: 'PT1M' }, undefined],
    [{ between: { to: 'PT1M' }, for: 'PT1M' }, undefined],
    [{ between: { from: 'PT1M', to: 'PT2M' } }, undefined],
    [{ between: { from: 'PT1M', to: 'PT1M' } }, 'from PT1M does not come before to PT1M'],
    [
      { between: { from: noon, to: '2026-11-27T11:00:00Z' } },
      `from ${noon} does not come before to 2026-11-27T11:00:00Z`,
    ],
    [{ between: { from: noon, to: 'PT1M' } }, undefined],
    [{ between: { from: 'PT1M', to: '2026-11-27T00:00:00Z' } }, undefined],
    [{ between: { from: noon }, for: 'PT1M' }, undefined],
    [{ between: { from: 'PT1M' }, for: 'PT2M' }, undefined],
    [{ between: { from: 'PT1M' }, for: 'PT1M' }, 'after PT1M it is over, and it begins after PT1M'],
  ])('%j is empty: %p', (spanned, why) => expect(emptySpan(spanned)).toBe(why))

  it('has no end where none is said', () => {
    expect(spanOf({}, 5)).toEqual([-Infinity, Infinity])
    expect(spanOf({ between: { from: 'PT1S' } }, 5)).toEqual([1005, Infinity])
  })
})

describe('a period of a rate', () => {
  const rate = { calls: 5, per: 'PT1S' }
  const running = { since: 1000, calls: 2 }

  it.each([
    [1000, 1000, 3],
    [1999, 1000, 3],
    [2000, 2000, 1],
    [999, 999, 1],
  ])('at %d is that since %d, with %d calls', (now, since, calls) => {
    expect(nextPeriod(running, rate, now)).toEqual({ since, calls })
  })

  it('begins with the earlier of two that are one', () => {
    expect(joinPeriods({ since: 500, calls: 3 }, running)).toEqual({ since: 500, calls: 5 })
    expect(joinPeriods(undefined, running)).toBe(running)
  })
})
