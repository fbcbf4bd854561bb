import type { Rule } from '@soe/scenario'
import type { CatalogScenario } from '@soe/simulator-client'
import { columnId } from '../grid/coverage-columns'
import type { Cell } from '../grid/coverage-grid'

type Target = Pick<Cell, 'operation' | 'column'>

export interface Nearest {
  scenario: CatalogScenario
  /** Whether it gives this very answer to this very operation. */
  isExact: boolean
  /** Whether it gives this very answer, perhaps to another operation. */
  isSameAnswer: boolean
  rule: Rule
}

const columnsOfRule = ({ reply = {}, fault = {} }: Rule): string[] => {
  const errors = [reply.error ?? [], (reply.errors ?? []).map(({ error }) => error)].flat()
  return [
    ...errors.map((error) => columnId('error', error)),
    ...(reply.status !== undefined && errors.length === 0 ? ['status'] : []),
    ...(fault.reset !== undefined || fault.hang !== undefined ? ['reset'] : []),
  ]
}

const areaOf = (operation: string) => operation.split('.')[0]

const isOn = ({ on }: Rule, operation: string) =>
  on.some((target) => target === operation || target === `${areaOf(operation)}.*`)

/** From 0: same answer and operation, same answer in the area, same answer, same handling here, same handling. */
const rankOf = (rule: Rule, { operation, column }: Target, alike: ReadonlySet<string>): number => {
  const given = columnsOfRule(rule)
  const isHere = isOn(rule, operation)
  if (given.includes(column.id)) {
    if (isHere) return 0
    return rule.on.some((target) => areaOf(target) === areaOf(operation)) ? 1 : 2
  }
  if (!given.some((id) => alike.has(id))) return Infinity
  return isHere ? 3 : 4
}

const columnsAlike = ({ column }: Target, columns: readonly Cell['column'][]): ReadonlySet<string> => {
  const handling = column.error?.handling
  return new Set(
    columns.filter(({ error }) => handling !== undefined && error?.handling === handling).map(({ id }) => id),
  )
}

export const nearestScenario = (
  cell: Target,
  scenarios: readonly CatalogScenario[],
  columns: readonly Cell['column'][],
): Nearest | undefined => {
  const alike = columnsAlike(cell, columns)
  let best: { scenario: CatalogScenario; rule: Rule; rank: number } | undefined
  for (const scenario of scenarios) {
    const { rules } = scenario.document
    for (const rule of rules) {
      // Prefers the scenario with fewer rules among equals.
      const rank = rankOf(rule, cell, alike) + Math.min(rules.length, 9) / 10
      if (rank < (best?.rank ?? 5)) best = { scenario, rule, rank }
    }
  }
  if (!best) return undefined
  const { scenario, rule, rank } = best
  return { scenario, rule, isExact: rank < 1, isSameAnswer: rank < 3 }
}
