import { cartChanges, takeovers } from './cart-changes'
import { cartFact } from './cart.facts'
import {
  operations,
  type CartAccessory,
  type CartFeature,
  type CartLine,
  type CheckoutDetails,
  type Order,
} from '@soe/contracts'
import { fromCheckout } from './from-checkout'
import { effect, lostBy, refutes, fromAnswer, type Fact } from '../promise/fact'
import type { Pair } from '../promise/invariant'

/** What may become of an order without anybody's doing. */
const ofItsTime: ReadonlySet<string> = new Set(['arrivesOn', 'active', 'creditApprovalStatus', 'hours', 'unitsLeft'])

/** Fields that identify an item of a list. */
const identities = ['lineId', 'itemCode', 'submissionId', 'code', 'id', 'paymentType', 'offerId']

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const textIn = (item: Values, name: string): string => (typeof item[name] === 'string' ? item[name] : '')

const identityOf = (item: unknown): string => {
  const name = isObject(item) ? identities.find((one) => one in item) : undefined
  return name === undefined || !isObject(item) ? '' : `${textIn(item, name)} ${textIn(item, 'name')}`.trim()
}

const leafOf = (name: string, value: unknown): unknown => {
  if (name === 'emailId') return String(value).toLowerCase()
  return name === 'placedAt' ? Date.parse(String(value)) : value
}

const valuesAt = (value: unknown, at: string, name: string): [string, unknown][] => {
  if (ofItsTime.has(name)) return []
  if (!isObject(value)) return [[at, leafOf(name, value)]]
  const parts = Array.isArray(value)
    ? value.map((item: unknown, index) => [`[${identityOf(item) || index}]`, item] as const)
    : Object.entries(value).map(([part, one]) => [`.${part}`, one] as const)
  return parts.flatMap(([step, one]) => valuesAt(one, `${at}${step}`, step.slice(1)))
}

const allPairs = (said: Values, known: Values): Pair[] =>
  Object.keys(known).map((at) => [{ [at]: said[at] }, { [at]: known[at] }])

/** A cart has more fields than its order. */
const commonPairs = (said: Values, known: Values): Pair[] =>
  Object.keys(known)
    .filter((at) => at in said)
    .map((at) => [{ [at]: said[at] }, { [at]: known[at] }])

const orderOf = (order: object): Values => Object.fromEntries(valuesAt(order, 'order', ''))

const line = (skuId: string, ...accessories: readonly string[]) => ({
  lineId: 'a',
  deviceItem: { skuId },
  accessories: accessories.map((itemCode) => ({ itemCode, qty: 1 })),
})

const order = {
  orderNumber: 'o1',
  placedAt: '2026-01-01T00:00:00.000Z',
  lines: [line('phone', 'case')],
  accessories: [],
  totals: { dueToday: 5, dueMonthly: 1 },
}

type Orders = Readonly<Record<string, Order>>

const byNumber = (...placed: readonly Order[]): Orders =>
  Object.fromEntries(placed.map((one) => [one.orderNumber, one] as const))

export const orderFact: Fact<Orders> = {
  name: 'order',
  says: 'an order that was placed is read as it was placed',
  sources: [
    fromAnswer('checkout.placeOrder', ({ answer }) => byNumber(answer.order)),
    fromAnswer('checkout.getOrder', ({ answer }) => byNumber(answer.order)),
    fromAnswer('checkout.findOrder', ({ answer: { order: found } }) => byNumber(...(found ? [found] : []))),
    fromAnswer('checkout.listOrders', ({ answer: { orders } }) => byNumber(...orders)),
  ],
  effects: {},
  compare: (said, known) =>
    Object.entries(said).flatMap(([number, one]) => {
      const before = known[number]
      return before ? allPairs(orderOf(one), orderOf(before)) : []
    }),
  merge: (known, said) => ({ ...said, ...known }),
  right: [
    { key: 'checkout.placeOrder', answer: { order } },
    { key: 'checkout.getOrder', request: {}, answer: { order: { ...order, placedAt: '2026-01-01T01:00:00+01:00' } } },
  ],
  wrong: [
    { key: 'checkout.placeOrder', answer: { order } },
    { key: 'checkout.getOrder', request: {}, answer: { order: { ...order, placedAt: '2026-01-02T00:00:00.000Z' } } },
  ],
}

/** A cart, and the order that it becomes. */
interface Becoming {
  readonly cart?: CheckoutDetails
  readonly order?: Order
}

