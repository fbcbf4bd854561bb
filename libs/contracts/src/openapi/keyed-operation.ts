import type { Operation } from '../operations'
import type { OperationKey } from '../operations-by-area'

export interface KeyedOperation {
  readonly key: OperationKey
  readonly operation: Operation
}
