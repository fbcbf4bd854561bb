import { checkScenario } from './check-scenario'

const rule = (id: string, given: object) => ({ id, on: 'cart.addDevice', nth: 1, ...given })

const problems = (document: object) =>
  checkScenario({ apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 'S', ...document }).problems

describe('a document with many mistakes', () => {
  const found = problems({
    title: 'x'.repeat(201),
    setup: [{ sellOut: {} }],
    rules: [
      rule('shape', { reply: { eror: '208' } }),
      rule('meaning', { reply: { error: 'PROMO_INVALID' } }),
      rule('patched', { nth: 4, reply: { patch: { serviceBoddy: {}, serviceHeadr: {} } } }),
      rule('later', {
        nth: 2,
        after: 'shape',
        then: [{ setStock: { skuId: 'x', status: 'in-stock', availableOn: 'soon' } }],
      }),
      rule('waits', { nth: 3, after: 'nobody', reply: { error: '208' } }),
    ],
    expect: [
      { rule: 'shape', fired: 1 },
      { rule: 'gone', fired: 1 },
      { on: 'cart.addDevice', answered: 'PROMO_INVALID', calls: 1 },
      { on: 'cart.addDevice', answered: 208, calls: 1 },
      { fired: 1 },
    ],
  })

  it('is told all of them in one go', () => {
    expect(found.map(({ path }) => path).toSorted()).toEqual(
      [
        'expect[1].rule',
        'expect[2].answered',
        'expect[3].answered',
        'expect[4]',
        'expect[4].fired',
        'rules[0].reply.eror',
        'rules[1].reply.error',
        'rules[2].reply.patch.serviceBoddy',
        'rules[2].reply.patch.serviceHeadr',
        'rules[3].then[0].setStock.availableOn',
        'rules[4].after',
        'setup[0].sellOut.skuId',
        'title',
      ].toSorted(),
    )
  })

  it('is told in the words of a tester', () => {
    for (const { message } of found) {
      expect(message).not.toMatch(/expected|received|invalid input|unrecognized|undefined|Too (big|small)|regex|zod/i)
      expect(message).toMatch(/\.$/)
    }
  })
})

describe('rules that are wrong in their shape', () => {
  const known = { personas: ['prospect'], processSteps: ['PlanSelection'], skus: ['orbit-12-pro-kelp-128'] }
  const found = checkScenario(
    {
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 's',
      title: 'S',
      rules: [
        // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
        rule('twice', { on: 'cart.addDevise', nth: 0, reply: { error: '2053' }, then: [{ sellOut: { skuId: 'x' } }] }),
        rule('twice', { delay: 'PT2S', when: { processStep: 'FOO', persona: 'nobody', cartLines: { gte: -1 } } }),
        rule('waits', { nth: 'two', after: 'gone', reply: { error: '2053' } }),
        rule('both', { always: true, reply: { status: 299 } }),
        rule('fits', { color: 'red', reply: { error: '208' } }),
        'no rule at all',
      ],
      expect: [{ offContract: 0 }],
    },
    known,
  ).problems

  it('are told what is wrong with the rest of them', () => {
    expect(found.map(({ path }) => path).toSorted()).toEqual(
      [
        'rules[0].nth',
        'rules[0].on',
        'rules[0].then[0].sellOut.skuId',
        'rules[1].delay',
        'rules[1].id',
        'rules[1].when.cartLines.gte',
        'rules[1].when.persona[0]',
        'rules[1].when.processStep[0]',
        'rules[2].after',
        'rules[2].nth',
        'rules[2].reply.error',
        'rules[3].always',
        'rules[3].reply.status',
        'rules[4].color',
        'rules[5]',
      ].toSorted(),
    )
  })
})

describe('a status in quotes', () => {
  it('is told to be a number', () => {
    const expect502 = [{ on: 'cart.addDevice', answered: '502', calls: 1 }]
    expect(problems({ rules: [rule('r', { reply: { status: 502 } })], expect: expect502 })).toEqual([
      expect.objectContaining({ code: 'wrong-type', message: 'The status 502 is a number: take the quotes away.' }),
    ])
  })
})

describe('a patch with a value of another kind', () => {
  it('is told which kind is needed', () => {
    const patched = { on: 'recommendations.getRtCartCount', reply: { patch: { rtCartCount: 'many' } } }
    expect(problems({ rules: [rule('r', patched)], expect: [{ offContract: 0 }] })).toEqual([
      expect.objectContaining({
        path: 'rules[0].reply.patch.rtCartCount',
        message: expect.stringMatching(/Needed here is a .*number, not a text\.$/) as string,
      }),
    ])
  })
})

describe('a rule of a whole area', () => {
  it('is told which operations it is about, where not all of them fit', () => {
    expect(problems({ rules: [rule('all', { on: 'cart.*', reply: { error: '208' } })] })[0]).toMatchObject({
      severity: 'warning',
      code: 'fits-some',
      path: 'rules[0].on',
      message: expect.stringMatching(/cart\.addDevice/) as string,
    })
  })

  it('is left alone where every operation fits', () => {
    const codes = problems({ rules: [rule('all', { on: 'cart.*', reply: { status: 503 } })] }).map(({ code }) => code)
    expect(codes).not.toContain('fits-some')
  })
})

describe('a command that names what the catalogue or the world lacks', () => {
  const known = { skus: ['orbit-12-pro-kelp-128'], carts: ['C1'], cases: ['CASE1'] }
  const codes = (then: object) =>
    checkScenario(
      {
        apiVersion: 'sim/v1',
        kind: 'Scenario',
        id: 's',
        title: 'S',
        // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
        rules: [rule('r', { then: [then] })],
        expect: [{ offContract: 0 }],
      },
      known,
    ).problems.map(({ severity, code, path }) => `${severity} ${code} ${path}`)

  it.each<[string, object, string[]]>([
    ['a sku that is sold', { sellOut: { skuId: 'orbit-12-pro-kelp-128' } }, []],
    ['an unknown sku', { sellOut: { skuId: 'orbit-12' } }, ['error unknown-sku rules[0].then[0].sellOut.skuId']],
    ['a cart of the world', { lockCart: { channel: 'VZW-RETAIL', cartId: 'C1' } }, []],
    ['every cart', { lockCart: { channel: 'VZW-RETAIL', cartId: '*' } }, []],
    [
      'a cart that may come',
      { unlockCart: { cartId: 'C2' } },
      ['warning not-in-world rules[0].then[0].unlockCart.cartId'],
    ],
    [
      'a failure that is not one',
      { failNext: { on: 'cart.addPlan', status: 204 } },
      ['error out-of-range rules[0].then[0].failNext.status'],
    ],
    ['no failure', { failNext: { on: 'cart.addPlan' } }, ['error choose-one rules[0].then[0].failNext']],
  ])('such as %s is told', (_what, then, expected) => {
    expect(codes(then)).toEqual(expected)
  })
})
