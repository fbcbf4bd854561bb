import { destination, type Destination } from '@soe/shop-platform'

/** The specification, commerce 2.5 and 8; the last eight tokens are this shop's choice. */
export const eligibilityErrors = [
  'PAST_DUE',
  'PENDING_ORDER',
  'CONCESSION_ACCOUNT',
  'CASH_ONLY',
  'COLLECTION_ACCOUNT',
  'FRAUD_X',
  'FRAUD_Y',
  'FRAUD_S',
  'FRAUD_Z',
  'FRAUD_V',
  'THRESHOLD',
  'CHECKOUT_PROCESS_ERROR',
  'CUSTOMER_TYPE',
  'DEVICE_CAP',
  'LINE_CAP',
  'ACCOUNT_CAP',
  'PLAN_DEVICE_INCOMPATIBLE',
  'KIDS_PLAN',
  'ONE_BILL_PLAN_CHANGE',
  'ACCOUNT_MEMBER_CART',
] as const

export type EligibilityError = (typeof eligibilityErrors)[number]

export const isEligibilityError = (type: string): type is EligibilityError =>
  (eligibilityErrors as readonly string[]).includes(type)

export const routeEligibilityError = (type: EligibilityError, options: { fromCart?: boolean } = {}): Destination => {
  const isAccountState = type === 'PAST_DUE' || type === 'PENDING_ORDER'
  if (!isAccountState) return destination('error', { type })
  return destination('mdnselection/checkEligibility', { type, fromCart: options.fromCart ? 'true' : undefined })
}
