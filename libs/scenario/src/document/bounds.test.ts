import { problemsOf } from '../lint/testing/problems-of'
import { ScenarioSchema } from './scenario.schema'

type Make = (value: unknown) => object

const of = (fields: object) => ({
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 's',
  title: 'S',
  expect: [{ offContract: 0 }],
  ...fields,
})
const ofRule = (fields: object) => of({ rules: [{ id: 'r', on: 'cart.addDevice', always: true, ...fields }] })
const untriggered = (fields: object) => of({ rules: [{ id: 'r', on: 'cart.addDevice', ...fields }] })
const ofExpectation = (fields: object) => of({ expect: [fields] })

const when =
  (name: string): Make =>
  (value) =>
    ofRule({ when: { [name]: value } })
const field = (value: object) => ofRule({ when: { request: { a: value } } })
const reply: Make = (value) => ofRule({ reply: value })
const status = (fields: object) => ofRule({ reply: { status: 503, ...fields } })
const fault =
  (name: string): Make =>
  (value) =>
    ofRule({ fault: { [name]: value } })
const delay: Make = (value) => ofRule({ fault: { delay: value } })
const hold: Make = (value) => ofRule({ fault: { hold: value } })

const text = (length: number) => 'x'.repeat(length)
const list = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item)
const named = (length: number, value: unknown) =>
  Object.fromEntries(list(length, value).map((each, at) => [`x${at}`, each]))
const until = { answered: 'cart.addPlan' }
const rule = { id: 'r', on: 'cart.addDevice', always: true }

type Row = [what: string, make: Make, right: readonly unknown[], wrong: readonly unknown[]]

const taken = (make: Make, values: readonly unknown[]) =>
  values.filter((value) => ScenarioSchema.safeParse(make(value)).success)

describe('a scenario', () => {
  it.each<Row>([
    ['its version', (apiVersion) => of({ apiVersion }), ['sim/v1'], ['sim/v2', '']],
    ['its kind', (kind) => of({ kind }), ['Scenario'], ['', 'scenario']],
    ['its id', (id) => of({ id }), ['a', '9-a', text(100)], ['', 'A', '-a', 'a_b', 'a b', text(101)]],
    ['its title', (title) => of({ title }), ['T', text(200)], ['', text(201)]],
    ['its description', (description) => of({ description }), ['', text(2000)], [text(2001)]],
    ['its page', (page) => of({ sees: { page, text: 't' } }), ['/', '/a'], ['a', '', 'x/', `/${text(300)}`]],
    ['its text', (seen) => of({ sees: { page: '/', text: seen } }), ['t', text(500)], ['', text(501)]],
    [
      'its commands',
      (setup) => of({ setup }),
      [[], list(50, { unlockCart: {} })],
      [list(51, { unlockCart: {} }), [{}]],
    ],
    ['its rules', (rules) => of({ rules }), [[], list(200, rule)], [list(201, rule), {}]],
    [
      'its expectations',
      (expect_) => of({ rules: [rule], expect: expect_ }),
      [[], list(200, { offContract: 0 })],
      [list(201, { offContract: 0 })],
    ],
    ['nothing at all', () => ({ ...of({}), expect: [] }), [], [undefined]],
    ['a field of its own', (own) => of({ own }), [undefined], [1]],
  ])('takes for %s these values and not those', (_what, make, right, wrong) => {
    expect([taken(make, right), taken(make, wrong)]).toEqual([right, []])
  })
})

