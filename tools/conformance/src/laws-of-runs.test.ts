import type { OperationKey } from '@soe/contracts'
import { plantedFaults, startTwin, variations, type TwinParts, type TwinRequest } from '@soe/drift'
import { judgeUrl, type Judged } from './testing/judge-url'

const judge = async (parts: TwinParts, ...flags: readonly string[]): Promise<Judged> => {
  const twin = await startTwin(parts)
  try {
    return await judgeUrl(twin.url, ...flags)
  } finally {
    await twin.close()
  }
}

const wrapped = (key: OperationKey, edit: (request: TwinRequest) => TwinRequest): TwinParts => ({
  wrap: () => (request, pass) => pass(request.key === key ? edit(request) : request),
})

const kindsOf = ({ report }: Judged) =>
  report.findings.map(({ operation, kind, path }) => `${operation} ${kind} ${path}`)

const reasonFor = ({ report }: Judged, check: string) =>
  report.leftOut.find(({ checks }) => checks.includes(check))?.reason

describe('a check', () => {
  it('that has nothing to try is left out, and says what it lacks', async () => {
    const empty = wrapped('catalogue.listProducts', (request) => ({ ...request, url: '/nowhere' }))
    const judged = await judge(empty, '--only', 'wishlist.unsubscribe,wishlist.addWishlist')
    const name = 'effects of wishlist.addWishlist as signed-in, with phoneVariant.sku'
    expect(reasonFor(judged, name)).toBe('nothing is known for <phoneVariant.sku>')
    expect(judged.report.checks).toContainEqual(expect.objectContaining({ name, verdict: 'left out' }))
  })

  it('of two languages is not held where there is but one', async () => {
    const english: TwinParts = {
      wrap: () => (request, pass) => {
        const { 'accept-language': _language, ...headers } = request.headers
        return pass({ ...request, headers })
      },
    }
    const judged = await judge(english, '--only', 'catalogue.getProduct', '--audiences', 'signed-in')
    expect(reasonFor(judged, 'catalogue.getProduct in both languages')).toMatch(/^nothing is answered in Spanish/)
  })
})

it('what is judged after a race is what any order allows', async () => {
  const variation = variations.find(({ id }) => id === 'later-answer-first')
  const racing = ['--only', 'recommendations.getRtCartCount,cart.addAccessories', '--audiences', 'signed-in']
  const judged = await judge(variation ?? {}, ...racing)
  expect(kindsOf(judged)).toEqual([])
})

it.each(['payment.paypalAuthenticate', 'payment.confirmSubmit', 'log.jsNotify'])(
  'a run of %s alone is as green as that of all operations',
  async (key) => {
    expect(kindsOf(await judge({}, '--only', key))).toEqual([])
  },
)

const found: readonly (readonly [id: string, only: string, audience: string, finding: string])[] = [
  ['session-brought-along', 'cart.addDevice', 'prospect', 'cart.addDevice session-brought session'],
  ['numbers-of-one-moment', 'cart.holdNumbers', 'prospect', 'cart.holdNumbers told-to-another heldNumbers'],
  [
    'changed-when-created',
    'cart.addAccessories',
    'signed-in',
    'cart.addAccessories changed-at-another-time cases[].changedAt',
  ],
  ['another-number-for-one-id', 'cart.assignMtn', 'signed-in', 'cart.assignMtn retry-answer retry'],
  [
    'card-beside-a-card',
    'payment.listCards,checkout.selectPayment',
    'signed-in',
    'checkout.selectPayment change-lost savedDigits',
  ],
]

interface OrderLike {
  lines: { donationInfo?: unknown }[]
  tradeIns?: unknown[]
  store?: unknown
}

const dropping = (drop: (order: OrderLike) => void): TwinParts => ({
  wrap: () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'checkout.placeOrder' || !reply.body.includes('"orderNumber"')) return reply
    const answer = JSON.parse(reply.body) as { order: OrderLike }
    drop(answer.order)
    return { ...reply, body: JSON.stringify(answer) }
  },
})

describe('an order that leaves out what its cart had is found', () => {
  it.each<[string, (order: OrderLike) => void, audience?: string]>([
    ['a second line', (order) => void (order.lines = order.lines.slice(0, 1))],
    ['a trade-in', (order) => void (order.tradeIns = [])],
    ['the store that hands it out', (order) => void delete order.store],
    [
      'a donation',
      (order) => void (order.lines = order.lines.map(({ donationInfo: _gone, ...line }) => line)),
      'signed-in',
    ],
  ])('%s', async (_what, drop, audience = 'prospect') => {
    const judged = await judge(dropping(drop), '--only', 'checkout.placeOrder', '--audiences', audience)
    expect(kindsOf(judged)).toContain('checkout.placeOrder answers-otherwise pieces')
  })
})

describe('a fault between calls', () => {
  it.each(found)('is found: %s', async (id, only, audience, finding) => {
    const fault = plantedFaults.find((one) => one.id.endsWith(id))
    expect(kindsOf(await judge({ ...fault }, '--only', only, '--audiences', audience))).toContain(finding)
  })
})
