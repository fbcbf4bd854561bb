import { cartFact, stepAnswer } from '../checkout/cart.facts'
import { facts } from '../facts'
import type { AnyFact, ExampleCall } from '../promise/fact'
import type { SeenAnswer } from '../promise/invariant'
import type { FollowedCall } from './advance'
import { blame } from './blame'
import { createFollowing } from './follow'
import { shownPair } from './within-answer'

const followed = ({
  key,
  request,
  answer,
  headers = {},
  cookies = {},
  audience = 'signed-in',
  error,
}: ExampleCall): FollowedCall => ({
  key,
  audience,
  outcome: answer === undefined ? 'refused' : 'done',
  error,
  request,
  seen:
    answer === undefined
      ? undefined
      : ({ key, audience, request, answer, headers, cookies, clock: [] } as unknown as SeenAnswer),
})

/** What calls break of one fact. */
const broken = (fact: AnyFact, calls: readonly ExampleCall[]) => {
  const following = createFollowing([fact])
  const sessions = new Map<string, ReturnType<typeof following.session>>()
  return calls.flatMap((call) => {
    const { by = 'first' } = call
    const session = sessions.get(by) ?? following.session()
    if (!sessions.has(by) && fact.assumed !== undefined) session.assume(fact, fact.assumed)
    sessions.set(by, session)
    return session.follow(followed(call))
  })
}

const seen = facts.filter(({ wrong }) => wrong.length > 0)

describe('a fact', () => {
  it.each(seen.map((fact) => [fact.name, fact] as const))(
    '%s holds in its right calls, and not in its wrong ones',
    (_, fact) => {
      expect(broken(fact, fact.right)).toEqual([])
      expect(broken(fact, fact.wrong)).not.toEqual([])
    },
  )
})

it('a change that was sent twice and not made once is one that was not stored', () => {
  const key = 'cart.removePromo'
  const events = [
    { key, outcome: 'done' },
    { key, outcome: 'again' },
  ] as const
  const [fact] = facts as readonly [AnyFact]
  const blamed = (said: string) =>
    blame(
      { ...fact, compare: (seen, known) => [[seen, known]] },
      said,
      { value: 'none', events, past: ['one'] },
      reader,
    )
  expect(blamed('one')).toMatchObject({ id: 'not-stored', key })
  expect(blamed('minus one')).toMatchObject({ id: 'retry-repeats', key })
})

const reader = 'checkout.getCheckoutDetails'

it('of two large values the place where they differ is shown', () => {
  const large = (last: string) => ({ text: 'x'.repeat(200), deep: { last } })
  expect(shownPair([large('a'), large('b')])).toBe('deep: {"last":"a"}, not {"last":"b"}')
})

const charger = 'bosun-charger-chalk'

it('a line of accessories alone may go with the last of them, or stay', () => {
  const line = { lineId: 'a', serviceInfo: {}, accessories: [{ itemCode: charger, qty: 2 }] }
  const read: ExampleCall = {
    key: 'checkout.getCheckoutDetails',
    answer: { shipmentInfo: {}, cart: { itemCount: 2, lineDetails: { lineInfo: { a: line } } } },
  }
  const emptied = (lines: readonly object[]): ExampleCall => ({
    key: 'cart.addAccessories',
    request: { data: { lines: [{ mtn: 'a', removeAccessories: [{ id: charger, qty: 2 }] }] } },
    answer: stepAnswer(0, lines),
  })
  for (const lines of [[], [{ lineId: 'a' }]]) expect(broken(cartFact, [read, emptied(lines)])).toEqual([])
})

interface Timed {
  readonly began: number
  readonly ended: number
  readonly call: ExampleCall
}

/** What calls break that take their time. */
const brokenInTime = (calls: readonly Timed[]) => {
  const session = createFollowing().session()
  const begun = new Map<Timed, ReturnType<typeof session.begin>>()
  const moments = calls
    .flatMap((timed) => [
      { at: timed.began, run: () => void begun.set(timed, session.begin(timed.call.key)) },
      { at: timed.ended, run: () => session.follow(followed(timed.call), begun.get(timed)) },
    ])
    .sort((left, right) => left.at - right.at)
  return moments.flatMap(({ run }) => run() ?? [])
}

const cartOf = (qty: number) => ({
  shipmentInfo: { shippingOptions: [], lineLevelShipment: [], commonShipment: { sddAvailableWindows: [] } },
  customerAgreements: { agreements: [], agreementCompleted: false },
  cart: {
    cartId: 'c1',
    cartHeader: {},
    pendingSteps: { sortedSteps: [] },
    itemCount: qty + 1,
    orderDetails: {
      totals: { dueToday: 0, dueMonthly: 0, todayRows: [], monthlyRows: [] },
      bundle: { eligibleQuantity: 0, discountPercent: 0, discountAmount: 0 },
      accountFeatures: [],
      barCodes: [],
    },
    lineDetails: {
      couponDetails: [],
      tradeInDetail: { tradeInItems: [] },
      lineInfo: {
        a: {
          lineId: 'a',
          deviceItem: { skuId: 'phone' },
          serviceInfo: {},
          installmentInfo: { mandatoryDownPayment: 0 },
          accessories: qty === 0 ? [] : [{ itemCode: charger, qty }],
        },
      },
    },
  },
})

const read = (qty: number): ExampleCall => ({ key: 'checkout.getCheckoutDetails', answer: cartOf(qty) })

const count = (rtCartCount: number): ExampleCall => ({
  key: 'recommendations.getRtCartCount',
  answer: { rtCartCount, wishListCount: 0 },
})

