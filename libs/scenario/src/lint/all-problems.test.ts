import { problemsOf as problems } from './testing/problems-of'

const rule = (id: string, given: object) => ({ id, on: 'cart.addDevice', nth: 1, ...given })

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
  const found = problems(
    {
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
  )

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
  const found = (then: object) =>
    // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
    problems({ rules: [rule('r', { then: [then] })], expect: [{ offContract: 0 }] }, known)
  const codes = (then: object) => found(then).map(({ severity, code, path }) => `${severity} ${code} ${path}`)

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
    [
      'two failures',
      { failNext: { on: 'cart.addPlan', error: '1008', status: 503 } },
      ['error choose-one rules[0].then[0].failNext.status'],
    ],
    ['an error as a failure', { failNext: { on: 'cart.addPlan', error: '1008' } }, []],
    ['no answer as a failure', { failNext: { on: 'cart.addPlan', status: 0 } }, []],
    ['a status as a failure', { failNext: { on: 'cart.addPlan', status: 400 } }, []],
    ['the cart of the call', { unlockCart: {} }, []],
    ['a case of the world', { handOverCase: { channel: 'VZW-CHAT', caseId: 'CASE1' } }, []],
    [
      'a case that may come',
      { handOverCase: { channel: 'VZW-CHAT', caseId: 'CASE2' } },
      ['warning not-in-world rules[0].then[0].handOverCase.caseId'],
    ],
    [
      'a cart that may come, to be locked',
      { lockCart: { channel: 'VZW-RETAIL', cartId: 'C2' } },
      ['warning not-in-world rules[0].then[0].lockCart.cartId'],
    ],
  ])('such as %s is told', (_what, then, expected) => {
    expect(codes(then)).toEqual(expected)
  })

  it.each<[object, string]>([
    [{ sellOut: { skuId: 'orbit-12' } }, 'There is no sku "orbit-12". Allowed: orbit-12-pro-kelp-128.'],
    [{ failNext: { on: 'cart.addPlan' } }, 'failNext needs one of error, status.'],
    [
      { failNext: { on: 'cart.addPlan', error: '1008', status: 503 } },
      'failNext takes one of error, status, not all of them.',
    ],
    [{ failNext: { on: 'cart.addPlan', status: 204 } }, 'A failure has the status 0, or 400 to 599.'],
    [
      { failNext: { on: 'cart.addPlam' } },
      'There is no operation "cart.addPlam". Did you mean "cart.addPlan"? Allowed: ',
    ],
    [{ failNext: { on: 'cart.addPlan', error: '208' } }, 'cart.addPlan never answers the error 208. Did you mean '],
    [{ failNext: { on: 'cart.addPlan', error: 'NONE' } }, 'There is no error "NONE". Allowed: '],
    [{ unlockCart: { cartId: 'C2' } }, 'The world holds no cart "C2" yet.'],
    [{ handOverCase: { channel: 'VZW-CHAT', caseId: 'X' } }, 'The world holds no case "X" yet.'],
  ])('%j is told: %s', (then, message) => {
    expect(found(then).map((problem) => problem.message)).toEqual([expect.stringContaining(message)])
  })

  it('is told among those that run at the arming too', () => {
    const setup = [{ unlockCart: {} }, { sellOut: { skuId: 'x' } }]
    expect(problems({ setup, expect: [{ offContract: 0 }] }, known).map(({ path }) => path)).toEqual([
      'setup[1].sellOut.skuId',
    ])
  })
})

describe('what is right beside what is wrong in its shape', () => {
  const paths = (rules: unknown, expectations: unknown = [{ offContract: 0 }]) =>
    problems({ rules, expect: expectations }).map(({ code, path }) => `${code} ${path}`)

  it.each<[string, unknown, string[]]>([
    ['no rules at all', { r: 1 }, ['wrong-type rules']],
    ['nothing in place of a rule', [null], ['wrong-type rules[0]']],
    ['a list in place of a rule', [[]], ['wrong-type rules[0]']],
    [
      'rules without names',
      [
        { ...rule('r', {}), id: undefined },
        { ...rule('r', { nth: 2 }), id: undefined },
      ],
      ['missing-field rules[0].id', 'missing-field rules[1].id'],
    ],
    [
      'names that are numbers',
      [
        { ...rule('r', { after: 7 }), id: 7 },
        { ...rule('r', { nth: 2 }), id: 7 },
      ],
      ['wrong-type rules[0].id', 'wrong-type rules[0].after', 'wrong-type rules[1].id'],
    ],
    [
      'a malformed name, and what that rule cannot answer',
      [{ ...rule('r', { reply: { error: 'PROMO_INVALID' } }), id: 'No Name' }],
      ['malformed rules[0].id', 'error-not-answered rules[0].reply.error'],
    ],
    [
      'no trigger, and what that rule cannot answer',
      [{ id: 'r', on: 'cart.addDevice', reply: { error: 'PROMO_INVALID' } }],
      ['choose-one rules[0]', 'error-not-answered rules[0].reply.error'],
    ],
    [
      'an item that is wrong, and a right one behind it',
      // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
      [rule('r', { then: [{ burnCart: {} }, { failNext: { on: 'cart.addPlan' } }] })],
      ['unknown-field rules[0].then[0].burnCart', 'choose-one rules[0].then[0].failNext'],
    ],
    [
      'a field that lacks another, and what that rule cannot answer',
      [rule('r', { reply: { error: 'PROMO_INVALID' }, fault: { truncate: {} } })],
      ['missing-field rules[0].fault.truncate.bytes', 'error-not-answered rules[0].reply.error'],
    ],
    [
      'an unknown operation, of which nothing can be said',
      [
        rule('r', {
          on: 'cart.x',
          audience: 'prepay',
          when: { audience: 'prospect', request: { nothing: { exists: true } } },
          fault: { missingChunk: { pattern: '*' } },
          reply: { error: 'PROMO_INVALID' },
        }),
      ],
      ['unknown-value rules[0].on'],
    ],
  ])('with %s is told', (_what, rules, expected) => {
    expect(paths(rules)).toEqual(expected)
  })

  it('is told of up to twenty mistakes in a rule', () => {
    const withMistakes = (count: number) => {
      const header = Object.fromEntries(Array.from({ length: count }, (_, at) => [`h${at}`, { equals: 1, wrong: 1 }]))
      return paths([rule('r', { when: { header }, reply: { error: 'PROMO_INVALID' } })])
    }
    const told = 'error-not-answered rules[0].reply.error'
    expect([withMistakes(20).includes(told), withMistakes(21).includes(told)]).toEqual([true, false])
  })

  it('leaves expectations alone whose own shape is wrong', () => {
    expect(
      paths(
        [rule('r', { reply: { error: '208' } })],
        [
          { rule: 'gone', fired: -1 },
          { rule: 'gone', fired: 1 },
        ],
      ),
    ).toEqual(['out-of-range expect[0].fired', 'unknown-rule expect[1].rule'])
  })
})
