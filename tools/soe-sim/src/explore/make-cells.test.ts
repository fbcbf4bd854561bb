import { parseScenarios, writeYaml } from '@soe/scenario'
import { callsOfEachKind, recordedTest } from '../testing/recorded-test'
import { inOrder, makeCells, makePairs } from './make-cells'

const add = { operation: 'cart.addDevice', page: '/smartphones/a/', sku: 'orbit-12-pro-kelp-128', digest: 'empty' }
const read = { operation: 'plans.getPlans', page: '/plans', digest: 'full' }
const journey = recordedTest([read, add, read])

const idsOf = (cells: readonly { id: string }[]) => cells.map(({ id }) => id)

it('makes a cell of each call and each thing that can go wrong with it', () => {
  const cells = makeCells(journey).filter(({ call }) => call === 'cart.addDevice#1')
  expect(cells.map(({ failure }) => failure)).toEqual([
    'lost-answer',
    'answer-lost-twice',
    'error-committed',
    'status-503',
    'status-503-twice',
    'down',
    'status-0',
    'status-0-twice',
    'hang',
    'slow',
    'malformed',
    'html',
    'press-again',
    'press-another',
    'back-and-forward',
    'reload',
    'second-tab',
    'hide',
    'go-offline',
    'type-on',
    'session-ended',
    'lock-taken',
    'sold-out',
    'price-changed',
    'credit-changed',
    'other-channel',
    'clock-moved',
    'error-208',
    'error-CART_LOCKED',
    'error-CASE_CANCELLED',
  ])
})

it.each([
  ['cart.addDevice#1 lost-answer', { on: ['cart.addDevice'], nth: 1, fault: { reset: true }, commit: true }],
  ['plans.getPlans#2 down', { on: ['plans.getPlans'], times: { from: 2 }, reply: { status: 503 } }],
  ['plans.getPlans#2 status-503-twice', { on: ['plans.getPlans'], times: { from: 2, to: 3 }, reply: { status: 503 } }],
  // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
  ['cart.addDevice#1 sold-out', { on: ['plans.getPlans'], nth: 1, then: [{ sellOut: { skuId: add.sku } }] }],
])('arms %s for that call of the world', (id, rule) => {
  const cell = makeCells(journey).find((each) => each.id === id)
  expect(cell?.scenario.rules).toEqual([expect.objectContaining({ per: 'world', ...rule })])
})

it('holds an answer behind the next call of its page', () => {
  const cells = makeCells(recordedTest([{ ...read, page: add.page }, add, read]))
  const held = cells.filter(({ failure }) => failure === 'held')
  expect(held.map(({ scenario }) => scenario.rules[0]?.fault)).toEqual([
    { hold: { until: { answered: 'cart.addDevice' }, atMost: 'PT3S' } },
  ])
})

it('opens the page that makes a read by itself, and counts the calls of that page', () => {
  const opened = { snapshot: '/recorded/1.world.json', session: 's1' }
  const cells = makeCells(recordedTest([read, { ...add, opened }, { ...read, opened }, { ...read, opened }]))
  const opens = cells.filter(({ opening }) => opening !== undefined)
  expect(Object.fromEntries(opens.map(({ id, opening }) => [id, opening?.scenario.rules[0]]))).toMatchObject({
    'plans.getPlans#2 hang': { on: ['plans.getPlans'], nth: 1, fault: { hang: true } },
    'plans.getPlans#3 status-503-twice': { times: { from: 2, to: 3 } },
  })
  expect(idsOf(opens).filter((id) => /session-ended|^cart/.test(id))).toEqual([])
})

it('leaves calls alone that the test makes without a page', () => {
  const cells = makeCells(recordedTest([{ operation: 'cart.addDevice', sku: add.sku }, read, add]))
  expect(new Set(cells.map(({ call }) => call))).toEqual(new Set(['plans.getPlans#1', 'cart.addDevice#2']))
})

it('makes only scenarios that can be armed', () => {
  const problems = makeCells(callsOfEachKind())
    .filter(({ equal }) => equal === undefined)
    .flatMap(({ id, scenario }) =>
      parseScenarios(writeYaml(scenario)).problems.map(({ message }) => `${id}: ${message}`),
    )
  expect(problems).toEqual([])
})

it('runs errors of one handling once, and says which equal which', () => {
  const cells = makeCells(recordedTest([read, add]))
  const equal = cells.flatMap((cell) => (cell.equal === undefined ? [] : [[cell.id, cell.equal]]))
  expect(equal).toEqual([['cart.addDevice#1 error-CASE_CANCELLED', 'cart.addDevice#1 error-CART_LOCKED']])
})

