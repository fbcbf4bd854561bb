import type { ErrorId } from './error-catalogue'

export const anyCall = [
  '417',
  'SESSION_EXPIRED',
  'API_ERROR',
  'HTTP_ERROR',
  'SYSTEM_ERROR',
  'TIMEOUT',
] as const satisfies readonly ErrorId[]

/** The cart can't be found any more, in all its wordings. */
export const cartLost = [
  'R1001',
  '1022',
  '3454',
  '15501',
  '899',
  'REDIS_TIMEOUT',
  'REDIS_ERROR',
  'INVALID_REQUEST',
] as const satisfies readonly ErrorId[]

/** Any call that changes or uses a cart can find it locked by another channel. */
export const cartChange = [...cartLost, 'CART_LOCKED', 'CASE_CANCELLED'] as const satisfies readonly ErrorId[]

/** Any read of the cart for checkout. */
export const cartFetch = [
  ...cartChange,
  '05',
  '06',
  '07',
  '208',
  '1008',
  '2038',
  '2040',
  '2053',
  '1079',
  '1082',
  '1098',
] as const satisfies readonly ErrorId[]