const asOrder = ({ cart, contact, shippingAddress, payment, shipmentInfo }: CheckoutDetails) => ({
  lines: Object.values(cart.lineDetails.lineInfo),
  tradeIns: cart.lineDetails.tradeInDetail.tradeInItems,
  accountFeatures: cart.orderDetails.accountFeatures,
  totals: cart.orderDetails.totals,
  contact,
  shippingAddress,
  payment,
  payments: cart.lineDetails.payments,
  store: shipmentInfo.storeInfo,
})

const cartToOrder = {
  lineDetails: { lineInfo: { a: line('phone') }, tradeInDetail: { tradeInItems: [] }, payments: [] },
  orderDetails: { totals: { dueToday: 5, dueMonthly: 1 } },
}

export const takenOverFact: Fact<Becoming> = {
  name: 'takenOver',
  says: 'an order takes over what its cart held',
  sources: [
    fromCheckout((cart) => ({ cart })),
    fromAnswer('checkout.placeOrder', ({ answer }) => ({ order: answer.order }), 'before'),
  ],
  effects: lostBy(...cartChanges),
  compare: ({ order: placed }, { cart }) =>
    placed && cart ? commonPairs(orderOf(placed), orderOf(asOrder(cart))) : [],
  right: [
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: cartToOrder } },
    { key: 'checkout.placeOrder', answer: { order } },
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: cartToOrder } },
    {
      key: 'checkout.placeOrder',
      answer: { order: { ...order, lines: [{ ...line('phone'), plan: { planId: 'a' } }], totals: { dueToday: 6 } } },
    },
  ],
}

interface Pieces {
  readonly lines: readonly CartLine[]
  readonly accessories?: readonly CartAccessory[] | undefined
  readonly features?: readonly CartFeature[] | undefined
  readonly tradeIns?: readonly { readonly submissionId: string }[] | undefined
  /** Where it is picked up. */
  readonly store?: { readonly locationCode: string } | undefined
}

/** How many there are of each thing that can be bought, given in return or picked up. */
const piecesOf = ({
  lines,
  accessories = [],
  features = [],
  tradeIns = [],
  store,
}: Pieces): Readonly<Record<string, number>> => {
  const all = [
    ...lines.flatMap(({ deviceItem, plan, donationInfo, accessories: own }) => [
      ...(deviceItem ? [[`device ${deviceItem.skuId}`, 1] as const] : []),
      ...(plan ? [[`plan ${plan.planId}`, 1] as const] : []),
      ...(donationInfo ? [[`donation of ${donationInfo.donationAmount}`, 1] as const] : []),
      ...own.map(({ itemCode, qty }) => [`accessory ${itemCode}`, qty] as const),
    ]),
    ...accessories.map(({ itemCode, qty }) => [`accessory ${itemCode}`, qty] as const),
    ...features.map(({ id, quantity }) => [`feature ${id}`, quantity] as const),
    ...tradeIns.map(({ submissionId }) => [`trade-in ${submissionId}`, 1] as const),
    ...(store ? [[`pickup at ${store.locationCode}`, 1] as const] : []),
  ]
  const counts = new Map<string, number>()
  for (const [name, count] of all) counts.set(name, (counts.get(name) ?? 0) + count)
  return Object.fromEntries(counts)
}

const cartOfPieces = {
  lineDetails: { lineInfo: { a: line('phone', 'case') }, tradeInDetail: { tradeInItems: [] } },
  orderDetails: {},
}

export const piecesFact: Fact<Readonly<Record<string, number>>> = {
  name: 'pieces',
  says: 'an order has what was in its cart, piece by piece',
  sources: [
    fromCheckout(({ cart: { lineDetails, orderDetails }, shipmentInfo }) =>
      piecesOf({
        lines: Object.values(lineDetails.lineInfo),
        features: orderDetails.accountFeatures,
        tradeIns: lineDetails.tradeInDetail.tradeInItems,
        store: shipmentInfo.selectedOptionCode === 'ISPU' ? shipmentInfo.storeInfo : undefined,
      }),
    ),
    fromAnswer(
      'checkout.placeOrder',
      ({ answer: { order: placed } }) => piecesOf({ ...placed, features: placed.accountFeatures }),
      'before',
    ),
  ],
  effects: lostBy(...cartChanges),
  right: [
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: cartOfPieces },
    },
    { key: 'checkout.placeOrder', answer: { order } },
  ],
  wrong: [
    {
      key: 'checkout.getCheckoutDetails',
      answer: { shipmentInfo: {}, cart: cartOfPieces },
    },
    { key: 'checkout.placeOrder', answer: { order: { ...order, lines: [line('phone')] } } },
  ],
}

