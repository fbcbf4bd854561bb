import { checkScenario } from './check-scenario'
import type { KnownNames } from './known-names'
import { problemsOf as problemsIn } from './testing/problems-of'

const act = { reply: { error: '208' } }
const basic = { id: 'r', on: 'cart.addDevice', nth: 1, ...act }

const problemsOf = (rules: unknown, expectations: unknown = [{ offContract: 0 }], known?: KnownNames) =>
  problemsIn({ rules, expect: expectations }, known)

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
    ['no call before number 1', { nth: undefined, times: { from: 0, to: 0 } }, 'error never-fires rules[0].times.to'],
    ['times the wrong way round', { nth: undefined, times: { from: 3, to: 2 } }, 'error never-fires rules[0].times'],
    ['no chance at all', { nth: undefined, probability: 0 }, 'error never-fires rules[0].probability'],
    ['a chance beyond certainty', { nth: undefined, probability: 2 }, 'error out-of-range rules[0].probability'],
    [
      'no possible number of lines',
      { when: { cartLines: { gte: 3, lte: 2 } } },
      'error never-fires rules[0].when.cartLines',
    ],
    [
      'more lines than there may be',
      { when: { cartLines: { eq: 3, lte: 2 } } },
      'error never-fires rules[0].when.cartLines',
    ],
    [
      'fewer lines than there have to be',
      { when: { cartLines: { eq: 1, gte: 2 } } },
      'error never-fires rules[0].when.cartLines',
    ],
    [
      'a caller as a condition that the operation never has',
      { on: 'cart.applyPromo', when: { audience: 'prospect' }, reply: { error: '1008' } },
      'error audience-not-served rules[0].when.audience',
    ],
    [
      'a request that one of its operations lacks',
      {
        on: ['cart.addDevice', 'cart.addPlan'],
        when: { request: { planId: { exists: true } } },
        reply: undefined,
        fault: { reset: true },
      },
      'error unknown-request-field rules[0].when.request.planId',
    ],
    [
      'a request that no operation of its area has',
      { on: 'cart.*', when: { request: { nothing: { exists: true } } }, reply: undefined, fault: { reset: true } },
      'error unknown-request-field rules[0].when.request.nothing',
    ],
    ['scripts and calls', { on: ['storefront.chunk', 'cart.addDevice'] }, 'error chunk-only rules[0].on'],
    ['a reply to scripts', { on: 'storefront.chunk' }, 'error chunk-only rules[0].on'],
    [
      'a fault that scripts do not have',
      { on: 'storefront.chunk', reply: undefined, fault: { hang: true } },
      'error chunk-only rules[0].on',
    ],
    ['an expectation of the wrong kind', { when: { persona: 7 } }, 'error wrong-type rules[0].when.persona'],
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

  it.each<[string, object]>([
    ['a range of one call', { nth: undefined, times: { from: 2, to: 2 } }],
    ['a range without an end', { nth: undefined, times: { from: 2 } }],
    ['one number of lines', { when: { cartLines: { gte: 2, lte: 2, eq: 2 } } }],
    ['a number of lines between others', { when: { cartLines: { gte: 1, lte: 3, eq: 2 } } }],
    ['the longest delay in real time', { fault: { delay: { fixed: 'PT10M' } } }],
    ["a longer delay on the world's clock", { fault: { delay: { fixed: 'PT11M', clock: 'world' } } }],
    ['a script that comes late', { on: 'storefront.chunk', reply: undefined, fault: { delay: { fixed: 'PT1S' } } }],
    [
      'a command behind a script',
      { on: 'storefront.chunk', reply: undefined, then: [{ advanceClock: { by: 'PT1M' } }] },
    ],
    [
      'a request that its operations have in part, of an area',
      { on: 'landing.*', reply: undefined, fault: { reset: true } },
    ],
    ['a fault beside a reply with a body', { reply: { status: 503 }, fault: { truncate: { bytes: 1 } } }],
    ['no JSON in place of JSON', { reply: { status: 503 }, fault: { malformedJson: true } }],
    ['no JSON in place of an error', { fault: { malformedJson: true } }],
    [
      'no JSON in place of what says that it is JSON',
      {
        reply: { status: 503, text: '{}', headers: { 'Content-Type': 'application/json' } },
        fault: { malformedJson: true },
      },
    ],
    [
      'another type of a reply that names none',
      { reply: { status: 503, text: 'x' }, fault: { contentType: 'text/html' } },
    ],
    ['another type of an empty text', { reply: { status: 503, text: '' }, fault: { contentType: 'text/html' } }],
    ['a reset beside an empty body', { reply: undefined, fault: { slowBody: { bytesPerSecond: 1 } } }],
  ])('may have %s', (_what, change) => {
    expect(told([{ ...basic, ...change }])).toEqual([])
  })

  it.each<[object, string]>([
    [{ on: ['plans.*', 'chat.*'], reply: { error: '208' } }, 'No operation of plans.*, chat.* gives this reply.'],
    [
      { on: 'cart.*', reply: { error: '1079' } },
      'Of the 24 operations of cart.* the rule is about cart.addFeatures alone: the others cannot give its reply, or have no such request.',
    ],
    [
      { on: 'cart.*', reply: { error: '208' } },
      'Of the 24 operations of cart.* the rule is about cart.addDevice, cart.addAccessories alone: the others cannot give its reply, or have no such request.',
    ],
    [{ on: 'wishlist.*', reply: { error: 'ITEM_NOT_FOUND' } }, 'wishlist.unsubscribe, wishlist.subscribeByEmail alone'],
    [{ on: 'cart.*', reply: { error: 'ITEM_NOT_FOUND' } }, 'cart.assignMtn, cart.validateOrder … alone'],
    [{ nth: 0 }, 'The rule can never fire: calls are counted from 1.'],
    [{ nth: undefined, times: { from: 3, to: 2 } }, 'The rule can never fire: from 3 comes after to 2.'],
    [{ nth: undefined, probability: 0 }, 'The rule can never fire: its probability is 0.'],
    [{ when: { cartLines: { gte: 3, lte: 2 } } }, 'The rule can never fire: no number of lines is all that.'],
    [
      { on: ['cart.applyPromo', 'cart.removePromo'], audience: 'prospect', reply: { error: '1008' } },
      'cart.applyPromo, cart.removePromo never has a caller like that, so the rule can never fire. Allowed: prepay, prepay-signed-in.',
    ],
    [
      { on: ['cart.applyPromo', 'cart.removePromo'], audience: ['prospect', 'prepay'], reply: { error: '1008' } },
      'cart.applyPromo, cart.removePromo has no caller of prospect; there are prepay, prepay-signed-in.',
    ],
    [{ on: ['storefront.chunk', 'cart.addDevice'] }, 'storefront.chunk stands alone.'],
    [
      { fault: { truncate: { bytes: 1 } }, reply: { status: 503, text: '' } },
      'truncate would not show: the reply has an empty body.',
    ],
    [
      { fault: { slowBody: { bytesPerSecond: 1 } }, reply: { status: 503, base64: '' } },
      'slowBody would not show: the reply has an empty body.',
    ],
    [
      { fault: { malformedJson: true }, reply: { status: 204 } },
      'malformedJson would not show: the reply has an empty body.',
    ],
    [
      { fault: { contentType: 'text/html' }, reply: { status: 304, offContract: true } },
      'contentType would not show: the reply has an empty body.',
    ],
    [
      { fault: { malformedJson: true }, reply: { status: 503, html: '<p>' } },
      'malformedJson would not show: the reply is text/html; charset=utf-8.',
    ],
    [
      { fault: { malformedJson: true }, reply: { status: 503, text: 'x', headers: { 'content-type': 'text/csv' } } },
      'malformedJson would not show: the reply is text/csv.',
    ],
    [
      {
        fault: { contentType: 'text/html' },
        reply: { status: 503, text: 'x', headers: { 'Content-Type': 'text/csv' } },
      },
      'contentType would not show: the reply names the type text/csv itself.',
    ],
  ])('that is %j is told: %s', (change, message) => {
    expect(problemsOf([{ ...basic, ...change }]).map((problem) => problem.message)).toContainEqual(
      expect.stringContaining(message),
    )
  })

  it('has its fault as the place of what would not show', () => {
    expect(told([{ ...basic, reply: { status: 503, text: '' }, fault: { truncate: { bytes: 1 } } }])).toEqual([
      'error never-sent rules[0].fault.truncate',
    ])
  })

  it('has the area among several as the place of what fits in part', () => {
    const on = ['landing.landing', 'cart.*']
    expect(told([{ ...basic, on, reply: { error: '1008' } }])).toContain('warning fits-some rules[0].on[1]')
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
      /never answers the error 1004. Did you mean "R1001"\? Allowed: R1001/,
    )
  })
})

