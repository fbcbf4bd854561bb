import { defineScenario, rule } from './define-scenario'
import { checkScenario } from '../lint/check-scenario'
import { parseScenarios } from '../parse/parse-scenarios'

const yaml = `
apiVersion: sim/v1
kind: Scenario
id: second-add-device-208-then-locked
title: The second add-device of a session answers 208, then retail holds the cart
rules:
  - id: add-device-208
    on: cart.addDevice          # every audience
    per: session
    nth: 2
    when:
      audience: signed-in
      request:
        data.lines.*.device.id: { in: [orbit-12-pro-kelp-128] }
    reply: { error: "208", details: { information_link: /help } }
    commit: false
    then:
      - lockCart: { channel: VZW-RETAIL, ttl: PT15M }
expect:
  - { rule: add-device-208, fired: 1 }
  - { on: [cart.addDevice], calls: { min: 2 } }
sees: { page: /sales/digital/error/genericError.html, text: An order is already scheduled }
`

const defined = defineScenario({
  id: 'second-add-device-208-then-locked',
  title: 'The second add-device of a session answers 208, then retail holds the cart',
  rules: [
    rule.on('cart.addDevice', {
      id: 'add-device-208',
      nth: 2,
      when: { audience: 'signed-in', request: { 'data.lines.*.device.id': { in: ['orbit-12-pro-kelp-128'] } } },
      reply: { error: '208', details: { information_link: '/help' } },
      then: [{ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }],
    }),
  ],
  expect: [
    { rule: 'add-device-208', fired: 1 },
    { on: 'cart.addDevice', calls: { min: 2 } },
  ],
  sees: { page: '/sales/digital/error/genericError.html', text: 'An order is already scheduled' },
})

describe('a scenario written in TypeScript', () => {
  it('is the document that YAML gives', () => {
    const { problems, scenarios } = parseScenarios(yaml)
    expect(problems).toEqual([])
    expect(scenarios).toEqual([defined])
  })

  it('is a valid document itself, and stays what it is', () => {
    expect(checkScenario(defined)).toEqual({ ok: true, scenario: defined, problems: [] })
  })
})

const reply = { error: '208' } as const

describe('what the contract does not know', () => {
  // What the compiler refuses is checked by the type check; the rest shows that the lint refuses it too.
  const wrong = [
    // @ts-expect-error the operation never answers this error
    rule.on('cart.addDevice', { id: 'r', nth: 1, reply: { error: 'PROMO_INVALID' } }),
    // @ts-expect-error only one of the two answers this error
    rule.on(['cart.addDevice', 'cart.addPlan'], { id: 'r', nth: 1, reply }),
    // @ts-expect-error nothing in the area answers this error
    rule.on('wishlist.*', { id: 'r', nth: 1, reply }),
    // @ts-expect-error there is no such operation
    rule.on('cart.addDevise', { id: 'r', nth: 1 }),
    // @ts-expect-error there is no such area
    rule.on('basket.*', { id: 'r', nth: 1 }),
    // @ts-expect-error there is no such channel
    rule.on('cart.addDevice', { id: 'r', nth: 1, then: [{ lockCart: { channel: 'VZW-KIOSK' } }] }),
    // @ts-expect-error there is no such command
    rule.on('cart.addDevice', { id: 'r', nth: 1, then: [{ burnCart: {} }] }),
    // @ts-expect-error nobody of that name owns a lock
    rule.on('cart.addDevice', { id: 'r', nth: 1, reply: { error: 'CART_LOCKED', details: { lockedChannelID: 'me' } } }),
    // @ts-expect-error two triggers
    rule.on('cart.addDevice', { id: 'r', nth: 1, always: true, reply }),
    // @ts-expect-error no trigger
    rule.on('cart.addDevice', { id: 'r', reply }),
    // @ts-expect-error there is no such audience
    rule.on('cart.addDevice', { id: 'r', nth: 1, audience: 'guest', reply }),
    // @ts-expect-error the request has no such field
    rule.on('cart.addDevice', { id: 'r', when: { request: { 'data.lines.*.gadget.id': { exists: true } } }, reply }),
    // @ts-expect-error the field holds text
    rule.on('cart.addDevice', { id: 'r', when: { request: { 'data.lines.0.device.id': { equals: 7 } } }, reply }),
    // @ts-expect-error the answer has no such field
    rule.on('recommendations.getRtCartCount', { id: 'r', always: true, reply: { patch: { basketCount: 1 } } }),
    // @ts-expect-error a chunk has no reply
    rule.on('storefront.chunk', { id: 'r', always: true, reply }),
  ]

  it.each(wrong.map(({ input }, index) => [index, input] as const))('does not load, number %i', (_index, input) => {
    const document = { apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 'S', rules: [input] }
    expect(checkScenario(document).ok).toBe(false)
  })

  it('does not compile in an expectation', () => {
    const rules = [rule.on('cart.addDevice', { id: 'known', nth: 1, reply })]
    // @ts-expect-error there is no such rule
    const broken = defineScenario({ id: 's', title: 'S', rules, expect: [{ rule: 'unknown', fired: 1 }] })
    expect(checkScenario(broken).problems.map(({ code }) => code)).toEqual(['unknown-rule'])
  })
})

describe('what the contract knows', () => {
  it('compiles for an area, for several operations, for a chunk and for patches', () => {
    const scenario = defineScenario({
      id: 's',
      title: 'S',
      rules: [
        rule.on('cart.*', { id: 'locked', nth: 1, reply: { error: 'CART_LOCKED' } }),
        rule.on(['cart.addPlan', 'cart.addStep'], { id: 'empty', nth: 2, reply: { error: '1008' } }),
        rule.on('storefront.chunk', { id: 'gone', nth: 1, fault: { missingChunk: { pattern: '*' } } }),
        rule.on('recommendations.getRtCartCount', { id: 'many', always: true, reply: { patch: { rtCartCount: 12 } } }),
        rule.on('cart.getThrottleList', {
          id: 'odd',
          always: true,
          reply: { patch: { throttleList: 7 }, offContract: true },
        }),
      ],
      expect: [{ offContract: 0 }, { order: ['cart.addPlan', 'cart.addStep'] }, { on: 'chat.*', never: true }],
    })
    expect(checkScenario(scenario).problems.map(({ code, path }) => [code, path])).toEqual([
      ['fits-some', 'rules[0].on'],
    ])
  })
})
