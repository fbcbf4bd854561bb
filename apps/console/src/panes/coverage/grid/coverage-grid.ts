import { causes, type CatalogError, type CatalogOperation, type Cause } from '@soe/contracts'
import type { CoverageRow } from '@soe/simulator-client'
import { columnId, columnsOf, type Column } from './coverage-columns'

/** Answered; armed and waiting; allowed but neither; not allowed. */
export type CellState = 'seen' | 'armed' | 'hole' | 'none'

export interface Cell {
  operation: string
  column: Column
  state: CellState
  calls: number
  by: Readonly<Record<Cause, number>>
  /** Armed rules that would give this answer, as scenario/rule. */
  armed: readonly string[]
  /** The statuses seen, in the column for bare statuses. */
  statuses: readonly string[]
}

export interface Line {
  operation: string
  area: string
  name: string
  calls: number
  cells: readonly Cell[]
  /** How many of the allowed errors it has answered. */
  seen: number
  allowed: number
}

export interface Grid {
  columns: readonly Column[]
  lines: readonly Line[]
}

export interface GridSource {
  operations: readonly CatalogOperation[]
  errors: readonly CatalogError[]
  /** How calls ended, in this world or in all. */
  answered: readonly CoverageRow[]
  /** Rows that name the rules armed in this world. */
  waiting: readonly CoverageRow[]
}

const kindOf = ({ kind }: CoverageRow): Column['kind'] | undefined =>
  kind === 'error' || kind === 'status' || kind === 'reset' ? kind : undefined

const byCell = (rows: readonly CoverageRow[]): ReadonlyMap<string, CoverageRow[]> => {
  const found = new Map<string, CoverageRow[]>()
  for (const row of rows) {
    const kind = kindOf(row)
    if (kind === undefined) continue
    const key = `${row.operation} ${columnId(kind, row.outcome)}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return found
}

const sumOf = (rows: readonly CoverageRow[]) => rows.reduce((sum, { calls }) => sum + calls, 0)

const causesOf = (rows: readonly CoverageRow[]) =>
  Object.fromEntries(causes.map((cause) => [cause, rows.reduce((sum, { by }) => sum + by[cause], 0)])) as Record<
    Cause,
    number
  >

const stateOf = (calls: number, isArmed: boolean, isAllowed: boolean): CellState => {
  if (calls > 0) return 'seen'
  if (isArmed) return 'armed'
  return isAllowed ? 'hole' : 'none'
}

/** Whether the contract allows the error; any call may end with a bare status or a reset. */
const isAllowed = ({ errors }: CatalogOperation, { kind, label }: Column) => kind !== 'error' || errors.includes(label)

export const isShown = ({ state }: Cell) => state !== 'none'

export const isPair = ({ column, state }: Cell) => column.kind === 'error' && state !== 'none'

export const isHole = (cell: Cell) => cell.state === 'hole' && isPair(cell)

const lineOf = (operation: CatalogOperation, cells: readonly Cell[], calls: number): Line => {
  const [area = '', ...rest] = operation.key.split('.')
  const pairs = cells.filter(({ column }) => column.kind === 'error' && isAllowed(operation, column))
  return {
    operation: operation.key,
    area,
    name: rest.join('.'),
    calls,
    cells,
    seen: pairs.filter(({ state }) => state === 'seen').length,
    allowed: pairs.length,
  }
}

/** Areas in the order in which a shopper meets them; all others follow in the contract's order. */
const walk: readonly string[] = ['cart', 'checkout', 'cases', 'landing', 'plans', 'wishlist', 'session']

const placeOf = ({ area }: Line): number => (walk.includes(area) ? walk.indexOf(area) : walk.length)

export const gridOf = ({ operations, errors, answered, waiting }: GridSource): Grid => {
  const columns = columnsOf(errors, operations.length)
  const ended = byCell(answered)
  const armed = byCell(waiting)
  const cellOf = (operation: CatalogOperation, column: Column): Cell => {
    const key = `${operation.key} ${column.id}`
    const rows = ended.get(key) ?? []
    const rules = (armed.get(key) ?? []).flatMap((row) => row.armed ?? [])
    const calls = sumOf(rows)
    return {
      operation: operation.key,
      column,
      state: stateOf(calls, rules.length > 0, isAllowed(operation, column)),
      calls,
      by: causesOf(rows),
      armed: rules,
      statuses: rows.filter(({ kind, calls: count }) => kind === 'status' && count > 0).map(({ outcome }) => outcome),
    }
  }
  const lines = operations.map((operation) =>
    lineOf(
      operation,
      columns.map((column) => cellOf(operation, column)),
      sumOf(answered.filter((row) => row.operation === operation.key)),
    ),
  )
  return { columns, lines: lines.toSorted((left, right) => placeOf(left) - placeOf(right)) }
}