const second = { ...basic, id: 'second' }
const script = (pattern: string) => ({ on: 'storefront.chunk', nth: 1, fault: { missingChunk: { pattern } } })

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
    [
      'one behind the same span',
      [
        { ...basic, between: { from: 'PT1M' } },
        { ...second, between: { from: 'PT1M' } },
      ],
      ['error shadowed rules[1]'],
    ],
    [
      'one about the same scripts',
      [
        { ...script('*'), id: 'r' },
        { ...script('*'), id: 'second' },
      ],
      ['error shadowed rules[1]'],
    ],
    [
      'one of a longer circle',
      [
        { ...basic, after: 'third' },
        { ...second, nth: 2, after: 'r' },
        { ...basic, id: 'third', nth: 3, after: 'second' },
        { ...basic, id: 'fourth', nth: 4, after: 'r' },
      ],
      ['error after-cycle rules[0].after', 'error after-cycle rules[1].after', 'error after-cycle rules[2].after'],
    ],
    [
      'one that waits for another that waits for none of them',
      [
        { ...basic, after: 'x' },
        { ...second, nth: 2, after: 'r' },
      ],
      ['error after-unknown rules[0].after'],
    ],
  ])('with %s are found out', (_what, rules, problems) => {
    expect(told(rules)).toEqual(problems)
  })

  it.each<[object[], string]>([
    [[basic, { ...basic, nth: 2 }], 'Another rule is named "r" already.'],
    [
      [
        { ...basic, after: 'second' },
        { ...second, nth: 2, after: 'r' },
      ],
      'The rule waits for itself: second ← r.',
    ],
    [[{ ...basic, after: 'x' }], 'There is no rule "x". Allowed: r.'],
    [
      [{ ...basic, nth: undefined, always: true }, second],
      'The rule can never fire: "r" comes before it and answers the same calls.',
    ],
  ])('%j are told: %s', (rules, message) => {
    expect(problemsOf(rules).map((problem) => problem.message)).toContain(message)
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
    ['fire before another', [{ ...basic, nth: undefined, times: { from: 2, to: 4 } }, second]],
    ['hang on a condition', [{ ...basic, nth: undefined, when: { cartLines: { gte: 1 } } }, second]],
    [
      'hang on different conditions',
      [
        { ...basic, when: { cartLines: { gte: 1 } } },
        { ...second, when: { cartLines: { gte: 2 } } },
      ],
    ],
    [
      'hang on different spans',
      [
        { ...basic, between: { from: 'PT1M' } },
        { ...second, between: { from: 'PT2M' } },
      ],
    ],
    ['begin later', [{ ...basic, nth: undefined, always: true, between: { from: 'PT1M' } }, second]],
    ['need a cart', [{ ...basic, nth: undefined, always: true, per: 'cart' }, second]],
    [
      'are about different scripts',
      [
        { ...script('a'), id: 'r' },
        { ...script('b'), id: 'second' },
      ],
    ],
    [
      'are about some scripts',
      [
        { ...script('a'), id: 'r', nth: undefined, always: true },
        { ...script('b'), id: 'second' },
      ],
    ],
    ['are about scripts and calls', [{ ...script('a'), id: 'r', nth: undefined, always: true }, second]],
    [
      'come late, and withhold scripts',
      [{ id: 'r', on: 'storefront.chunk', always: true, fault: { delay: { fixed: 'PT1S' } } }, second],
    ],
    ['are over one day', [{ ...basic, nth: undefined, for: 'PT1M' }, second]],
    ['answer above a rate', [{ ...basic, nth: undefined, rate: { calls: 1, per: 'PT1M' } }, second]],
    ['leave the rest to chance', [{ ...basic, nth: undefined, probability: 1 }, second]],
  ])('that %s are left alone', (_what, rules) => {
    expect(told(rules)).toEqual([])
  })
})

