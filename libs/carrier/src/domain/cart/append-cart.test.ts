import type { CartLineState, CartState } from '@soe/world'
import { createTestWorld, testNow } from '../../testing'
import { appendCart } from './append-cart'

const line = (sequence: number, skuId = 'orbit-12-pro-kelp-128'): CartLineState => ({
  lineId: `newLine${sequence}`,
  sequence,
  activity: 'NSE',
  device: { skuId, productId: 'dev14000001', term: 36 },
  accessories: [],
})

const cart = (id: string, more: Partial<CartState> = {}): CartState => ({
  id,
  caseId: `CASE-${id}`,
  lob: 'postpaid',
  owner: 'account:1',
  status: 'open',
  intent: 'NSE',
  lines: [line(1)],
  lineCount: 1,
  completedSteps: [],
  shippingOptionId: 'STANDARD',
  acceptedAgreementIds: ['terms'],
  createdAt: 0,
  updatedAt: 0,
  ...more,
})

const donation = (amountCents: number): NonNullable<CartState['donation']> => ({
  amountCents,
  isRoundUp: false,
  isMatched: false,
  charityUniqueCode: 'c',
  charityOrganization: 'o',
  itemCode: 'i',
})

const tradeIn = (submissionId: string, lineId?: string) => ({
  submissionId,
  deviceBrand: 'Orbit',
  deviceModel: 'Orbit 9',
  fullValueCents: 100,
  ...(lineId !== undefined && { lineId }),
})

const append = (from: Partial<CartState>, to: Partial<CartState>) => {
  const world = createTestWorld('signed-in')
  const joined = world.change((draft) =>
    appendCart(draft, draft.carts.put(cart('A', from)), draft.carts.put(cart('B', to))),
  )
  return { world, joined }
}

const chargers = (sequence: number, qty: number): CartLineState => ({
  lineId: `newLine${sequence}`,
  sequence,
  activity: 'ACC',
  accessories: [{ skuId: 'bosun-charger-chalk', productId: 'acc15000021', qty }],
})

describe('the accessories of a cart that joins another', () => {
  it.each([
    [9, 1, [10]],
    [9, 3, [10, 2]],
    [10, 4, [10, 4]],
  ])('%i and %i of a kind are rows of %j', (held, brought, rows) => {
    const { joined } = append({ lines: [chargers(1, brought)] }, { lines: [chargers(1, held)] })
    expect(joined.lines.map(({ accessories }) => accessories[0]?.qty)).toEqual(rows)
  })

  it('stay with their device', () => {
    const withPhone = { ...line(2), accessories: chargers(1, 2).accessories }
    const { joined } = append({ lines: [withPhone] }, { lines: [chargers(1, 3)] })
    expect(joined.lines.map(({ accessories }) => accessories[0]?.qty)).toEqual([3, 2])
  })
})

describe('a cart that joins another', () => {
  it('brings its lines, numbered on, and is gone; what was agreed to is asked anew', () => {
    const { world, joined } = append({ lines: [line(2, 'tern-watch')] }, { lines: [line(1), line(4)], lineCount: 4 })
    expect(joined.lines.map(({ lineId, sequence }) => [lineId, sequence])).toEqual([
      ['newLine1', 1],
      ['newLine4', 4],
      ['newLine5', 5],
    ])
    expect(joined).toMatchObject({ id: 'B', lineCount: 5, acceptedAgreementIds: [], updatedAt: testNow })
    expect(world.list('carts').map(({ id }) => id)).toEqual(['B'])
  })

  it.each<[string, Partial<CartState>, Partial<CartState>, Partial<CartState>]>([
    ['brings nothing of an order where it has nothing', {}, {}, {}],
    ['brings its promotions', { promoCodes: ['810000004101'] }, {}, { promoCodes: ['810000004101'] }],
    [
      'adds bar codes to those that are there, each once',
      { promoCodes: ['810000004101', '810000004102'] },
      { promoCodes: ['810000004101'] },
      { promoCodes: ['810000004101', '810000004102'] },
    ],
    [
      'leaves the one of a kind that is there',
      { promoCodes: ['CASTOFF10'] },
      { promoCodes: ['RIGGING25'] },
      { promoCodes: ['RIGGING25'] },
    ],
    [
      'adds services of the home, each once',
      {
        accountFeatures: [
          { id: 'a', quantity: 2 },
          { id: 'b', quantity: 1 },
        ],
      },
      { accountFeatures: [{ id: 'a', quantity: 1 }] },
      {
        accountFeatures: [
          { id: 'a', quantity: 1 },
          { id: 'b', quantity: 1 },
        ],
      },
    ],
    ['brings its donation', { donation: donation(5) }, {}, { donation: donation(5) }],
    [
      'leaves the donation that is there',
      { donation: donation(5) },
      { donation: donation(7) },
      { donation: donation(7) },
    ],
    [
      'takes trade-ins along to where their lines have gone',
      { tradeIns: [tradeIn('T1', 'newLine1'), tradeIn('T2')] },
      { tradeIns: [tradeIn('T0', 'newLine1')] },
      { tradeIns: [tradeIn('T0', 'newLine1'), tradeIn('T1', 'newLine2'), tradeIn('T2')] },
    ],
  ])('%s', (_, from, to, expected) => {
    const { promoCodes, accountFeatures, donation: given, tradeIns } = append(from, to).joined
    const present = Object.entries({ promoCodes, accountFeatures, donation: given, tradeIns }).filter(
      ([, part]) => part,
    )
    expect(Object.fromEntries(present)).toEqual(expected)
  })
})
