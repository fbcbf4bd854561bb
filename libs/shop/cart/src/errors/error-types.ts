/** Every error page, and where its button leads; `both` where something in the cart is to be exchanged. */
export const errorTypes = {
  SCHEDULED_ORDER: 'shop',
  CASE_RETRIEVAL: 'cart',
  CONCESSION_ACCOUNT: 'shop',
  CASH_ONLY: 'both',
  COLLECTION_ACCOUNT: 'shop',
  FRAUD_X: 'shop',
  FRAUD_Y: 'shop',
  FRAUD_S: 'shop',
  FRAUD_Z: 'shop',
  FRAUD_V: 'shop',
  THRESHOLD: 'cart',
  CHECKOUT_PROCESS_ERROR: 'cart',
  CUSTOMER_TYPE: 'shop',
  DEVICE_CAP: 'cart',
  LINE_CAP: 'cart',
  ACCOUNT_CAP: 'cart',
  PLAN_DEVICE_INCOMPATIBLE: 'cart',
  KIDS_PLAN: 'cart',
  ONE_BILL_PLAN_CHANGE: 'cart',
  ACCOUNT_MEMBER_CART: 'cart',
  GENERIC: 'shop',
} as const

export type ErrorType = keyof typeof errorTypes

/** The ways on from an error, the better one first; an empty cart is none. */
export const waysOn = (type: ErrorType, cartCount: number): readonly ('cart' | 'shop')[] => {
  const way = errorTypes[type]
  if (way !== 'both') return [way]
  return cartCount > 0 ? ['cart', 'shop'] : ['shop']
}

const isErrorType = (type: string): type is ErrorType => Object.hasOwn(errorTypes, type)

/** The error that the address names: a type, or the id that a case retrieval failed with. */
export const readErrorType = ({ type = '', id }: Readonly<Record<string, string>>): ErrorType => {
  if (id === '208') return 'CASE_RETRIEVAL'
  return isErrorType(type) ? type : 'GENERIC'
}
