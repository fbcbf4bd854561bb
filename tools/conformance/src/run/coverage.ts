import { operationOf } from '../contract/judged-operations'
import { errorOf } from '../judging/judge-exchange'
import type { Call } from '../shopping/call'

/** Operation × status × audience × error id, as far as calls met them. */
export interface CoverageRow {
  readonly key: string
  readonly statuses: ReadonlySet<number>
  readonly audiences: ReadonlySet<string>
  readonly errors: ReadonlySet<string>
  /** Errors that the contract declares, seen or not. */
  readonly declared: readonly string[]
  readonly calls: number
  readonly milliseconds: readonly number[]
}

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
  return {
    note: ({ key, audience, exchange }: Call, error = errorOf(exchange)) => {
      const found = row(key)
      found.calls += 1
      found.statuses.add(exchange.response.status)
      found.audiences.add(audience)
      found.milliseconds.push(exchange.response.ms)
      if (error !== undefined) found.errors.add(error)
    },
    rows: (): CoverageRow[] =>
      [...rows].map(([key, found]) => ({
        key,
        ...found,
        declared: operationOf(key as 'cart.addDevice').metadata.errors,
      })),
  }
}
export type Coverage = ReturnType<typeof createCoverage>
