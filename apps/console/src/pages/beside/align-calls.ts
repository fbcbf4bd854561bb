import type { JournalEntry } from '@soe/simulator-client'

export type Answered = Pick<JournalEntry, 'operation' | 'status' | 'error'>

/** A call as it went in one world and in the other; one of the two may not have made it. */
export interface CallPair<Call extends Answered = JournalEntry> {
  readonly left?: Call
  readonly right?: Call
}

/** `lengths[i][j]`: how many calls the rests of both from there on have in common. */
const commonLengths = (left: readonly Answered[], right: readonly Answered[]): number[][] => {
  const lengths = Array.from({ length: left.length + 1 }, () => Array.from({ length: right.length + 1 }, () => 0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const isSame = left[row]?.operation === right[column]?.operation
      const longest = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.splice(column, 1, longest)
    }
  }
  return lengths
}

/** The calls of two worlds, each beside its like: the longest run of operations that both have made in one order. */
export const alignCalls = <Call extends Answered>(left: readonly Call[], right: readonly Call[]): CallPair<Call>[] => {
  const lengths = commonLengths(left, right)
  const pairs: CallPair<Call>[] = []
  let [row, column] = [0, 0]
  for (;;) {
    const [before, after] = [left[row], right[column]]
    if (!before && !after) return pairs
    const isLeftAlone = (lengths[row + 1]?.[column] ?? -1) >= (lengths[row]?.[column + 1] ?? -1)
    if (before && after && before.operation === after.operation) pairs.push({ left: before, right: after })
    else if (before && (!after || isLeftAlone)) pairs.push({ left: before })
    else if (after) pairs.push({ right: after })
    const last = pairs.at(-1)
    row += last?.left ? 1 : 0
    column += last?.right ? 1 : 0
  }
}

export const isUnlike = ({ left, right }: CallPair<Answered>): boolean =>
  !left || !right || left.status !== right.status || left.error !== right.error