describe('a rule', () => {
  it.each<Row>([
    [
      'operations',
      (on) => ofRule({ on }),
      ['cart.*', ['cart.addPlan'], list(50, 'cart.addPlan')],
      [[], list(51, 'cart.addPlan'), 'cart'],
    ],
    ['callers', (audience) => ofRule({ audience }), ['prospect', ['prepay']], ['guest', []]],
    ['a scope', (per) => ofRule({ per }), ['session', 'cart', 'world'], ['']],
    ['one call', (nth) => untriggered({ nth }), [0, 1, 1_000_000], [-1, 1.5, 1_000_001, undefined]],
    [
      'some calls',
      (times) => untriggered({ times }),
      [{ from: 1 }, { from: 1, to: 2 }],
      [{ to: 1 }, { from: -1 }, { from: 1, too: 2 }],
    ],
    ['every call', (always) => untriggered({ always }), [true], [false]],
    ['chance', (probability) => untriggered({ probability }), [0, 0.5, 1], [-0.1, 1.1]],
    [
      'a rate',
      (rate) => untriggered({ rate }),
      [
        { calls: 1, per: 'PT1S' },
        { calls: 1_000_000, per: 'PT1S' },
      ],
      [
        { calls: 0, per: 'PT1S' },
        { calls: 1.5, per: 'PT1S' },
        { calls: 1_000_001, per: 'PT1S' },
        { calls: 1, per: 'PT0S' },
        { calls: 1, per: '1s' },
        { calls: 1 },
      ],
    ],
    [
      'a span without a trigger',
      (between) => untriggered({ between }),
      [{ from: 'PT1M' }, { to: 'PT1M' }, { from: '2026-11-27T05:00:00Z', to: '2026-11-27T05:00:00+02:00' }],
      [
        {},
        { from: 'noon' },
        { from: '2026-11-27' },
        { from: `2026-11-27T05:00:00.${'0'.repeat(70)}Z` },
        { until: 'PT1M' },
      ],
    ],
    ['a time without a trigger', (lasting) => untriggered({ for: lasting }), ['PT1M'], ['PT0S', '', 'noon']],
    [
      'a condition without a trigger',
      (cartLines) => untriggered({ when: { cartLines } }),
      [{ eq: 0 }, { gte: 1000 }, { lte: 1 }],
      [{}, { eq: -1 }, { eq: 1001 }, { eq: 0.5 }, { gt: 1 }],
    ],
    ['two triggers', (nth) => ofRule({ nth }), [undefined], [1]],
    ['a priority', (priority) => ofRule({ priority }), [-1000, 0, 1000], [-1001, 1001, 0.5]],
    ['a rule to wait for', (after) => ofRule({ after }), ['r-1'], ['R', '']],
    ['a commit', (commit) => ofRule({ commit }), [true, false], ['yes']],
    [
      'commands',
      (then) => ofRule({ then }),
      [[], list(20, { unlockCart: {} })],
      [list(21, { unlockCart: {} }), [{ unlockCart: {}, expireSession: {} }]],
    ],
  ])('takes for %s these values and not those', (_what, make, right, wrong) => {
    expect([taken(make, right), taken(make, wrong)]).toEqual([right, []])
  })
})

describe('a condition', () => {
  it.each<Row>([
    [
      'nothing',
      (value) => ofRule({ when: value }),
      [{ audience: 'prospect' }],
      [{}, { audience: undefined }, { own: 1 }],
    ],
    ['a step', when('processStep'), ['A', ['A', text(60)]], ['', text(61), []]],
    ['a holder', when('lockOwner'), ['none', 'VZW-CHAT', ['none']], ['', 'KIOSK']],
    ['a persona', when('persona'), ['p', text(60)], ['', text(61)]],
    ['a wrong header', when('wrongHeader'), ['any', ['pageName']], ['', 'x']],
    [
      'headers',
      when('header'),
      [
        { 'Accept-Language': { exists: true } },
        { "!#$%&'*+.^_`|~-9": { exists: true } },
        { [text(100)]: { exists: true } },
      ],
      [
        { 'A b': { exists: true } },
        { ' a': { exists: true } },
        { 'a:': { exists: true } },
        { [text(101)]: { exists: true } },
      ],
    ],
    [
      'cookies',
      when('cookie'),
      [{ 'sim-world': { exists: true } }, { [text(100)]: { exists: true } }],
      [
        { 'a b': { exists: true } },
        { ' a': { exists: true } },
        { 'a=': { exists: true } },
        { [text(101)]: { exists: true } },
      ],
    ],
    [
      'fields',
      when('request'),
      [{ a: { exists: true } }, { 'data.lines.*.x-1': { exists: true } }, { [text(200)]: { exists: true } }],
      [
        { '*': { exists: true } },
        { 'a.': { exists: true } },
        { '.a': { exists: true } },
        { 'a b': { exists: true } },
        { 'a.b c': { exists: true } },
        { 'a.**': { exists: true } },
        { [text(201)]: { exists: true } },
      ],
    ],
    ['an equal', (equals) => field({ equals }), ['', text(500), 1, true, null], [text(501), {}, []]],
    ['one of several', (any) => field({ in: any }), [[1], list(50, 'a')], [[], list(51, 'a'), 'a']],
    ['a part', (contains) => field({ contains }), ['a', text(500)], ['', text(501)]],
    ['a beginning', (startsWith) => field({ startsWith }), ['a'], ['']],
    ['a pattern', (matches) => field({ matches }), ['a', text(200)], ['', text(201)]],
    ['an element', (listHas) => field({ listHas }), ['a', ['a', 1], list(50, 'a')], [[], list(51, 'a'), {}]],
    ['two operators', (equals) => field({ exists: true, equals }), [undefined], ['a']],
  ])('takes for %s these values and not those', (_what, make, right, wrong) => {
    expect([taken(make, right), taken(make, wrong)]).toEqual([right, []])
  })
})

