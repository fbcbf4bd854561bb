import { findOperation, type OperationKey, isOperationKey, operations } from '@soe/contracts'
import { RefusalFault, type ServiceFault } from '@soe/world'

/** An answer that its contract doesn't declare: the fault is the simulator's own. */
export class OffContractError extends Error {
  constructor(key: OperationKey, reason: string) {
    super(`${key} answered off contract: ${reason}`)
    this.name = 'OffContractError'
  }
}

/**
 * Checked before the commit, so that a wrong answer leaves the world as it was. Unlike `safeParse`, `validate` makes no
 * copy of the answer.
 */
export const checkAnswer = (key: OperationKey, answer: unknown) => {
  const schema = findOperation(key).responses[200]
  if (!schema.validate(answer)) throw new OffContractError(key, schema.safeParse(answer).error?.message ?? 'unknown')
}

/** An error that the operation doesn't declare is off contract too. */
export const checkFault = (key: OperationKey, fault: ServiceFault | RefusalFault) => {
  if (!('errorId' in fault)) return
  const declared: readonly string[] = findOperation(key).metadata.errors
  if (!declared.includes(fault.errorId)) throw new OffContractError(key, `the error ${fault.errorId}`)
}

export const requireOperation = (key: string): OperationKey => {
  if (isOperationKey(key)) return key
  throw new RefusalFault(
    400,
    'UNKNOWN_OPERATION',
    `There is no operation "${key}".`,
    operations.map((known) => known.key),
  )
}
