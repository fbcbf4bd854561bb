// oxlint-disable unicorn/no-thenable -- a rule's commands are named so
import { checkScenario, type Rule, type RuleInput } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'
import { findArmedRule } from './armed-rules'
import { outcomeOf, type CallOutcome } from './call-outcome'

const decision = (given: Partial<Decision>): Decision => ({
  id: 'demo-1',
  seq: 1,
  at: '2026-12-24T18:00:00.000Z',
  operation: 'cart.addDevice',
  audience: 'prospect',
  channel: 'VZW-DOTCOM',
  status: 200,
  because: 'world',
  request: {},
  sentences: [],
  about: [],
  effect: 'done',
  ...given,
})

const fired = { scenario: 's', rule: 'r', outcome: 'fired', count: 1, sentence: '', reason: '' } as const

const armed = (rule: Omit<RuleInput, 'id' | 'on'>) => {
  const written = {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 's',
    title: 'S',
    rules: [{ id: 'r', on: 'cart.addDevice', ...rule }],
  }
  const { scenario: document } = checkScenario(written)
  if (!document) throw new Error('the rule is wrong')
  return findArmedRule([{ id: 's', title: 'S', armedAt: '', rules: [], document }])
}

const none = (): Rule | undefined => undefined
const lock = { lockCart: { channel: 'VZW-RETAIL' } } as const

describe('the outcome of a call', () => {
  it.each<[string, Partial<Decision>, CallOutcome | undefined]>([
    ['that went well is nothing to script', {}, undefined],
    ['that was a retry is nothing to script', { because: 'repeat' }, undefined],
    ['that failed by the world is its error', { error: 'OUT_OF_STOCK' }, { reply: { error: 'OUT_OF_STOCK' } }],
    [
      'that met a lock keeps its owner',
      { error: 'CART_LOCKED', details: [{ lockedChannelID: 'VZW-RETAIL' }] },
      { reply: { error: 'CART_LOCKED', details: { lockedChannelID: 'VZW-RETAIL' } } },
    ],
    [
      'that a backend failed without an error is its status',
      { status: 503, answer: { status: 503, body: { down: true } } },
      { reply: { status: 503, body: { down: true }, offContract: true } },
    ],
    [
      'that was ordered to answer a status is the status',
      { because: 'failNext', status: 503, error: 'SCRIPTED_STATUS' },
      { reply: { status: 503 } },
    ],
    [
      'that was ordered to answer what the contract does not know says so',
      { because: 'failNext', status: 418, error: 'SCRIPTED_STATUS' },
      { reply: { status: 418, offContract: true } },
    ],
    ['that got no answer is a reset', { because: 'failNext', status: 0 }, { fault: { reset: true } }],
    [
      'whose rule has been disarmed is recorded from what was answered',
      { because: 'scenario', error: '208', effect: 'done-unseen' },
      { reply: { error: '208' }, commit: true },
    ],
  ])('%s', (_, given, outcome) => {
    expect(outcomeOf(decision(given), none)).toEqual(outcome)
  })

  it.each<[string, Omit<RuleInput, 'id' | 'on'>, Partial<Decision>, CallOutcome]>([
    [
      'its reply, its commit and its commands',
      { nth: 1, reply: { error: '208', message: 'Said' }, commit: true, then: [lock] },
      { because: 'scenario', error: '208' },
      { reply: { error: '208', message: 'Said' }, commit: true, then: [lock] },
    ],
    [
      'its fault',
      { nth: 1, fault: { reset: true }, commit: true },
      { because: 'scenario', status: 0 },
      { fault: { reset: true }, commit: true },
    ],
    [
      'its fault, and the error that the operation had itself',
      { nth: 1, fault: { delay: { fixed: 'PT1S' } } },
      { because: 'scenario', error: 'OUT_OF_STOCK' },
      { reply: { error: 'OUT_OF_STOCK' }, fault: { delay: { fixed: 'PT1S' } } },
    ],
    ['its commands alone', { nth: 1, then: [lock] }, { because: 'world' }, { then: [lock] }],
    [
      'its commands beside an error of the world, which changed nothing',
      { nth: 1, then: [lock] },
      { because: 'world', error: 'OUT_OF_STOCK' },
      { reply: { error: 'OUT_OF_STOCK' }, then: [lock] },
    ],
    [
      'no order to fail: that shows at the call it was for',
      { nth: 1, then: [lock, { failNext: { on: 'cart.addPlan', status: 503 } }] },
      { because: 'world' },
      { then: [lock] },
    ],
  ])('that a rule was due at takes %s', (_, rule, given, outcome) => {
    expect(outcomeOf(decision({ ...given, rules: [fired] }), armed(rule))).toEqual(outcome)
  })
})
