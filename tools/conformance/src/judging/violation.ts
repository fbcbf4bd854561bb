import type { OperationKey } from '@soe/contracts'
import type { FindingKind } from './kinds'

/** One way in which an answer breaks the contract. */
export interface Violation {
  readonly kind: FindingKind
  /** Where, without indices and ids, such as `cart.lineDetails.lineInfo.*.lineId`. */
  readonly path: string
  readonly message: string
  /** The operation whose answer shows it, where another one is at fault. */
  readonly teller?: OperationKey | undefined
}

export const violation = (kind: FindingKind, path: string, message: string): Violation => ({ kind, path, message })
