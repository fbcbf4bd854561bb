import type { OperationKey } from '@soe/contracts'
import { chooseOperations, operationOf } from '../contract/judged-operations'
import { errorOf } from '../judging/judge-exchange'
import type { Call } from '../shopping/call'
import type { SituationName } from './situations'

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
  /** States that it was called in. */
  readonly states: ReadonlySet<SituationName>
  /** Promises that its answers were held to. */
  readonly held: ReadonlySet<string>
}

export const isNoAccess = (status: number) => status === 401 || status === 403

/** Fewer calls say nothing about access. */
const fewestCalls = 5

const emptyRow = () => ({
  statuses: new Set<number>(),
  audiences: new Set<string>(),
  errors: new Set<string>(),
  calls: 0,
  milliseconds: [] as number[],
  states: new Set<SituationName>(),
  held: new Set<string>(),
})

export const createCoverage = () => {
  const rows = new Map<string, ReturnType<typeof emptyRow>>()
  const row = (key: string) => {
    const made = rows.get(key) ?? emptyRow()
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
    enter: (key: OperationKey, states: readonly SituationName[]) => {
      for (const state of states) row(key).states.add(state)
    },
    hold: (key: OperationKey, promise: string) => void row(key).held.add(promise),
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
