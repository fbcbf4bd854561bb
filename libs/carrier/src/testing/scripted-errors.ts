import type { ErrorId, OperationKey } from '@soe/contracts'

/** Errors of the carrier's own machinery: no state of a world causes them, only scripts. */
const everywhere: readonly ErrorId[] = [
  '417',
  'SESSION_EXPIRED',
  'API_ERROR',
  'HTTP_ERROR',
  'SYSTEM_ERROR',
  'TIMEOUT',
  'R1001',
  '1022',
  '3454',
  '15501',
  'REDIS_TIMEOUT',
  'REDIS_ERROR',
  'CASE_CANCELLED',
]

/** Errors that an operation declares and no state of a world causes there. */
const byOperation: Partial<Record<OperationKey, readonly ErrorId[]>> = {
  'cart.addDevice': ['LINE_NOT_ELIGIBLE'],
}

/** The declared errors of an operation that only scripts cause. */
export const scriptedErrorsOf = (key: OperationKey): readonly ErrorId[] => [...everywhere, ...(byOperation[key] ?? [])]