describe('a reply', () => {
  const error = { error: '208' }

  it.each<Row>([
    [
      'errors',
      (errors) => reply({ errors }),
      [[error], list(10, error)],
      [[], list(11, error), [{}], [{ ...error, own: 1 }]],
    ],
    ['a message', (message) => reply({ ...error, message }), ['m', text(500)], ['', text(501)]],
    ['a message in general', (message) => reply({ status: 503, message }), [undefined], ['m']],
    [
      'details',
      (details) => reply({ ...error, details }),
      [
        {
          issue: '',
          field: 'f',
          information_link: '/help',
          lockedChannelID: 'VZW-CHAT',
          proactiveChatCustomMSG: 'm',
          proactiveChatIndicator: 'Y',
        },
      ],
      [{ issue: text(501) }, { field: text(501) }, { lockedChannelID: 'KIOSK' }],
    ],
    ['a status', (given) => reply({ status: given }), [200, 418, 599], [199, 600, 200.5, 407, 408, 421]],
    ['an empty step', (emptyProcessStep) => reply({ emptyProcessStep }), [true], [false]],
    [
      'a way',
      (goToUrl) => reply({ goToUrl }),
      ['/', '/a/b?c', `/${text(299)}`],
      ['a', '//a', '/\\a', '/a b', '/a\\b', `/${text(300)}`, 'x/a'],
    ],
    ['off contract', (offContract) => reply({ status: 503, offContract }), [true], [false]],
    ['off contract, of an error', (offContract) => reply({ ...error, offContract }), [undefined], [true]],
    ['a page', (html) => status({ html }), ['<p>', text(20_000)], ['', text(20_001)]],
    ['plain text', (plain) => status({ text: plain }), ['', text(20_000)], [text(20_001)]],
    ['bytes', (base64) => status({ base64 }), ['', 'aGk=', text(40_000)], ['?', text(40_004)]],
    ['a body', (body) => status({ body }), [{}, 'a', 1, null], []],
    ['two bodies', (html) => status({ text: 'a', html }), [undefined], ['<p>']],
    ['a body without a status', (body) => reply({ ...error, body }), [undefined], [1]],
    ['a page without a status', (html) => reply({ ...error, html }), [undefined], ['a']],
    ['a body of a status that has none', (body) => reply({ status: 204, text: body }), [undefined], ['a', '']],
    [
      'headers of a status without a body',
      (headers) => reply({ status: 304, headers }),
      [{ ETag: 'a' }],
      [{ 'content-type': 'a/b' }, { 'Content-Type': 'a/b' }],
    ],
    [
      'headers',
      (headers) => status({ headers }),
      [
        { 'Retry-After': '2' },
        { 'Content-Type': 'a/b' },
        { 'X-Sims': 'a' },
        { [text(100)]: '' },
        { a: text(500) },
        { a: '\t ~' },
        named(20, 'a'),
      ],
      [
        { [text(101)]: 'a' },
        { 'a b': 'a' },
        { ' a': 'a' },
        { 'a ': 'a' },
        { a: text(501) },
        { a: 'a\nb' },
        { a: '\u0001' },
        { a: 'é' },
        { a: '1', A: '2' },
        named(21, 'a'),
      ],
    ],
    [
      'headers of the connection',
      (name) => status({ headers: { [String(name)]: 'a' } }),
      ['Dated', 'Update', 'x-simple'],
      [
        'Connection',
        'content-encoding',
        'Content-Length',
        'date',
        'Keep-Alive',
        'Set-Cookie',
        'TE',
        'trailer',
        'transfer-encoding',
        'upgrade',
        'X-Sim-World',
        'x-sim-',
      ],
    ],
    ['a patch', (patch) => reply({ patch }), [{}, { a: null }], [[], 'a']],
  ])('takes for %s these values and not those', (_what, make, right, wrong) => {
    expect([taken(make, right), taken(make, wrong)]).toEqual([right, []])
  })
})