/** So many chargers more, answered with so many items in the cart. */
const add = (qty: number, itemCount: number): ExampleCall => ({
  key: 'cart.addAccessories',
  request: { data: { lines: [{ mtn: 'a', addAccessories: [{ id: charger, qty }] }] } },
  answer: {
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: { installmentInfo: { mandatoryDownPayment: 0 } },
          cartInfo: { cartId: 'c1', itemCount, lines: [{ lineId: 'a', skuId: 'phone', dueMonthly: 0 }] },
          cases: [],
        },
      },
    },
  },
})

const at = (began: number, ended: number, call: ExampleCall): Timed => ({ began, ended, call })

describe('calls at the same time', () => {
  it.each([
    ['answers come in the order of the changes', [at(1, 4, add(2, 3)), at(2, 5, add(3, 6))]],
    ['answers come the other way round', [at(1, 5, add(2, 3)), at(2, 4, add(3, 6))]],
    ['the later one is made first', [at(1, 4, add(2, 6)), at(2, 5, add(3, 4))]],
    ['a read is answered with what was there before', [at(1, 8, add(5, 6)), at(2, 5, count(1))]],
    [
      'reads see one change after the other',
      [at(1, 8, add(2, 3)), at(1.5, 7, add(3, 6)), at(2, 3, count(3)), at(4, 5, count(6))],
    ],
  ])('may be made in any order: %s', (_, calls) => {
    expect(brokenInTime([at(0, 0.5, read(0)), ...calls, at(9, 10, read(5))])).toEqual([])
  })

  it.each([
    ['a change is lost, and read', 'change-lost', [at(1, 4, add(2, 3)), at(2, 5, add(3, 6)), at(9, 10, read(3))]],
    ['a change is lost, and answered', 'change-lost', [at(1, 4, add(2, 3)), at(2, 5, add(3, 4))]],
    ['a read goes back', 'stale-read', [at(1, 8, add(5, 6)), at(2, 3, count(6)), at(4, 5, count(1))]],
    ['a read sees what never was', 'other-effect', [at(1, 8, add(5, 6)), at(2, 3, count(4))]],
  ])('are made in one order: %s', (_, id, calls) => {
    expect(brokenInTime([at(0, 0.5, read(0)), ...calls]).map((broken) => broken.id)).toEqual([id])
  })

  it('are not judged any more once something has happened that nobody saw', () => {
    const session = createFollowing().session()
    session.follow(followed(read(0)))
    const begun = session.begin('recommendations.getRtCartCount')
    session.forget()
    session.follow(followed(read(5)))
    expect(session.follow(followed(count(1)), begun)).toEqual([])
  })
})

const refused = (key: ExampleCall['key'], request: unknown, error: ExampleCall['error']): ExampleCall => ({
  key,
  request,
  ...(error && { error }),
})

const more = (qty: number) => ({ data: { lines: [{ mtn: 'a', addAccessories: [{ id: charger, qty }] }] } })

describe('a refusal', () => {
  it.each([
    ['too many pieces', refused('cart.addAccessories', more(5), 'QUANTITY_LIMIT')],
    ['a line that is not there', refused('cart.removeDevice', { lineId: 'A' }, 'ITEM_NOT_FOUND')],
    ['a lock, of which the shopper knows nothing', refused('cart.removeDevice', { lineId: 'a' }, 'CART_LOCKED')],
  ])('is believed where it is for %s', (_, call) => {
    expect(brokenInTime([at(0, 1, read(6)), at(2, 3, call)])).toEqual([])
  })

  it.each([
    ['too many pieces', refused('cart.addAccessories', more(4), 'QUANTITY_LIMIT')],
    ['a line that is not there', refused('cart.removeDevice', { lineId: 'a' }, 'ITEM_NOT_FOUND')],
    ['an empty cart', refused('checkout.getCheckoutDetails', {}, '1008')],
  ])('is a finding where it is for %s, against what is known', (_, call) => {
    expect(brokenInTime([at(0, 1, read(6)), at(2, 3, call)]).map(({ id }) => id)).toEqual(['refused-without-reason'])
  })

  it('is believed beside a change that may explain it', () => {
    const calls = [at(1, 4, add(4, 11)), at(2, 5, refused('cart.addAccessories', more(4), 'QUANTITY_LIMIT'))]
    expect(brokenInTime([at(0, 0.5, read(6)), ...calls])).toEqual([])
  })
})

describe('a customer who is signed in twice', () => {
  const headers = { vzwaccountnumber: '0720043118-1' }
  const following = createFollowing()
  const [phone, desk] = [following.session(), following.session()]

  it('finds in one session what the other has changed', () => {
    for (const session of [phone, desk]) session.follow(followed({ ...read(0), headers }))
    phone.follow(followed({ ...add(2, 3), headers }))
    expect(desk.follow(followed({ ...read(2), headers }))).toEqual([])
    expect(desk.follow(followed({ ...count(1), headers })).map(({ id }) => id)).toEqual(['read-differs'])
  })

  it('may be answered what the other changes before that one is', () => {
    const calls = createFollowing()
    const [first, second] = [calls.session(), calls.session()]
    for (const session of [first, second]) session.follow(followed({ ...read(0), headers }))
    const begun = [first.begin('cart.addAccessories'), second.begin('cart.addAccessories')] as const
    expect(second.follow(followed({ ...add(3, 6), headers }), begun[1])).toEqual([])
    expect(first.follow(followed({ ...add(2, 3), headers }), begun[0])).toEqual([])
  })
})
