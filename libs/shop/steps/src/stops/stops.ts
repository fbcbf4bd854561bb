import type { CartView } from '@soe/contracts'
import { routeDeviceAdd } from '@soe/shop-journey'

type StopWay = 'pay' | 'call' | 'stores' | 'orders' | 'cart' | 'shop'

/** Everything that keeps a shopper from ordering, and the ways on from it, the best one first: a person is always among them. */
export const stops = {
  PAST_DUE: ['pay', 'stores', 'cart', 'shop'],
  PENDING_ORDER: ['orders', 'cart', 'call', 'shop'],
  SCHEDULED_ORDER: ['orders', 'call', 'shop'],
  CASE_RETRIEVAL: ['cart', 'orders', 'call'],
  CONCESSION_ACCOUNT: ['call', 'stores', 'shop'],
  CASH_ONLY: ['cart', 'shop', 'call'],
  COLLECTION_ACCOUNT: ['pay', 'stores', 'shop'],
  FRAUD_X: ['stores', 'call', 'shop'],
  FRAUD_Y: ['stores', 'call', 'shop'],
  FRAUD_S: ['call', 'stores', 'shop'],
  FRAUD_Z: ['call', 'stores', 'shop'],
  FRAUD_V: ['stores', 'call', 'shop'],
  THRESHOLD: ['cart', 'call'],
  CHECKOUT_PROCESS_ERROR: ['cart', 'call'],
  CUSTOMER_TYPE: ['call', 'stores', 'shop'],
  DEVICE_CAP: ['cart', 'call'],
  LINE_CAP: ['cart', 'call'],
  ACCOUNT_CAP: ['cart', 'call'],
  PLAN_DEVICE_INCOMPATIBLE: ['cart', 'call'],
  KIDS_PLAN: ['cart', 'call'],
  ONE_BILL_PLAN_CHANGE: ['cart', 'call'],
  ACCOUNT_MEMBER_CART: ['cart', 'call'],
  GENERIC: ['shop', 'call'],
} as const satisfies Readonly<Record<string, readonly StopWay[]>>

export type StopType = keyof typeof stops

export const isStopType = (type: string): type is StopType => Object.hasOwn(stops, type)

/** What the carrier holds against an order of the cart now, by the step that it requires. */
export const stopOf = ({ screenInfo }: Pick<CartView, 'screenInfo'>): StopType | undefined => {
  const { type = '' } = routeDeviceAdd({ cradleFlowJourney: 'NEXTGEN', processStep: screenInfo.processStep }).query
  return isStopType(type) ? type : undefined
}

interface Whereabouts {
  cartCount: number
  isFromCart?: boolean
  isAtCart?: boolean
}

/** The ways on from a stop: not to the page that the shopper is at, and to the shop in place of an empty cart. */
export const stopWays = (type: StopType, { cartCount, isFromCart, isAtCart }: Whereabouts): readonly StopWay[] => {
  const ways: readonly StopWay[] = stops[type]
  const others = ways.filter((way) => way !== 'cart')
  if (isAtCart) return others
  if (isFromCart) return ['cart', ...others]
  if (cartCount > 0) return ways
  return others.includes('shop') ? others : ['shop', ...others]
}
