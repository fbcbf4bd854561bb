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
  'INVALID_REQUEST',
]

/** Reads of the checkout show what blocks an order in the cart's validation errors, and never throw it. */
const checkoutReads: readonly ErrorId[] = ['05', '06', '07', '208', '2038', '2040', '2053', '1079', '1082', '1098']

/** Errors that an operation declares and no state of a world causes there. */
const byOperation: Partial<Record<OperationKey, readonly ErrorId[]>> = {
  'cart.addDevice': ['LINE_NOT_ELIGIBLE'],
  'cart.validateOrder': ['1082'],
  'checkout.getBuySimCheckoutDetails': checkoutReads,
  'checkout.getCheckoutDetails': checkoutReads,
  'checkout.getExpresshubDetails': checkoutReads,
  'landing.getProcessStep': ['899'],
  'landing.landing': ['899'],
  'payment.paypalAuthenticate': ['899'],
  'quote.retrieveAccessoriesFromQuote': ['1008'],
  'quote.retrieveCartFromQuote': ['899'],
}

/** Errors listed for every operation that this one does cause. */
const causedBy: Partial<Record<OperationKey, readonly ErrorId[]>> = {
  'cart.addDevice': ['INVALID_REQUEST'],
  'cases.resumeCase': ['CASE_CANCELLED', 'INVALID_REQUEST'],
  'cart.addStep': ['INVALID_REQUEST'],
  'pricing.saveAcceptedMyofferData': ['INVALID_REQUEST'],
  'tradeIn.addDevice': ['INVALID_REQUEST'],
}

/** The declared errors of an operation that only scripts cause. */
export const scriptedErrorsOf = (key: OperationKey): readonly ErrorId[] => [
  ...everywhere.filter((id) => !causedBy[key]?.includes(id)),
  ...(byOperation[key] ?? []),
]
