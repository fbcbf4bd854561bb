import type { OperationKey } from '@soe/contracts'

const endings = new Map<OperationKey, Set<string | undefined>>()

/** Notes how a call ended: with the id of an error, or undefined where it succeeded. */
export const noteCall = (key: OperationKey, errorId: string | undefined) => {
  const known = endings.get(key) ?? new Set()
  endings.set(key, known.add(errorId))
}

/** How the operation's calls have ended in this test file; undefined is success. */
export const endingsOf = (key: OperationKey): ReadonlySet<string | undefined> => endings.get(key) ?? new Set()
