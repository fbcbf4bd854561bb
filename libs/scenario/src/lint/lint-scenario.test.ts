import { checkScenario } from './check-scenario'
import type { KnownNames } from './known-names'

const act = { reply: { error: '208' } }
const basic = { id: 'r', on: 'cart.addDevice', nth: 1, ...act }

const document = (rules: unknown, expect: unknown = [{ offContract: 0 }]) => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 's',
  title: 'S',
  rules,
  expect,
})

const problemsOf = (rules: unknown, expect?: unknown, known?: KnownNames) =>
  checkScenario(document(rules, expect), known).problems

const told = (...args: Parameters<typeof problemsOf>) =>
  problemsOf(...args).map(({ severity, code, path }) => `${severity} ${code} ${path}`)

describe('one rule', () => {
  it.each<[string, object, string]>([
    [
      'an error that the operation never answers',
      { reply: { error: 'PROMO_INVALID' } },
      'error error-not-answered rules[0].reply.error',
    ],
    [
      'one such error of several',
      { reply: { errors: [{ error: '208' }, { error: '1004' }] } },
      'error error-not-answered rules[0].reply.errors[1].error',
    ],
    ['an error of no catalogue', { reply: { error: '4711' } }, 'error unknown-value rules[0].reply.error'],
    [
      'an error that nothing in the area answers',
      { on: 'plans.*', reply: { error: '208' } },
      'error error-not-answered rules[0].reply',
    ],
    ['a status that the contract lacks', { reply: { status: 418 } }, 'error status-not-answered rules[0].reply.status'],
    [
      'an empty step where there is none',
      { on: 'cart.getThrottleList', reply: { emptyProcessStep: true } },
      'error no-process-step rules[0].reply.emptyProcessStep',
    ],
    [
      'a patch of a field that is not there',
      { reply: { patch: { serviceBoddy: {} } } },
      'error not-in-contract rules[0].reply.patch.serviceBoddy',
    ],
    [
      'a patch of the wrong kind',
      { reply: { patch: { serviceHeader: { statusCode: 1 } } } },
      'error not-in-contract rules[0].reply.patch.serviceHeader.statusCode',
    ],
    [
      'a patch that takes away what is needed',
      { reply: { patch: { serviceHeader: null } } },
      'error not-in-contract rules[0].reply.patch.serviceHeader',
    ],
    ['two replies', { reply: { error: '208', status: 500 } }, 'error choose-one rules[0].reply.status'],
    ['no reply in a reply', { reply: {} }, 'error choose-one rules[0].reply'],
    ['details of no error', { reply: { status: 500, details: {} } }, 'error choose-one rules[0].reply.details'],
    ['a way out of the shop', { reply: { goToUrl: '//evil.test' } }, 'error malformed rules[0].reply.goToUrl'],
    [
      'an unknown channel in a reply',
      { reply: { error: 'CART_LOCKED', details: { lockedChannelID: 'KIOSK' } } },
      'error unknown-value rules[0].reply.details.lockedChannelID',
    ],
    ['an unknown operation', { on: 'cart.addDevise' }, 'error unknown-value rules[0].on'],
    ['an unknown operation among others', { on: ['cart.addPlan', 'cart.x'] }, 'error unknown-value rules[0].on[1]'],
    ['two triggers', { always: true }, 'error choose-one rules[0].always'],
    ['a rate beside a count', { rate: { calls: 1, per: 'PT1M' } }, 'error choose-one rules[0].rate'],
    ['a rate without time', { nth: undefined, rate: { calls: 1, per: 'PT0S' } }, 'error malformed rules[0].rate.per'],
    ['no moment between', { between: {} }, 'error malformed rules[0].between'],
    ['a moment that is none', { between: { from: 'noon' } }, 'error malformed rules[0].between.from'],
    ['an end before its beginning', { between: { from: 'PT2M', to: 'PT1M' } }, 'error never-fires rules[0].between'],
    ['a beginning after the end', { between: { from: 'PT1M' }, for: 'PT1M' }, 'error never-fires rules[0].between'],
    ['an unknown field', { delay: 'PT1S' }, 'error unknown-field rules[0].delay'],
    ['an unknown command', { then: [{ burnCart: {} }] }, 'error unknown-field rules[0].then[0].burnCart'],
    [
      'two commands in one',
      { then: [{ unlockCart: {}, expireSession: {} }] },
      'error choose-one rules[0].then[0].expireSession',
    ],
    [
      'an unknown channel in a command',
      { then: [{ lockCart: { channel: 'KIOSK' } }] },
      'error unknown-value rules[0].then[0].lockCart.channel',
    ],
    [
      'a failing call that does not exist',
      { then: [{ failNext: { on: 'cart.x' } }] },
      'error unknown-value rules[0].then[0].failNext.on',
    ],
    [
      'a failing call with the wrong error',
      { then: [{ failNext: { on: 'cart.addPlan', error: '208' } }] },
      'error error-not-answered rules[0].then[0].failNext.error',
    ],
    ['two faults', { reply: undefined, fault: { reset: true, hang: true } }, 'error choose-one rules[0].fault.hang'],
    [
      'a delay of two kinds',
      { fault: { delay: { fixed: 'PT1S', uniform: { min: 'PT1S', max: 'PT2S' } } } },
      'error choose-one rules[0].fault.delay.uniform',
    ],
    [
      'a delay that is not a duration',
      { fault: { delay: { fixed: '2s' } } },
      'error malformed rules[0].fault.delay.fixed',
    ],
    [
      'an endless delay in real time',
      { fault: { delay: { fixed: 'PT11M' } } },
      'error out-of-range rules[0].fault.delay',
    ],
    [
      'a chunk of an operation',
      { reply: undefined, fault: { missingChunk: { pattern: '*' } } },
      'error chunk-only rules[0].on',
    ],
    [
      'a field that the request lacks',
      { when: { request: { 'data.linez': { exists: true } } } },
      'error unknown-request-field rules[0].when.request["data.linez"]',
    ],
    [
      'a value that the field never has',
      { when: { request: { 'data.lines.0.isNewLine': { equals: 'yes' } } } },
      'error never-fires rules[0].when.request["data.lines.0.isNewLine"]',
    ],
    ['nothing to hold', { when: {} }, 'error malformed rules[0].when'],
    ['call number 0', { nth: 0 }, 'error never-fires rules[0].nth'],
    ['times the wrong way round', { nth: undefined, times: { from: 3, to: 2 } }, 'error never-fires rules[0].times'],
    ['no chance at all', { nth: undefined, probability: 0 }, 'error never-fires rules[0].probability'],
    ['a chance beyond certainty', { nth: undefined, probability: 2 }, 'error out-of-range rules[0].probability'],
    [
      'no possible number of lines',
      { when: { cartLines: { gte: 3, lte: 2 } } },
      'error never-fires rules[0].when.cartLines',
    ],
    [
      'callers that the operation never has',
      { on: 'cart.applyPromo', audience: 'prospect', reply: { error: '1008' } },
      'error audience-not-served rules[0].audience',
    ],
    [
      'some callers that it never has',
      { on: 'cart.applyPromo', audience: ['prospect', 'prepay'], reply: { error: '1008' } },
      'warning audience-not-served rules[0].audience',
    ],
    [
      'callers that exclude each other',
      { audience: 'prepay', when: { audience: 'prospect' } },
      'error audience-not-served rules[0].audience',
    ],
    ['a reply behind a reset', { fault: { reset: true } }, 'warning never-sent rules[0].reply'],
    ['itself as its condition', { after: 'r' }, 'error after-cycle rules[0].after'],
    [
      'an answer that waits for itself',
      { reply: undefined, fault: { hold: { until: { answered: 'cart.addDevice' } } }, nth: undefined, always: true },
      'error hold-cycle rules[0].fault.hold.until',
    ],
    [
      'an answer that is held and never sent',
      { reply: undefined, fault: { hold: { until: 'PT1S' }, hang: true } },
      'error never-sent rules[0].fault.hold',
    ],
    ['a rule that is not there', { after: 'x' }, 'error after-unknown rules[0].after'],
    ['nothing to do', { reply: undefined }, 'warning does-nothing rules[0]'],
  ])('with %s is found out', (_what, change, problem) => {
    expect(told([{ ...basic, ...change }])).toEqual([problem])
  })

  it('may name personas and steps that the world knows, whatever their case', () => {
    const rules = [{ ...basic, when: { persona: 'past-due', processStep: 'shoppingcart' } }]
    expect(told(rules)).toEqual([])
    expect(told(rules, undefined, { personas: ['past-due'], processSteps: ['ShoppingCart'] })).toEqual([])
    expect(told(rules, undefined, { personas: ['prospect'], processSteps: ['PlanSelection'] })).toEqual([
      'error unknown-persona rules[0].when.persona[0]',
      'error unknown-process-step rules[0].when.processStep[0]',
    ])
  })

  it('may answer what the contract lacks when it says so', () => {
    expect(told([{ ...basic, reply: { status: 418, offContract: true } }])).toEqual([])
    expect(told([{ ...basic, reply: { patch: { x: 1 }, offContract: true } }])).toEqual([])
  })

  it('is told the names that may stand there', () => {
    expect(problemsOf([{ ...basic, then: [{ lokcCart: {} }] }])[0]).toMatchObject({
      message: expect.stringContaining('Did you mean "lockCart"?') as string,
      allowed: expect.arrayContaining(['lockCart', 'advanceClock']) as string[],
    })
    expect(problemsOf([{ ...basic, reply: { error: 'OUT_OF_STOK' } }])[0]?.message).toContain('OUT_OF_STOCK')
    expect(problemsOf([{ ...basic, reply: { error: '1004' } }])[0]?.message).toMatch(
      /never answers the error 1004.*CART_LOCKED/,
    )
  })
})

