import type { OperationKey } from '@soe/contracts'

/** Faults by the codes of the Web Fuzzing Commons, and what they are called here. */
export const faultClasses = {
  100: 'the server failed',
  101: 'the answer is not what the contract says',
  102: 'an invalid request is accepted',
  103: 'a change is missing, wrong or lost',
  104: 'a refused change has effects',
  108: 'a valid request is refused',
  204: "another's data is shown",
  206: 'a caller may do too much',
  207: 'a caller without a session is let in',
  901: 'cookies, headers or caching are wrong',
  902: 'time has no effect, or a wrong one',
  903: 'the oracle answers otherwise',
} as const
export type FaultClass = keyof typeof faultClasses

/** One way in which an answer breaks the contract. */
export interface Violation {
  /** What is wrong, in a word, such as `missing-field`; a fingerprint holds it, so it never changes. */
  readonly kind: string
  /** Where, without indices and ids, such as `cart.lineDetails.lineInfo.*.lineId`. */
  readonly path: string
  readonly message: string
  readonly fault: FaultClass
  /** The operation whose answer shows it, where another one is at fault. */
  readonly teller?: OperationKey | undefined
}

export const violation = (kind: string, path: string, message: string, fault: FaultClass = 101): Violation => ({
  kind,
  path,
  message,
  fault,
})
