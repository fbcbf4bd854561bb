import type { OperationKey } from '@soe/contracts'
import { chooseOperations, operationOf } from '../contract/judged-operations'
import { errorOf } from '../judging/judge-exchange'
import type { Call } from '../shopping/call'

/** Operation × status × audience × error id, as far as calls met them. */
export interface CoverageRow {
  readonly key: OperationKey
  readonly statuses: ReadonlySet<number>
  readonly audiences: ReadonlySet<string>
  readonly errors: ReadonlySet<string>
  /** Errors that the contract declares, seen or not. */
  readonly declared: readonly string[]
  readonly calls: number
  readonly milliseconds: readonly number[]
}

export const isNoAccess = (status: number) => status === 401 || status === 403

/** Fewer calls say nothing about access. */
const fewestCalls = 5

export const createCoverage = () => {
  const rows = new Map<
    string,
    { statuses: Set<number>; audiences: Set<string>; errors: Set<string>; calls: number; milliseconds: number[] }
  >()
  const row = (key: string) => {
    const known = rows.get(key)
    if (known) return known
    const made = {
      statuses: new Set<number>(),
      audiences: new Set<string>(),
      errors: new Set<string>(),
      calls: 0,
      milliseconds: [] as number[],
    }
    rows.set(key, made)
    return made
  }
  const access = new Map<string, { calls: number; refused: number }>()
  const noteAccess = (key: string, status: number) => {
    const { calls, refused } = access.get(key) ?? { calls: 0, refused: 0 }
    access.set(key, { calls: calls + 1, refused: refused + (isNoAccess(status) ? 1 : 0) })
  }
  return {
    /** `mayCall` says that nothing about the caller is wrong on purpose. */
    note: ({ key, audience, exchange }: Call, mayCall: boolean, error = errorOf(exchange)) => {
      if (mayCall) noteAccess(key, exchange.response.status)
      const found = row(key)
      found.calls += 1
      found.statuses.add(exchange.response.status)
      found.audiences.add(audience)
      found.milliseconds.push(exchange.response.ms)
      if (error !== undefined) found.errors.add(error)
    },
    /** Why an operation counts as not met: nearly all calls that it should serve answered 401 or 403. */
    noAccessTo: (key: string): string | undefined => {
      const { calls, refused } = access.get(key) ?? { calls: 0, refused: 0 }
      const isMet = calls < fewestCalls || refused / calls < 0.9
      return isMet ? undefined : `${refused} of ${calls} calls of ${key} answered 401 or 403`
    },
    /** In the order of the contract. */
    rows: (): CoverageRow[] =>
      chooseOperations([]).flatMap((key) => {
        const found = rows.get(key)
        return found ? [{ key, ...found, declared: operationOf(key).metadata.errors }] : []
      }),
  }
}
export type Coverage = ReturnType<typeof createCoverage>
