import { normaliseScenario } from '@soe/scenario'
import type { CatalogSku, JournalEntry, WorldDetails, WorldState } from '@soe/simulator-client'
import { rowOfCall, rowOfEvent, type JournalRow } from '../../../data/journal-rows'
import { cartRows, extraRows, type CartState } from './cart-rows'
import { cartStory, committingRules, ghostsOf } from './cart-story'
import { countdown, lockMaker, lockOn, refusalsBy, shareLeft } from './lock-view'
import { skuNames } from './sku-names'

const session = { id: 'c636f55f27ecb22fa49b6f30f8f1369c', accountNumber: '07-1' }
const state = { sessions: [session, { id: 'someone-else' }] } as unknown as WorldState

const phone = { skuId: 'orbit-kelp', sorId: 'ORBIT-KELP', name: 'Orbit', variant: 'Kelp' } as CatalogSku
const charger = { skuId: 'charger', sorId: 'CHARGER', name: 'Charger', variant: 'Chalk' } as CatalogSku
const names = skuNames([phone, charger])

const cart = {
  id: 'C1',
  caseId: 'CASE1',
  owner: 'account:07-1',
  status: 'open',
  createdAt: 0,
  updatedAt: 2000,
  lines: [
    {
      lineId: 'newLine1',
      sequence: 1,
      activity: 'NSE',
      device: { skuId: 'orbit-kelp', productId: 'd', term: 36 },
      number: { choice: 'new', mtn: '4045550199' },
      accessories: [{ skuId: 'charger', productId: 'a', qty: 2 }],
    },
  ],
} as unknown as CartState

const details = {
  id: 'C1',
  lines: [
    {
      lineId: 'newLine1',
      plan: 'Mainsail',
      dueToday: 40,
      dueMonthly: 82.77,
      accessories: [{ skuId: 'charger', qty: 2, dueToday: 59.98 }],
    },
  ],
  extraRows: [
    { code: 'bundle-discount', quantity: 20, amount: -20 },
    { code: 'delivery', amount: 0 },
    { code: 'security-deposit', amount: 100 },
    { code: 'tax', amount: 66.55 },
  ],
  taxState: 'ME',
} as unknown as WorldDetails['carts'][number]

const call = (seq: number, at: number, more: Partial<JournalEntry>): JournalRow =>
  rowOfCall({
    id: `w-${seq}`,
    seq,
    at: new Date(at).toISOString(),
    operation: 'cart.addDevice',
    audience: 'signed-in',
    channel: 'VZW-DOTCOM',
    session: '…f1369c',
    status: 200,
    because: 'world',
    request: { body: { data: { lines: [{ device: { id: 'orbit-kelp' } }] } } },
    ...more,
  })

const command = (at: number, details: object): JournalRow =>
  rowOfEvent({
    id: `0.${at}`,
    after: 0,
    at: new Date(at).toISOString(),
    kind: 'command-run',
    sentence: '',
    details: { ...details },
  })

const byRule = { error: '208', because: 'scenario', rule: { scenario: 's', rule: 'add-device-208' } } as const

describe('the rows of a cart', () => {
  it('are its lines by name, each with its accessories and what they cost', () => {
    expect(cartRows(cart, details, names)).toEqual([
      {
        id: 'newLine1',
        sequence: 1,
        item: 'Orbit',
        variant: 'Kelp',
        forWhom: 'New line, (404) 555-0199',
        plan: 'Mainsail',
        dueToday: 40,
        dueMonthly: 82.77,
      },
      {
        id: 'newLine1 charger',
        item: 'Charger',
        variant: 'Chalk',
        qty: 2,
        forWhom: 'Accessory',
        dueToday: 59.98,
        dueMonthly: 0,
      },
    ])
  })

  it('are there before prices and names are', () => {
    expect(cartRows(cart, undefined, skuNames()).map(({ item, qty }) => [item, qty])).toEqual([
      ['orbit-kelp', undefined],
      ['charger', 2],
    ])
  })

  it('end with fees, discounts and tax; what costs nothing is left out', () => {
    expect(extraRows(details)).toEqual([
      { label: 'Bundle discount', note: '20 %', amount: -20 },
      { label: 'Security deposit', note: '', amount: 100 },
      { label: 'Tax', note: 'ME', amount: 66.55 },
    ])
  })
})