const second = { ...basic, id: 'second' }

describe('rules beside each other', () => {
  it.each<[string, object[], string[]]>([
    ['two of one name', [basic, { ...basic, nth: 2 }], ['error duplicate-id rules[1].id']],
    [
      'a circle',
      [
        { ...basic, after: 'second' },
        { ...second, nth: 2, after: 'r' },
      ],
      ['error after-cycle rules[0].after', 'error after-cycle rules[1].after'],
    ],
    [
      'one behind one that always answers',
      [{ ...basic, nth: undefined, always: true }, second],
      ['error shadowed rules[1]'],
    ],
    [
      'one behind one of a whole area',
      [{ id: 'all', on: 'cart.*', always: true, fault: { reset: true } }, second],
      ['error shadowed rules[1]'],
    ],
    [
      'one behind one of higher priority',
      [basic, { ...second, nth: undefined, always: true, priority: 1 }],
      ['error shadowed rules[0]'],
    ],
    [
      'one within the range of another',
      [
        { ...basic, nth: undefined, times: { from: 1, to: 3 } },
        { ...second, nth: 2 },
      ],
      ['error shadowed rules[1]'],
    ],
    [
      'one behind the same conditions',
      [
        { ...basic, when: { cartLines: { gte: 1 } } },
        { ...second, when: { cartLines: { gte: 1 } } },
      ],
      ['error shadowed rules[1]'],
    ],
  ])('with %s are found out', (_what, rules, problems) => {
    expect(told(rules)).toEqual(problems)
  })

  it.each<[string, object[]]>([
    ['count different calls', [basic, { ...second, nth: 2 }]],
    ['count in different scopes', [basic, { ...second, per: 'world' }]],
    ['serve different callers', [{ ...basic, nth: undefined, always: true, audience: 'prepay' }, second]],
    [
      'answer different calls',
      [{ ...basic, nth: undefined, always: true, on: 'cart.addPlan', reply: { error: '1008' } }, second],
    ],
    ['wait for each other', [basic, { ...second, after: 'r' }]],
    [
      'answer always, though only after another',
      [basic, { id: 'later', on: 'cart.addDevice', always: true, after: 'r', ...act }, { ...second, nth: 2 }],
    ],
    [
      'only look on',
      [{ id: 'all', on: 'cart.addDevice', always: true, then: [{ advanceClock: { by: 'PT1M' } }] }, basic],
    ],
    ['are over one day', [{ ...basic, nth: undefined, for: 'PT1M' }, second]],
    ['answer above a rate', [{ ...basic, nth: undefined, rate: { calls: 1, per: 'PT1M' } }, second]],
    ['leave the rest to chance', [{ ...basic, nth: undefined, probability: 1 }, second]],
  ])('that %s are left alone', (_what, rules) => {
    expect(told(rules)).toEqual([])
  })
})

