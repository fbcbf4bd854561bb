import type { Effect, Fact } from '../promise/fact'
import type { Pair } from '../promise/invariant'
import { leafPairs, leavesOf, type Leaves } from '../promise/leaves'
import type { CartEffects, CartLine, CheckoutDetails, Shipment } from '@soe/contracts'
import { cartEffects } from './cart-changes'
import { isPlainView, fromCheckout } from './from-checkout'

/** What may be touched of a line, of the cart by an empty name, or of every line by a star. */
interface Touched {
  readonly owner: string
  readonly place: string
}

/** What was answered of a cart and of each of its lines, and what changes may have touched since. */
interface Frame {
  readonly cart: Leaves
  readonly lines: Readonly<Record<string, Leaves>>
  readonly touched: readonly Touched[]
}

/** What follows from other things: sums, counts, lists by kind, steps, and what is in stock. */
const derived: ReadonlySet<string> = new Set([
  'availability',
  'availableOn',
  'unitsLeft',
  'monthlyPrice',
  'priceWithoutAutoPay',
  'discountedPrice',
  'lineTotal',
  'promoHubOfferList',
  'offers',
  'promoType',
  'bundleAccessoryInfo',
  'bundleAccessorySku',
  'accessoryRecommendations',
  'installmentInfo',
  'multiLineSeqNumber',
  'lineInfo',
  'lastItemAddedLine',
  'numOfLines',
  'numOfLinesWithDevices',
  'numOfAccessoryAndDeviceItemsInCart',
  'tradeInDetail',
  'couponDetails',
  'payments',
  'orderType',
  'totals',
  'bundle',
  'cartTotalDiscounts',
  'orderList',
  'accessoryFinancingOfferInfo',
  'isVzPhEligible',
  'isVzHdaEligible',
])

const isDerived = (name: string) => derived.has(name)

const deliveryOf = ({ selectedOptionCode, storeInfo, sddAvailableWindows }: Shipment) => ({
  selectedOptionCode,
  store: storeInfo?.locationCode,
  window: sddAvailableWindows.find(({ selected }) => selected)?.id,
})

/** What has no device travels with a line that has one. */
const shipmentOf = (
  { lineId, deviceItem }: CartLine,
  { commonShipment, lineLevelShipment }: CheckoutDetails['shipmentInfo'],
) => (deviceItem ? (lineLevelShipment.find(({ lines }) => lines.includes(lineId)) ?? commonShipment) : undefined)

const lineOf = (line: CartLine, shipmentInfo: CheckoutDetails['shipmentInfo']) => {
  const shipment = shipmentOf(line, shipmentInfo)
  return leavesOf({ ...line, ...(shipment && { delivery: deliveryOf(shipment) }) }, isDerived)
}

const frameOf = ({ cart, contact, shippingAddress, payment, autoPay, shipmentInfo }: CheckoutDetails): Frame => {
  const { cartId, caseId, cartInfo, lineDetails, orderDetails, cartHeader, customerType, intendType } = cart
  const own = { cartId, caseId, cartInfo, lineDetails, orderDetails, cartHeader, customerType, intendType }
  const tradeIns = lineDetails.tradeInDetail.tradeInItems.map(({ submissionId, deviceModel, condition }) => ({
    submissionId,
    deviceModel,
    condition,
  }))
  return {
    cart: leavesOf({ ...own, contact, shippingAddress, payment, autoPay, tradeIns }, isDerived),
    lines: Object.fromEntries(
      Object.values(lineDetails.lineInfo).map((line) => [line.lineId, lineOf(line, shipmentInfo)]),
    ),
    touched: [],
  }
}

const isTouched = (touched: readonly Touched[], owner: string, at: string) =>
  touched.some(
    (one) =>
      (one.owner === owner || (one.owner === '*' && owner !== '')) &&
      (one.place === '' || at === one.place || at.startsWith(`${one.place}.`)),
  )

const framePairs = (said: Frame, { cart, lines, touched }: Frame): Pair[] => [
  ...leafPairs(said.cart, cart, (at) => isTouched(touched, '', at)),
  // A line that is new, or gone, has nothing to keep.
  ...Object.entries(lines).flatMap(([id, line]) =>
    leafPairs(said.lines[id] ?? line, line, (at) => isTouched(touched, id, at)),
  ),
]

/** Lines that a request means by their ids or their numbers. */
const linesBy = (names: readonly string[], { lines }: Frame) =>
  Object.keys(lines).filter((id) =>
    [id, lines[id]?.['serviceInfo.mtn'], lines[id]?.['mobileNumber']].some((name) => names.includes(String(name))),
  )

const touchedBy = (frame: Frame, effects: CartEffects, request: unknown): Touched[] => {
  const { cart = [], named = [], lines = [] } = effects
  const asked = request === undefined ? undefined : effects.names?.(request)
  const owners = asked === undefined ? ['*'] : linesBy(asked, frame)
  return [
    ...cart.map((place) => ({ owner: '', place })),
    ...lines.map((place) => ({ owner: '*', place })),
    ...owners.flatMap((owner) => named.map((place) => ({ owner, place }))),
  ]
}

/** Of a cart that may be another one nothing is known; of one that may only be empty, what is left of it. */
const touch =
  (effects: CartEffects): Effect<Frame> =>
  (before, { request }) => {
    if (!before || (effects.ends !== undefined && effects.ends !== 'when-empty')) return undefined
    return { ...before, touched: [...before.touched, ...touchedBy(before, effects, request)] }
  }

const line = (lineId: string, zipCode?: string) => ({
  lineId,
  serviceInfo: { mtn: lineId, ...(zipCode !== undefined && { e911Address: { zipCode } }) },
})

const reads = (...lines: readonly ReturnType<typeof line>[]) =>
  ({
    key: 'checkout.getCheckoutDetails',
    answer: {
      shipmentInfo: {},
      cart: {
        lineDetails: {
          allLines: lines.map(({ lineId }) => lineId),
          tradeInDetail: { tradeInItems: [] },
          lineInfo: Object.fromEntries(lines.map((one) => [one.lineId, one])),
        },
      },
    },
  }) as const

const giveSecond = { key: 'cart.e911Address', request: { lines: [{ mtn: 'b' }] }, answer: {} } as const

export const cartFrameFact: Fact<Frame> = {
  name: 'untouched',
  says: 'a change leaves what it does not name, of its own lines and of others, in the order in which it was',
  sources: [fromCheckout((details, { key }) => (isPlainView(key) ? frameOf(details) : undefined))],
  effects: Object.fromEntries(cartEffects.map(([key, effects]) => [key, touch(effects)])),
  compare: framePairs,
  right: [reads(line('a', '1'), line('b')), giveSecond, reads(line('a', '1'), line('b', '2'))],
  wrong: [reads(line('a', '1'), line('b')), giveSecond, reads(line('a', '2'), line('b', '2'))],
}
