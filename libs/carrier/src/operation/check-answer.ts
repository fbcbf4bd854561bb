import { findOperation, refusalsOf, type OperationKey, isOperationKey, operations } from '@soe/contracts'
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

/** An error or a refusal that the operation doesn't declare is off contract too. */
export const checkFault = (key: OperationKey, fault: ServiceFault | RefusalFault) => {
  const operation = findOperation(key)
  const [kind, code, declared]: readonly [string, string, readonly string[]] =
    fault instanceof RefusalFault
      ? ['refusal', fault.code, refusalsOf(operation)]
      : ['error', fault.errorId, operation.metadata.errors]
  if (!declared.includes(code)) throw new OffContractError(key, `the ${kind} ${code}`)
}

export const requireOperation = (key: string): OperationKey => {
  if (isOperationKey(key)) return key
  throw new RefusalFault(
    'UNKNOWN_OPERATION',
    `There is no operation "${key}".`,
    operations.map((known) => known.key),
  )
}
