import { lintCarried } from './lint-carried'
import { problemsOf } from './testing/problems-of'

const errorsIn = (...given: Parameters<typeof problemsOf>) =>
  problemsOf(...given).filter(({ severity }) => severity === 'error')

const aboutAdd = (rule: object) => ({ rules: [{ id: 'r', on: 'cart.addDevice', always: true, ...rule }] })

describe('in front of a real backend', () => {
  it.each([
    [{ when: { cartLines: { gte: 1 } } }, 'rules[0].when.cartLines'],
    [{ when: { processStep: 'ShoppingCart' } }, 'rules[0].when.processStep'],
    [{ when: { lockOwner: 'none' } }, 'rules[0].when.lockOwner'],
    [{ when: { persona: 'prospect' } }, 'rules[0].when.persona'],
    [{ commit: false, reply: { emptyProcessStep: true } }, 'rules[0].commit'],
    [{ commit: false, reply: { goToUrl: '/sales' } }, 'rules[0].commit'],
    [{ commit: false, fault: { truncate: { bytes: 3 } } }, 'rules[0].commit'],
    [{ then: [{ expireSession: {} }] }, 'rules[0].then[0].expireSession'],
    [{ then: [{ lockCart: { channel: 'VZW-RETAIL' } }] }, 'rules[0].then[0].lockCart'],
  ])('%j is refused with its place', (rule, path) => {
    const problems = errorsIn(aboutAdd(rule), { carrier: 'real' })
    expect(problems.map((problem) => [problem.code, problem.path])).toEqual([['not-before-a-backend', path]])
    expect(errorsIn(aboutAdd(rule))).toEqual([])
  })

  it.each([
    { when: { persona: 'prospect' } },
    { then: [{ lockCart: { channel: 'VZW-RETAIL' } }, { advanceClock: { by: 'PT1M' } }] },
  ])('%j is possible where the backend takes states', (rule) => {
    expect(errorsIn(aboutAdd(rule), { carrier: 'real-with-states' })).toEqual([])
  })

  it.each([
    { reply: { error: '208' } },
    { fault: { reset: true } },
    { commit: false, reply: { status: 503, text: 'x' } },
    { then: [{ failNext: { on: 'cart.addPlan', status: 500 } }] },
    { when: { answered: { error: 'CART_LOCKED' } }, reply: { error: '208' } },
  ])('%j is possible', (rule) => expect(errorsIn(aboutAdd(rule), { carrier: 'real' })).toEqual([]))

  it('says nothing of operations that the simulator answers itself', () => {
    const rules = [{ id: 'r', on: ['cart.addDevice'], when: { cartLines: { gte: 1 } }, commit: true, then: [] }]
    const before = { carrier: 'real', simulated: ['cart.addDevice'] } as const
    expect(lintCarried({ rules, expect: [] } as never, before)).toEqual([])
    expect(lintCarried({ rules, expect: [] } as never, { carrier: 'real' })).toHaveLength(1)
  })
})

describe('a rule about the answer', () => {
  it.each([
    [{ commit: false, reply: { error: '208' }, when: { answered: { status: 200 } } }, 'commit-too-late'],
    [{ when: { answered: { error: 'CART_LOCKED' } } }, undefined],
    [{ when: { answered: { body: { nothing: { exists: true } } } } }, 'not-in-contract'],
    [{ when: { answered: { body: { 'errors.0.message': { exists: true } } } } }, undefined],
    [{ when: { answered: {} } }, 'malformed'],
  ])('%j', (rule, code) => {
    const codes = errorsIn(aboutAdd({ reply: { error: '208' }, ...rule })).map((problem) => problem.code)
    expect(codes).toEqual(code === undefined ? [] : [code])
  })
})
