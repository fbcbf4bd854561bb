import type { JournalRow } from '../../data'
import type { Cell } from './grid/coverage-grid'

type CallRow = Extract<JournalRow, { kind: 'call' }>

const isCall = (row: JournalRow): row is CallRow => row.kind === 'call'

const ends = {
  error: ({ call }: CallRow, label: string) => call.error === label,
  // A scripted status may carry an error of the simulator's own.
  status: ({ call }: CallRow) => call.status >= 400 && (call.error ?? 'SCRIPTED_STATUS') === 'SCRIPTED_STATUS',
  reset: ({ call }: CallRow) => call.status === 0,
} as const

export const latestCallOf = (
  rows: readonly JournalRow[],
  { operation, column: { kind, label } }: Pick<Cell, 'operation' | 'column'>,
): CallRow | undefined =>
  rows.findLast((row): row is CallRow => isCall(row) && row.call.operation === operation && ends[kind](row, label))