describe('a fault', () => {
  it.each<Row>([
    ['nothing', (value) => ofRule({ fault: value }), [{ reset: true }], [{}, { own: 1 }]],
    ['a reset', fault('reset'), [true], [false]],
    ['bytes', (bytes) => fault('truncate')({ bytes }), [0, 10_000_000], [-1, 0.5, 10_000_001, undefined]],
    [
      'a type',
      fault('contentType'),
      ['text/html', 'text/html; charset=utf-8', 'text/html;charset=utf-8', 'a.b+c-d/e.f+g-h'],
      ['text', 'text/', '/html', 'text/html;', 'text/html; charset', ' text/html', 'text/html ', `a/${text(99)}`],
    ],
    ['a speed', (bytesPerSecond) => fault('slowBody')({ bytesPerSecond }), [1, 10_000_000], [0, 1.5, 10_000_001]],
    [
      'scripts',
      (pattern) => fault('missingChunk')({ pattern }),
      ['*', 'a-_./*', text(200)],
      ['', 'a b', '?', 'a?', text(201)],
    ],
    ['a fixed delay', (fixed) => delay({ fixed }), ['PT1S'], ['1s', '', undefined]],
    [
      'a delay between two',
      (uniform) => delay({ uniform }),
      [
        { min: 'PT1S', max: 'PT1S' },
        { min: 'PT1S', max: 'PT2S' },
      ],
      [{ min: 'PT2S', max: 'PT1S' }, { min: 'x', max: 'PT1S' }, { min: 'PT1S', max: 'x' }, { min: 'PT1S' }],
    ],
    [
      'a delay with a tail',
      (lognormal) => delay({ lognormal }),
      [
        { median: 'PT1S', sigma: 0.1 },
        { median: 'PT1S', sigma: 5, max: 'PT2S' },
        { p50: 'PT1S', p95: 'PT4S' },
      ],
      [
        { median: 'PT1S', sigma: 0 },
        { median: 'PT1S', sigma: 5.1 },
        { median: 'x', sigma: 1 },
        { median: 'PT1S' },
        { median: 'PT1S', p95: 'PT2S' },
        { p50: 'PT1S', sigma: 1 },
        { p50: 'PT1S', p95: 'PT1S' },
        { p50: 'PT1S', p95: 'x' },
      ],
    ],
    ['a clock', (clock) => delay({ fixed: 'PT1S', clock }), ['real', 'world'], ['', 'wall']],
    ['a clock alone', (clock) => delay({ clock }), [], ['real']],
    [
      'a hold',
      hold,
      [{ until }, { until: 'PT10M' }, { until, gap: 'PT1S', atMost: 'PT10M' }],
      [
        {},
        { until: 'PT10M1S' },
        { until: 'x' },
        { until: {} },
        { until: { answered: 'cart.*' } },
        { until: 'PT1S', gap: 'PT1S' },
        { until: 'PT1S', atMost: 'PT1S' },
        { until, gap: 'PT11M' },
        { until, own: 1 },
      ],
    ],
    [
      'a delay and another',
      (more) => ofRule({ fault: { delay: { fixed: 'PT1S' }, ...(more as object) } }),
      [{}, { reset: true }, { hold: { until } }],
      [{ reset: true, hang: true }],
    ],
    [
      'a hold and another',
      (more) => ofRule({ fault: { hold: { until }, ...(more as object) } }),
      [{}, { truncate: { bytes: 1 } }],
      [{ reset: true, hang: true }],
    ],
  ])('takes for %s these values and not those', (_what, make, right, wrong) => {
    expect([taken(make, right), taken(make, wrong)]).toEqual([right, []])
  })
})

