import { isOperationKey, operations, type OperationKey } from '@soe/contracts'
import { RefusalFault } from '@soe/world'

export const requireOperation = (key: string): OperationKey => {
  if (isOperationKey(key)) return key
  throw new RefusalFault(
    400,
    'UNKNOWN_OPERATION',
    `There is no operation "${key}".`,
    operations.map((known) => known.key),
  )
}