describe('a reply', () => {
  it.each(['{{request.data.name}}', '${request.name}', '<%= name %>'])('is no template, which is said: %s', (name) => {
    const reply = { status: 503, text: `Sorry, ${name}` }
    expect(problemsOf([{ ...basic, reply }], [{ rule: 'r', fired: 1 }])).toMatchObject([
      { severity: 'warning', code: 'no-template', path: 'rules[0].reply.text' },
    ])
  })
})

describe('every operation', () => {
  it('is one target, in rules and expectations', () => {
    const failing = { id: 'r', on: '*', always: true, reply: { status: 503 } }
    expect(told([failing], [{ on: '*', answered: 503, calls: 1 }, { only: ['cart.*', '*'] }])).toEqual([])
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
    ['of scripts in an order', [{ order: ['cart.*', 'storefront.chunk'] }], ['error never-met expect[0].order']],
    ['of scripts alone', [{ only: ['storefront.chunk'] }], ['error never-met expect[0].only']],
    ['of an unknown event', [{ event: 'clock-change', never: true }], ['error unknown-value expect[0].event']],
    [
      'of a status that is none',
      [{ on: 'cart.addPlan', answered: 7, never: true }],
      ['error out-of-range expect[0].answered'],
    ],
    ['that are missing', [], ['warning nothing-expected ']],
  ])('%s are found out', (_what, expectations, problems) => {
    expect(told([basic], expectations)).toEqual(problems)
  })

  it.each<[object, unknown, string[]]>([
    [{ per: 'world' }, 1, []],
    [{ per: 'world' }, 2, ['"r" fires at most 1 times in a world.']],
    [{ per: 'world' }, { min: 2 }, ['"r" fires at most 1 times in a world.']],
    [{ per: 'world' }, { max: 2 }, []],
    [{}, 2, []],
    [{ per: 'world', nth: undefined, always: true }, 99, []],
    [{ per: 'world', nth: undefined, times: { from: 2 } }, 99, []],
    [{ per: 'world', nth: undefined, times: { from: 2, to: 4 } }, 3, []],
    [{ per: 'world', nth: undefined, times: { from: 2, to: 4 } }, 4, ['"r" fires at most 3 times in a world.']],
    [{ per: 'world', nth: undefined, times: { from: 0, to: 2 } }, 3, ['"r" fires at most 2 times in a world.']],
  ])('of a rule with %j to fire %j times: %j', (change, fired, messages) => {
    expect(problemsOf([{ ...basic, ...change }], [{ rule: 'r', fired }]).map(({ message }) => message)).toEqual(
      messages,
    )
  })

  const device = { on: 'cart.addDevice' }
  const answered = { ...device, calls: 1 }

  it.each<[unknown, string[]]>([
    [{ ...answered, answered: 'ok' }, []],
    [{ ...answered, answered: ['ok', '208', 'NO_SESSION', 503, 0] }, []],
    [{ ...answered, answered: ['CART_FULL', 'CART_MOVED', 'NOT_YOUR_CART'] }, []],
    [
      { ...answered, answered: 'NOT_YOUR_CASE' },
      ['expect[0].answered: cart.addDevice is never answered with "NOT_YOUR_CASE". Did you mean "NOT_YOUR_CART"?'],
    ],
    [{ ...answered, answered: '503' }, ['expect[0].answered: The status 503 is a number: take the quotes away.']],
    [{ ...answered, answered: 208 }, ['expect[0].answered: The error 208 is a text: put it in quotes.']],
    [{ ...answered, answered: ['cut-off', 'malformed'] }, []],
    [
      { on: 'checkout.getCheckoutDetails', never: true, answered: 5 },
      ['expect[0].answered: The error 05 is a text: put it in quotes.'],
    ],
    [
      { event: 'clock-change', never: true },
      ['expect[0].event: "clock-change" is not known here. Did you mean "clock-changed"? Allowed: clock-changed, '],
    ],
    [{ ...answered, answered: ['ok', 208] }, ['expect[0].answered[1]: The error 208 is a text: put it in quotes.']],
    [
      { ...answered, answered: 'PROMO_INVALID' },
      ['expect[0].answered: cart.addDevice is never answered with "PROMO_INVALID". Allowed: CART_MOVED, CART_LOCKED,'],
    ],
    [
      { on: ['cart.addDevice', 'session.logoutPage'], calls: 1, answered: ['303', 'GONE'] },
      [
        'expect[0].answered[0]: The status 303 is a number: take the quotes away.',
        'expect[0].answered[1]: cart.addDevice, session.logoutPage is never answered with "GONE". Allowed: ',
      ],
    ],
    [
      { ...answered, request: { nothing: { exists: true } } },
      ['expect[0].request.nothing: The request of cart.addDevice has no field "nothing" there.'],
    ],
    [{ on: ['cart.addDevice', 'cart.addPlan'], calls: 1, request: { planId: { exists: true } } }, []],
    [{ on: ['cart.addPlan', 'cart.addDevice'], calls: 1, request: { planId: { exists: true } } }, []],
    [{ order: ['cart.addPlan', device] }, []],
    [
      { order: ['cart.addPlan', { ...device, answered: ['ok', 208], request: { nothing: { exists: true } } }] },
      [
        'expect[0].order[1].answered[1]: The error 208 is a text: put it in quotes.',
        'expect[0].order[1].request.nothing: The request of cart.addDevice has no field "nothing" there.',
      ],
    ],
    [
      { order: [{ ...device, answered: 208 }, 'cart.addPlan'] },
      ['expect[0].order[0].answered: The error 208 is a text: put it in quotes.'],
    ],
    [
      { on: 'storefront.chunk', calls: 1, answered: 'GONE' },
      ['expect[0].on: Only rules count requests of storefront.chunk: expect what its rule fired.'],
    ],
    [{ rule: 'rr', fired: 1 }, ['expect[0].rule: There is no rule "rr". Did you mean "r"? Allowed: r.']],
  ])('%j are told %j', (expectation, messages) => {
    const found = problemsOf([basic], [expectation])
    expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(
      messages.map((message) => expect.stringContaining(message) as string),
    )
  })

  it.each([
    ['503', '503'],
    [208, '"208"'],
  ])('of the answer %j are told to write %s', (given, allowed) => {
    expect(problemsOf([basic], [{ ...answered, answered: given }])).toEqual([
      expect.objectContaining({ code: 'wrong-type', allowed: [allowed] }),
    ])
  })

  it('that count a rule, or a rule that waits for it, give it something to do', () => {
    const idle = { id: 'idle', on: 'cart.addDevice', nth: 1 }
    expect(told([idle], [{ offContract: 0 }, { rule: 'idle', fired: 1 }])).toEqual([])
    expect(told([{ ...basic, nth: 2, after: 'idle' }, idle, { ...basic, id: 'other', nth: 3 }])).toEqual([])
    expect(problemsOf([idle])[0]?.message).toBe('The rule has no reply, fault or command, and nothing counts it.')
    expect(problemsOf([basic], [])[0]?.message).toBe(
      'Nothing is expected, so verifying this scenario fails: it checks nothing.',
    )
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
