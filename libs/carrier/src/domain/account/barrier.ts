import type { AccountBarrier, AccountState } from '@soe/world'

interface OrderedLine {
  readonly isFinanced: boolean
  readonly isNew: boolean
}

/** Which lines a barrier stops; any that it does not name stops every device. */
const stopped: Partial<Record<AccountBarrier, (line: OrderedLine) => boolean>> = {
  CASHONLY_IND: ({ isFinanced }) => isFinanced,
  ACCT_LINE_LIMIT: ({ isNew }) => isNew,
}

/**
 * The lines with a device that the account is kept from ordering: an account that pays in full is kept from installments
 * alone, one with as many lines as it may have from new ones, and one near a limit from what goes beyond it.
 */
export const barredLines = <Line>(
  { barrier, barrierRoom = 0 }: Pick<AccountState, 'barrier' | 'barrierRoom'>,
  lines: readonly Line[],
  read: (line: Line) => OrderedLine,
): readonly Line[] => {
  if (barrier === undefined) return []
  const isStopped = stopped[barrier] ?? (() => true)
  return lines.filter((line) => isStopped(read(line))).slice(barrierRoom)
}