it('runs a call once that is made again where nothing has changed, but for what may happen between the two', () => {
  const again = makeCells(recordedTest([read, read, { ...read, digest: 'fuller' }]))
  const run = again.filter(({ equal }) => equal === undefined)
  const runOf = (call: string) => run.filter((cell) => cell.call === call).map(({ failure }) => failure)
  const ofTheCall = ['status-503-twice', 'down', 'status-0', 'status-0-twice', 'hang', 'slow', 'malformed', 'html']
  const between = ['session-ended', 'lock-taken', 'credit-changed', 'other-channel', 'clock-moved']
  expect(runOf('plans.getPlans#2')).toEqual(between)
  expect(runOf('plans.getPlans#3')).toEqual([...ofTheCall, ...between, 'error-R1001'])
})

it('answers a read with each unusual answer that the contract allows', () => {
  const extremes = { least: { currentPlanId: null }, empty: { plans: [] } }
  const legal = makeCells(recordedTest([{ ...read, extremes }])).filter(({ isLegal }) => isLegal)
  expect(legal.map(({ failure, scenario }) => [failure, scenario.rules[0]?.reply?.patch])).toEqual(
    Object.entries(extremes),
  )
})

it('compares the end of a page with that of a run without the failure where the failure leaves no trace', () => {
  const endShown = { lines: ['$40.00'], counts: {}, choices: [], buttons: {} }
  const held = makeCells({ ...recordedTest([read, add]), endShown }).filter((cell) => cell.endShown !== undefined)
  expect([...new Set(held.map(({ failure }) => failure))].toSorted()).toEqual(
    'answer-lost-twice error-committed html lost-answer malformed slow status-0 status-0-twice status-503 status-503-twice'.split(
      ' ',
    ),
  )
})

it('makes the same cells in whichever order reads of a page were answered', () => {
  const cards = { operation: 'payment.listCards', page: '/plans', digest: 'full' }
  const cellsOf = (...calls: (typeof read)[]) =>
    makeCells(recordedTest([add, ...calls])).map(({ id, equal }) => [id, equal])
  expect(cellsOf(cards, read)).toEqual(cellsOf(read, cards))
})

it('runs what equals another where the other is not asked for', () => {
  const again = makeCells(recordedTest([read, read])).filter(({ call }) => call === 'plans.getPlans#2')
  expect(idsOf(inOrder(again))).toContain('plans.getPlans#2 malformed')
})

it('makes a pair of a failure and one on the way that leads out of it', () => {
  const cells = makeCells(recordedTest([read, add]))
  const lost = cells.filter(({ id }) => id === 'cart.addDevice#1 lost-answer')
  const pairs = makePairs(cells, new Map(lost.map((cell) => [cell, ['cases.getCases /cart']])))
  expect(idsOf(pairs)).toEqual(
    ['status-503-twice', 'malformed'].map((name) => `cart.addDevice#1 lost-answer + cases.getCases ${name}`),
  )
  expect(pairs[1]?.scenario.rules).toEqual([
    ...(lost[0]?.scenario.rules ?? []),
    expect.objectContaining({ on: ['cases.getCases'], after: 'failure', nth: 1, fault: { malformedJson: true } }),
  ])
  expect(pairs.flatMap(({ scenario }) => parseScenarios(writeYaml(scenario)).problems)).toEqual([])
})

describe('calls of a shop that has no world', () => {
  const page = '/shirts'
  const look = { operation: 'GET /api/cart', page, digest: '0' }
  const calls = [look, look, { operation: 'POST /graphql addToCart', page, digest: '0' }, { ...look, digest: '1' }]
  const cells = makeCells(recordedTest(calls))
  const run = cells.filter(({ equal }) => equal === undefined)
  const runOf = (call: string) => run.filter((cell) => cell.call === call).map(({ failure }) => failure)

  it('fail on their way, and nothing happens to a world', () => {
    expect(runOf('GET /api/cart#1').join(' ')).toBe(
      'status-503-twice down status-0 status-0-twice hang slow malformed html',
    )
    expect(runOf('POST /graphql addToCart#1').join(' ')).toBe(
      'lost-answer answer-lost-twice error-committed status-503 status-503-twice down status-0 status-0-twice hang slow malformed html held press-again press-another back-and-forward reload second-tab hide go-offline type-on',
    )
  })

  it('are the same until something is changed', () => {
    expect([runOf('GET /api/cart#2'), runOf('GET /api/cart#3')]).toEqual([['held'], runOf('GET /api/cart#1')])
  })

  it('make a pair with one that only a failure leads to', () => {
    const seen = new Map(cells.slice(0, 1).map((cell) => [cell, ['GET /api/cart/:id /shirts']]))
    expect(idsOf(makePairs(cells, seen))).toEqual(
      ['status-503-twice', 'malformed'].map((name) => `${cells[0]?.id} + GET /api/cart/:id ${name}`),
    )
  })
})

it('runs first what was met least', () => {
  const cells = inOrder(makeCells(recordedTest([add, { ...add, digest: 'one line' }])))
  const [first, second] = ['cart.addDevice#1', 'cart.addDevice#2'].map((call) =>
    idsOf(cells).findLastIndex((id) => id.startsWith(call)),
  )
  expect(idsOf(cells).indexOf('cart.addDevice#2 lost-answer')).toBeGreaterThan(first ?? 0)
  expect(second).toBe(cells.length - 1)
})
