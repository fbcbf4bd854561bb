import type { CartView } from '@soe/contracts'
import { routeDeviceAdd } from '@soe/shop-journey'

type StopWay = 'pay' | 'stores' | 'orders' | 'cart' | 'shop'

/** Everything that keeps a shopper from ordering, and the ways on from it, the best one first; its explanation names the person to call. */
export const stops = {
  PAST_DUE: ['pay', 'stores', 'cart', 'shop'],
  PENDING_ORDER: ['orders', 'cart', 'shop'],
  SCHEDULED_ORDER: ['orders', 'shop'],
  CASE_RETRIEVAL: ['cart', 'orders'],
  CONCESSION_ACCOUNT: ['stores', 'shop'],
  CASH_ONLY: ['cart', 'shop'],
  COLLECTION_ACCOUNT: ['pay', 'stores', 'shop'],
  FRAUD_X: ['stores', 'shop'],
  FRAUD_Y: ['stores', 'shop'],
  FRAUD_S: ['stores', 'shop'],
  FRAUD_Z: ['stores', 'shop'],
  FRAUD_V: ['stores', 'shop'],
  THRESHOLD: ['cart'],
  CHECKOUT_PROCESS_ERROR: ['cart'],
  CUSTOMER_TYPE: ['stores', 'shop'],
  DEVICE_CAP: ['cart'],
  LINE_CAP: ['cart'],
  ACCOUNT_CAP: ['cart'],
  PLAN_DEVICE_INCOMPATIBLE: ['cart'],
  KIDS_PLAN: ['cart'],
  ONE_BILL_PLAN_CHANGE: ['cart'],
  ACCOUNT_MEMBER_CART: ['cart'],
  GENERIC: ['shop'],
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
