import type { RuleConditions } from '../document/scenario'
import { callFacts } from './testing/play'
import { requestMeets, unmetCondition } from './unmet-condition'

const request = {
  data: { lines: [{ device: { dppMonths: 36 } }, { device: { dppMonths: 24 } }] },
  zip: '10001',
  features: ['eSIM', 5],
  gift: null,
}
const facts = callFacts({
  request,
  cartLines: 2,
  lockOwner: 'VZW-RETAIL',
  wrongHeaders: ['pageName', 'flowName'],
  headers: {
    'accept-language': 'es-US',
    accept: 'application/json;q=0.5, text/HTML;level="1,2", image/*;q=0',
    'content-type': 'application/json; charset=utf-8',
    'x-twice': ['a', 'b'],
    'x-long': 'a'.repeat(5000),
  },
  cookies: { ABTEST: 'blue' },
})

describe('a condition', () => {
  it.each<[RuleConditions | undefined, string | undefined]>([
    [undefined, undefined],
    [{ audience: ['prospect', 'prepay'] }, undefined],
    [{ audience: ['prepay'] }, 'audience'],
    [{ persona: ['PROSPECT'] }, undefined],
    [{ persona: ['past-due'] }, 'persona'],
    [{ cartLines: { gte: 2, lte: 2 } }, undefined],
    [{ cartLines: { eq: 1 } }, 'cartLines'],
    [{ cartLines: { gte: 3 } }, 'cartLines'],
    [{ cartLines: { lte: 1 } }, 'cartLines'],
    [{ processStep: ['planselection'] }, undefined],
    [{ processStep: ['ShoppingCart'] }, 'processStep'],
    [{ lockOwner: ['VZW-RETAIL'] }, undefined],
    [{ lockOwner: ['none'] }, 'lockOwner'],
    [{ wrongHeader: ['any'] }, undefined],
    [{ wrongHeader: ['channelId', 'pageName'] }, undefined],
    [{ wrongHeader: ['channelId'] }, 'wrongHeader'],
    [{ request: { zip: { equals: '10001' } } }, undefined],
    [{ request: { zip: { equals: 10_001 } } }, undefined],
    [{ request: { zip: { equals: '10002' } } }, 'request zip'],
    [{ request: { 'data.lines.*.device.dppMonths': { equals: 24 } } }, undefined],
    [{ request: { 'data.lines.0.device.dppMonths': { in: [12, 24] } } }, 'request data.lines.0.device.dppMonths'],
    [{ request: { 'data.lines.*.device.dppMonths': { in: [12, 24] } } }, undefined],
    [{ request: { 'data.lines.*.device.dppMonths': { contains: '6' } } }, undefined],
    [{ request: { 'data.lines.*.device.dppMonths': { startsWith: '2' } } }, undefined],
    [{ request: { 'data.lines.2': { exists: false } } }, undefined],
    [{ request: { data: { contains: 'object' } } }, 'request data'],
    [{ request: { gift: { exists: true } } }, 'request gift'],
    [{ request: { gift: { equals: null } } }, undefined],
    [{ request: { gift: { equals: 'null' } } }, 'request gift'],
    [{ request: { gift: { contains: 'n' } } }, 'request gift'],
    [{ request: { 'data.toString': { exists: true } } }, 'request data.toString'],
    [{ header: { 'Accept-Language': { equals: 'es-US' } } }, undefined],
    [{ header: { 'x-twice': { equals: 'b' } } }, undefined],
    [{ header: { 'x-twice': { listHas: 'b' } } }, undefined],
    [{ header: { 'Accept-Language': { equals: 'en-US' } } }, 'header Accept-Language'],
    [{ header: { 'x-none': { exists: true } } }, 'header x-none'],
    [{ header: { 'Content-Type': { equals: 'application/json' } } }, 'header Content-Type'],
    [{ header: { 'Content-Type': { startsWith: 'application/json' } } }, undefined],
    [{ header: { 'Content-Type': { listHas: 'application/json' } } }, undefined],
    [{ header: { 'Content-Type': { contains: 'UTF-8' } } }, 'header Content-Type'],
    [{ header: { 'Content-Type': { contains: 'utf-8' } } }, undefined],
    [{ header: { 'Content-Type': { matches: '(?i)UTF-\\d$' } } }, undefined],
    [{ header: { 'x-long': { matches: 'a' } } }, 'header x-long'],
    [{ header: { 'x-none': { matches: '.*' } } }, 'header x-none'],
    [{ header: { Accept: { listHas: 'text/html' } } }, undefined],
    [{ header: { Accept: { listHas: ['text/plain', 'application/json'] } } }, undefined],
    [{ header: { Accept: { listHas: 'image/*' } } }, 'header Accept'],
    [{ header: { Accept: { listHas: 'text' } } }, 'header Accept'],
    [{ request: { features: { listHas: 5 } } }, undefined],
    [{ request: { features: { listHas: 'esim' } } }, 'request features'],
    [{ request: { zip: { startsWith: '100' } } }, undefined],
    [{ request: { 'data.lines.*.device.dppMonths': { matches: '^[23]4$' } } }, undefined],
    [{ cookie: { ABTEST: { in: ['green', 'blue'] } } }, undefined],
    [{ cookie: { ABTEST: { exists: false } } }, 'cookie ABTEST'],
    [{ persona: ['past-due'], cartLines: { eq: 0 } }, 'persona'],
  ])('%j leaves %p unmet', (when, unmet) => expect(unmetCondition(when, facts)).toBe(unmet))

  it('of a request alone holds where all its fields do', () => {
    const zip = { zip: { equals: '10001' } }
    expect(requestMeets(request, zip)).toBe(true)
    expect(requestMeets(request, { ...zip, gift: { exists: true } })).toBe(false)
    expect(requestMeets(request, undefined)).toBe(true)
  })

  it('on wrong headers is unmet where all fit', () => {
    expect(unmetCondition({ wrongHeader: ['any'] }, callFacts())).toBe('wrongHeader')
  })

  it('on the step is unmet without a cart', () => {
    const empty = callFacts({ cartId: undefined, processStep: undefined })
    expect(unmetCondition({ processStep: ['PlanSelection'] }, empty)).toBe('processStep')
  })

  it('asks for no fact that no rule names', () => {
    const untouched = new Proxy(callFacts(), {
      get: () => {
        throw new Error('asked')
      },
    })
    expect(unmetCondition(undefined, untouched)).toBeUndefined()
  })
})

describe('a condition on the answer', () => {
  const answered = callFacts({
    answer: { status: 200, error: 'CART_LOCKED', body: { errors: [{ details: [{ lockedChannelID: 'VZW-RETAIL' }] }] } },
  })

  it.each<[NonNullable<RuleConditions['answered']>, string | undefined]>([
    [{ status: 200 }, undefined],
    [{ status: [401, 503] }, 'answered status'],
    [{ error: ['208', 'CART_LOCKED'] }, undefined],
    [{ error: '208' }, 'answered error'],
    [{ body: { 'errors.*.details.*.lockedChannelID': { equals: 'VZW-RETAIL' } } }, undefined],
    [{ status: 200, body: { 'errors.0.id': { exists: true } } }, 'answered body.errors.0.id'],
  ])('%j', (condition, unmet) => expect(unmetCondition({ answered: condition }, answered)).toBe(unmet))

  it('holds for no call that has not been answered', () =>
    expect(unmetCondition({ answered: { status: 200 } }, callFacts({}))).toBe('answered'))
})
