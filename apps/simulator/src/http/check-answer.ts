import { findOperation, type OperationKey } from '@soe/contracts'

/** An answer that its contract doesn't declare: the fault is the simulator's own. */
export class OffContractError extends Error {
  constructor(key: OperationKey, reason: string) {
    super(`${key} answered off contract: ${reason}`)
    this.name = 'OffContractError'
  }
}

interface AnswerSchema {
  safeParse(value: unknown): { success: boolean; error?: Error }
}

/** Checked before the commit, so that a wrong answer leaves the world as it was. */
export const checkAnswer = (key: OperationKey, answer: unknown) => {
  const result = (findOperation(key).responses[200] as unknown as AnswerSchema).safeParse(answer)
  if (!result.success) throw new OffContractError(key, result.error?.message ?? 'unknown')
}