describe('an expectation', () => {
  const calls = (fields: object) => ofExpectation({ on: 'cart.addDevice', calls: 1, ...fields })

  it.each<Row>([
    ['nothing', ofExpectation as Make, [{ offContract: 0 }], [{}, { own: 1 }, { offContract: 1 }]],
    [
      'a count',
      (fired) => ofExpectation({ rule: 'r', fired }),
      [0, 1_000_000, { min: 1 }, { max: 1 }, { min: 1, max: 1 }],
      [-1, 0.5, 1_000_001, {}, { min: 2, max: 1 }, { min: 1, own: 1 }, undefined],
    ],
    ['a count of nothing', (fired) => calls({ fired }), [undefined], [1]],
    ['calls', (on) => ofExpectation({ on, calls: 1 }), ['cart.*', ['cart.addPlan']], ['cart', []]],
    ['no calls', (never) => ofExpectation({ on: 'cart.*', never }), [true], [false, undefined]],
    ['calls and none', (never) => calls({ never }), [undefined], [true]],
    [
      'answers',
      (answered) => calls({ answered }),
      ['ok', 'CART-LOCKED_1', text(60), 0, 599, ['ok', 503]],
      ['', 'a b', ' a', 'a ', text(61), -1, 600, 0.5, []],
    ],
    ['callers', (audience) => calls({ audience }), ['prospect', ['prepay']], ['guest']],
    [
      'fields',
      (request) => calls({ request }),
      [{ 'a.b': { exists: true } }],
      [{ 'a b': { exists: true } }, { a: {} }],
    ],
    [
      'an order',
      (order) => ofExpectation({ order }),
      [['cart.addPlan', { on: 'cart.*', answered: 'ok' }], list(50, 'cart.addPlan'), ['*', 'cart.*']],
      [
        ['cart.addPlan'],
        list(51, 'cart.addPlan'),
        ['cart', 'cart.*'],
        [{ on: 'cart.addPlan', own: 1 }, 'cart.addPlan'],
      ],
    ],
    ['an event', (event) => ofExpectation({ event, times: 1 }), ['clock-changed', 'pageView'], ['', 'clock-change']],
    ['an event alone', (times) => ofExpectation({ event: 'pageView', times }), [1, { min: 1 }], [undefined]],
    ['no event', (never) => ofExpectation({ event: 'pageView', never }), [true], []],
    ['times of calls', (times) => calls({ times }), [undefined], [1]],
    ['none of a rule', (never) => ofExpectation({ rule: 'r', fired: 1, never }), [undefined], [true]],
    [
      'calls of a rule',
      (more) => ofExpectation({ rule: 'r', fired: 1, ...(more as object) }),
      [{}],
      [{ calls: 1 }, { audience: 'prospect' }, { answered: 'ok' }, { request: { a: { exists: true } } }],
    ],
    ['two kinds', (rule_) => calls({ rule: rule_, fired: 1 }), [], ['r']],
  ])('takes for %s these values and not those', (_what, make, right, wrong) => {
    expect([taken(make, right), taken(make, wrong)]).toEqual([right, []])
  })
})