describe('what a rule kept out of a cart', () => {
  it('is told since the cart last changed, once for each thing', () => {
    const early = { ...byRule, request: { body: { data: { id: 'charger' } } } }
    const rows = [call(1, 1000, early), call(2, 3000, byRule), call(3, 4000, byRule)]
    expect(ghostsOf(cart, state, rows, names)).toEqual([
      { id: 'w-3', item: 'Orbit, Kelp', rule: 'add-device-208', outcome: '208', at: 4000 },
    ])
  })

  it('is told by the order of the calls where the clock stands still', () => {
    const early = { ...byRule, request: { body: { data: { id: 'charger' } } } }
    const rows = [call(1, 2000, early), call(2, 2000, {}), call(3, 2000, byRule)]
    expect(ghostsOf(cart, state, rows, names).map(({ id }) => id)).toEqual(['w-3'])
  })

  it('is nothing that the rule let happen', () => {
    const rule = { on: ['cart.addDevice' as const], always: true as const, reply: { status: 503 } }
    const document = normaliseScenario({
      apiVersion: 'sim/v1',
      kind: 'Scenario',
      id: 's',
      title: 'S',
      rules: [
        { ...rule, id: 'add-device-208', commit: true },
        { ...rule, id: 'other', commit: false },
      ],
    })
    const committing = committingRules([{ id: 's', document }])
    expect([...committing]).toEqual(['s/add-device-208'])
    expect(ghostsOf(cart, state, [call(1, 2000, {}), call(2, 2000, byRule)], names, committing)).toEqual([])
  })

  it.each([
    ['no rule', { error: '208' }],
    ['another session', { ...byRule, session: '…abcdef' }],
    ['a read', { ...byRule, operation: 'cart.retrieveBundleAccCart' }],
    ['an answer that is not a failure', { rule: byRule.rule }],
  ] as const)('is nothing of %s', (_, more) => {
    expect(ghostsOf(cart, state, [call(1, 3000, more)], names)).toEqual([])
  })
})

describe('how a cart got here', () => {
  it('is its changes, what was refused, and who held it', () => {
    const rows = [
      call(1, 10, {}),
      call(2, 20, { operation: 'cart.addPlan' }),
      call(3, 30, { operation: 'catalogue.listProducts' }),
      call(4, 40, { operation: 'cart.e911Address' }),
      call(5, 50, byRule),
      command(60, { lockCart: { channel: 'VZW-RETAIL' } }),
      command(70, { lockCart: { channel: 'VZW-RETAIL', cartId: 'C2' } }),
      command(80, { sellOut: { skuId: 'x' } }),
      call(6, 90, { error: 'CART_LOCKED', operation: 'cart.addPlan' }),
    ]
    expect(cartStory(cart, state, rows, names).map(({ words, by }) => `${words} (${by})`)).toEqual([
      'Orbit added (shopper)',
      'Plan chosen (shopper)',
      'E911 address (shopper)',
      'Orbit refused (rule)',
      'Locked (tester)',
      'Plan refused (shopper)',
    ])
  })
})

it('what follows the order is the next cart’s', () => {
  const ordered = { ...cart, status: 'ordered' } as CartState
  expect(cartStory(ordered, state, [call(1, 10, {}), call(2, 2001, {})], names).map(({ id }) => id)).toEqual(['w-1'])
})

it('a cart that a rule has locked got there by the rule', () => {
  const lock = { id: 'C1', channel: 'VZW-RETAIL', lockedAt: 50, expiresAt: 900 }
  const steps = cartStory(cart, state, [call(5, 50, byRule), call(6, 90, {})], names, lock)
  expect(steps.map(({ words, by, decision }) => [words, by, decision])).toEqual([
    ['Orbit refused', 'rule', 'w-5'],
    ['Locked', 'rule', 'w-5'],
    ['Orbit added', 'shopper', 'w-6'],
  ])
})

describe('the lock on a cart', () => {
  const own = { id: 'C1', channel: 'VZW-RETAIL', lockedAt: 0, expiresAt: 900_000 }
  const all = { ...own, id: '*', channel: 'VZW-CHAT' }

  it('is its own, else the one on every cart that it was not taken out of', () => {
    expect(lockOn([all, own], 'C1', 1)?.channel).toBe('VZW-RETAIL')
    expect(lockOn([all], 'C1', 1)?.channel).toBe('VZW-CHAT')
    expect(lockOn([{ ...all, except: ['C1'] }], 'C1', 1)).toBeUndefined()
    expect(lockOn([own], 'C1', 900_000)).toBeUndefined()
  })

  it('runs out on the clock of the world', () => {
    expect(shareLeft(own, 225_000)).toBe(0.75)
    expect([countdown(866_999), countdown(0), countdown(-5), countdown(3_723_000)]).toEqual([
      '14:26',
      '00:00',
      '00:00',
      '1:02:03',
    ])
  })

  it('was made by the rule of its instant, or by the command that was noted right after', () => {
    const lock = { ...own, lockedAt: 50 }
    const rule = { words: 'set by add-device-208', decision: 'w-5' }
    expect(lockMaker(lock, [call(5, 50, byRule), call(6, 60, byRule)])).toEqual(rule)
    expect(lockMaker(lock, [command(53, { handOverCase: {} })])).toEqual({ words: 'set by a command' })
    expect(lockMaker(lock, [command(49, { lockCart: {} }), command(2050, { lockCart: {} })])).toBeUndefined()
    expect(lockMaker(lock, [command(50, { sellOut: {} }), call(5, 49, byRule)])).toBeUndefined()
  })

  it('counts the callers it kept out', () => {
    const rows = [call(1, 10, { error: 'CART_LOCKED' }), call(2, 60, { error: 'CART_LOCKED' }), call(3, 70, {})]
    expect(refusalsBy({ ...own, lockedAt: 50 }, rows)).toBe(1)
  })
})