export const orderNumberFact: Fact<string> = {
  name: 'orderNumber',
  says: 'an order is its shopper’s alone',
  privateBut: [],
  sources: [
    fromAnswer('checkout.placeOrder', ({ answer }) => answer.order.orderNumber),
    fromAnswer('checkout.getOrder', ({ request, answer }) =>
      request?.orderNumber === undefined ? answer.order.orderNumber : undefined,
    ),
  ],
  effects: effect('checkout.placeOrder', (before, _call, known) => {
    // Without a cart the last order is answered again.
    const { items } = known(cartFact) ?? {}
    return items === 0 ? before : undefined
  }),
  refutes: [
    refutes(
      ['checkout.getOrder'],
      'ORDER_NOT_FOUND',
      'an order that was placed is found',
      (known, { orderNumber = known }) => orderNumber === known,
    ),
  ],
  right: [
    { key: 'checkout.placeOrder', answer: { order } },
    { key: 'checkout.getOrder', request: {}, answer: { order } },
  ],
  wrong: [
    { key: 'checkout.placeOrder', answer: { order } },
    { key: 'checkout.getOrder', request: {}, answer: { order }, by: 'another' },
  ],
}

/** The numbers of a shopper's orders: of the last one, and of those before it. */
interface OrderNumbers {
  readonly last?: string
  readonly before: readonly string[]
}

/** Changes that may begin another cart. */
const newCarts = [
  ...operations.flatMap(({ key, operation }) => (operation.metadata.makesCart ? [key] : [])),
  ...takeovers,
]

const endLast = (numbers: OrderNumbers | undefined): OrderNumbers | undefined =>
  numbers?.last === undefined ? numbers : { before: [...numbers.before, numbers.last] }

const addDevice = { key: 'cart.addDevice', answer: {} } as const

export const orderNumbersFact: Fact<OrderNumbers> = {
  name: 'orderNumbers',
  says: 'each cart is ordered once, with a number of its own',
  sources: [fromAnswer('checkout.placeOrder', ({ answer }) => ({ last: answer.order.orderNumber, before: [] }))],
  // What is in the cart from now on is not of the last order.
  effects: Object.fromEntries(newCarts.map((key) => [key, endLast])),
  compare: (said, { last, before }) => {
    if (last !== undefined) return [[said.last, last]]
    return said.last !== undefined && before.includes(said.last) ? [[said.last, 'another number']] : []
  },
  merge: (known, said) => ({ ...said, before: known?.before ?? [] }),
  right: [
    { key: 'checkout.placeOrder', answer: { order } },
    addDevice,
    { key: 'checkout.placeOrder', answer: { order: { ...order, orderNumber: 'o2' } } },
  ],
  wrong: [
    { key: 'checkout.placeOrder', answer: { order } },
    addDevice,
    { key: 'checkout.placeOrder', answer: { order } },
  ],
}

interface ListedOrders {
  readonly placed: readonly string[]
  readonly listed?: readonly string[]
}

export const listedOrdersFact: Fact<ListedOrders> = {
  name: 'listedOrders',
  says: 'the list of orders has each order that was placed, the latest first',
  sources: [
    fromAnswer('checkout.placeOrder', ({ answer }) => ({ placed: [answer.order.orderNumber] })),
    fromAnswer('checkout.listOrders', ({ answer: { orders } }) => ({
      placed: [],
      listed: orders.map(({ orderNumber }) => orderNumber),
    })),
  ],
  effects: {},
  compare: ({ listed }, { placed }) =>
    listed ? [[{ orders: listed.filter((one) => placed.includes(one)) }, { orders: placed.toReversed() }]] : [],
  // Without a cart the last order is answered again.
  merge: (known, said) => ({ placed: [...new Set([...(known?.placed ?? []), ...said.placed])] }),
  right: [
    { key: 'checkout.placeOrder', answer: { order } },
    { key: 'checkout.listOrders', answer: { orders: [order] } },
  ],
  wrong: [
    { key: 'checkout.placeOrder', answer: { order } },
    { key: 'checkout.listOrders', answer: { orders: [] } },
  ],
}

export const orderFacts = [listedOrdersFact, piecesFact, orderNumberFact, orderNumbersFact, orderFact, takenOverFact]