describe('expectations', () => {
  it.each<[string, unknown, string[]]>([
    ['of an unknown rule', [{ rule: 'x', fired: 1 }], ['error unknown-rule expect[0].rule']],
    ['that say nothing of a rule', [{ rule: 'r' }], ['error choose-one expect[0]']],
    [
      'that are two at once',
      [{ rule: 'r', fired: 1, on: 'cart.addPlan', never: true }],
      ['error choose-one expect[0].on'],
    ],
    ['that count nothing', [{ fired: 1 }], ['error choose-one expect[0]', 'error choose-one expect[0].fired']],
    ['of an unknown call', [{ on: 'cart.x', never: true }], ['error unknown-value expect[0].on']],
    ['of bounds that cross', [{ on: 'cart.addPlan', calls: { min: 2, max: 1 } }], ['error malformed expect[0].calls']],
    ['of scripts as calls', [{ on: 'storefront.chunk', never: true }], ['error never-met expect[0].on']],
    ['of an order of areas', [{ order: ['cart.*', 'cart.addPlan'] }], ['error unknown-value expect[0].order[0]']],
    ['that are missing', [], ['warning nothing-expected ']],
  ])('%s are found out', (_what, expectations, problems) => {
    expect(told([basic], expectations)).toEqual(problems)
  })

  it('that ask a rule to fire more often than it can are found out', () => {
    const inWorld = { ...basic, per: 'world' }
    expect(told([inWorld], [{ rule: 'r', fired: 2 }])).toEqual(['error never-met expect[0].fired'])
    expect(told([basic], [{ rule: 'r', fired: 2 }])).toEqual([])
  })
})

describe('data that is not plain', () => {
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((value) => [value], 1)

  it.each<[string, unknown, string]>([
    ['a function', { id: () => 1 }, 'not-json'],
    ['a date', { id: new Date(0) }, 'not-json'],
    ['bytes', { id: Buffer.from('x') }, 'not-json'],
    ['no number', { id: Number.NaN }, 'not-json'],
    ['a circle', cyclic, 'not-json'],
    ['too deep a list', deep, 'too-deep'],
    ['too long a list', Array.from({ length: 30_000 }, () => 1), 'too-large'],
    ['a prototype', JSON.parse('{"__proto__": {"ok": true}}'), 'prototype-key'],
    ['nothing', undefined, 'missing-field'],
    ['a list', [], 'wrong-type'],
  ])('such as %s is refused', (_what, value, code) => {
    expect(checkScenario(value)).toEqual({
      ok: false,
      problems: [expect.objectContaining({ severity: 'error', code })],
    })
  })
})