describe('what a schema wants', () => {
  it.each<[object, string]>([
    [of({ id: 'A' }), 'id: "A" is not small letters, digits and - only.'],
    [of({ sees: { page: 'a', text: 't' } }), 'sees.page: "a" is not a path of the shop.'],
    [of({ rules: [], expect: [] }), ': A scenario needs something in rules, setup, expect.'],
    [untriggered({}), 'rules[0]: A rule needs one of nth, times, always, probability, rate, when, between, for.'],
    [ofRule({ nth: 1 }), 'rules[0].always: A rule takes one of nth, always, not all of them.'],
    [
      ofRule({ fault: { delay: { fixed: 2000 } } }),
      'rules[0].fault.delay.fixed: Needed here is a duration such as PT15M, not a number: 2000 milliseconds are PT2S.',
    ],
    [
      ofRule({ fault: { delay: { fixed: 'P15M' } } }),
      'rules[0].fault.delay.fixed: "P15M" is not of one length: minutes are PT15M, and a month is P30D.',
    ],
    [ofRule({ when: {} }), 'rules[0].when: needs a condition.'],
    [when('cartLines')({}), 'rules[0].when.cartLines: needs eq, gte or lte.'],
    [
      when('header')({ 'a b': { exists: true } }),
      'rules[0].when.header["a b"]: "a b" is not a header name such as Accept-Language.',
    ],
    ...[{ equals: 'a\nb' }, { equals: ' a' }, { in: ['a', 'a\t'] }, { contains: '\u0000' }].map(
      (condition): [object, string] => [
        when('header')({ 'X-N': condition }),
        `rules[0].when.header.X-N.${Object.keys(condition)[0]}: No header has such a value: it holds no line break, and no space around it.`,
      ],
    ),
    [
      when('cookie')({ 'a b': { exists: true } }),
      'rules[0].when.cookie["a b"]: "a b" is not a cookie name such as sim-world.',
    ],
    [
      when('request')({ 'a b': { exists: true } }),
      'rules[0].when.request["a b"]: "a b" is not names with dots between, such as data.lines.0.device.id; * for any of a list.',
    ],
    [
      field({}),
      'rules[0].when.request.a: A condition on a field needs one of equals, in, exists, contains, startsWith, matches, listHas.',
    ],
    [ofRule({ between: {} }), 'rules[0].between: needs from, to or both.'],
    [
      ofRule({ between: { from: 'x' } }),
      'rules[0].between.from: an instant such as 2026-11-27T05:00:00Z, or a duration since arming such as PT1M.',
    ],
    [ofRule({ for: 'PT0S' }), 'rules[0].for: more than no time.'],
    [reply({}), 'rules[0].reply: A reply needs one of error, errors, status, emptyProcessStep, patch, goToUrl.'],
    [
      reply({ goToUrl: 'x' }),
      'rules[0].reply.goToUrl: "x" is not a path of this shop, such as /sales/digital/cart.html.',
    ],
    [reply({ status: 503, message: 'm' }), 'rules[0].reply.message: message only goes with error.'],
    [
      reply({ error: '208', offContract: true }),
      'rules[0].reply.offContract: offContract only goes with patch, status.',
    ],
    [reply({ error: '208', html: 'a' }), 'rules[0].reply.html: html only goes with status.'],
    [status({ html: 'a', text: 'b' }), 'rules[0].reply.text: A status takes one of html, text, not all of them.'],
    [status({ base64: '?' }), 'rules[0].reply.base64: "?" is not text in base64 such as aGk=.'],
    [reply({ status: 204, text: 'a' }), 'rules[0].reply.text: An answer with the status 204 has no body.'],
    [
      reply({ status: 304, headers: { 'content-type': 'a/b' } }),
      'rules[0].reply.headers: An answer with the status 304 has no body, and so no content type.',
    ],
    [
      reply({ status: 421 }),
      'rules[0].reply.status: A browser that gets 421 repeats the call by itself. Take 404 or 503.',
    ],
    [
      status({ headers: { 'a b': 'a' } }),
      'rules[0].reply.headers["a b"]: "a b" is not a header name such as Retry-After.',
    ],
    [
      status({ headers: { Date: 'a' } }),
      'rules[0].reply.headers.Date: This header is the connection’s or the carrier’s own.',
    ],
    [status({ headers: { a: 'é' } }), 'rules[0].reply.headers.a: "é" is not a text without line breaks.'],
    [status({ headers: { a: '1', A: '2' } }), 'rules[0].reply.headers: A header is named twice, in different letters.'],
    [status({ headers: named(21, 'a') }), 'rules[0].reply.headers: A reply takes at most 20 headers.'],
    [
      ofRule({ fault: {} }),
      'rules[0].fault: A fault needs one of reset, hang, truncate, malformedJson, contentType, slowBody, missingChunk, delay, hold.',
    ],
    [
      ofRule({ fault: { reset: true, hang: true } }),
      'rules[0].fault.hang: A fault takes one of reset, hang, not all of them.',
    ],
    [fault('contentType')('x'), 'rules[0].fault.contentType: "x" is not a content type such as text/html.'],
    [
      fault('missingChunk')({ pattern: '?' }),
      'rules[0].fault.missingChunk.pattern: "?" is not letters, digits, . / - _ and * for anything.',
    ],
    [delay({ lognormal: { p50: 'PT2S', p95: 'PT1S' } }), 'rules[0].fault.delay.lognormal.p95: p95 is longer than p50.'],
    [
      ofRule({ reply: { status: 0 } }),
      'rules[0].reply.status: A status is at least 200; a call that gets no answer at all has the fault reset, or hang.',
    ],
    [
      ofRule({ on: 'checkout.getCheckoutDetails', reply: { error: 5 } }),
      'rules[0].reply.error: A text is needed: put the 05 in quotes.',
    ],
    [delay({}), 'rules[0].fault.delay: A delay needs one of fixed, uniform, lognormal.'],
    [delay({ uniform: { min: 'PT2S', max: 'PT1S' } }), 'rules[0].fault.delay.uniform: min is more than max.'],
    [
      hold({ until: 'PT1S', gap: 'PT1S' }),
      'rules[0].fault.hold: gap and atMost belong to an answer that is waited for.',
    ],
    [hold({ until, gap: 'PT11M' }), 'rules[0].fault.hold.gap: at most PT10M.'],
    [ofRule({ then: [{}] }), 'rules[0].then[0]: A command needs one of '],
    [ofExpectation({}), 'expect[0]: An expectation needs one of rule, on, only, order, event, offContract.'],
    [ofExpectation({ rule: 'r' }), 'expect[0]: A rule needs one of fired.'],
    [ofExpectation({ on: 'cart.*' }), 'expect[0]: A call needs one of calls, never.'],
    [ofExpectation({ event: 'pageView' }), 'expect[0]: An event needs one of times, never.'],
    [ofExpectation({ on: 'cart.*', calls: 1, fired: 1 }), 'expect[0].fired: fired only goes with rule.'],
    [ofExpectation({ on: 'cart.*', calls: 1, times: 1 }), 'expect[0].times: times only goes with event.'],
    [ofExpectation({ rule: 'r', fired: 1, never: true }), 'expect[0].never: never only goes with on, event.'],
    [ofExpectation({ rule: 'r', fired: 1, audience: 'prospect' }), 'expect[0].audience: audience only goes with on.'],
    [ofExpectation({ rule: 'r', fired: {} }), 'expect[0].fired: needs min, max or both.'],
    [ofExpectation({ rule: 'r', fired: { min: 2, max: 1 } }), 'expect[0].fired: min is more than max.'],
    [
      ofExpectation({ on: 'cart.*', calls: 1, answered: 'a b' }),
      'expect[0].answered: "a b" is not ok, the id of an error, or the code of a refusal.',
    ],
  ])('is told: %#', (document, told) => {
    expect(problemsOf(document).map(({ path, message }) => `${path}: ${message}`)).toContainEqual(
      expect.stringContaining(told),
    )
  })

  it('is listed beside its words', () => {
    const allowed = (document: object) =>
      problemsOf(document).flatMap((problem) => (problem.code === 'choose-one' ? (problem.allowed ?? []) : []))
    expect(allowed(ofRule({ nth: 1 }))).toEqual(['nth', 'times', 'always', 'probability', 'rate'])
    expect(allowed(reply({}))).toEqual(['error', 'errors', 'status', 'emptyProcessStep', 'patch', 'goToUrl'])
    expect(allowed(reply({ status: 503, message: 'm' }))).toEqual(['error'])
    expect(allowed(of({ rules: [], expect: [] }))).toEqual(['rules', 'setup', 'expect'])
  })
})
