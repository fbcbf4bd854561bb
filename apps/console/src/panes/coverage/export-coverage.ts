import { isShown, type Cell, type Grid } from './grid/coverage-grid'

const rowOf = ({ operation, column, state, calls, by, armed }: Cell) => ({
  operation,
  outcome: column.label,
  kind: column.kind,
  category: column.error?.category ?? '',
  standing: state,
  calls,
  ...by,
  armed: armed.join(' '),
})

const rowsOf = ({ lines }: Grid) => lines.flatMap(({ cells }) => cells.filter(isShown).map(rowOf))

/** A CSV field; a leading apostrophe keeps a spreadsheet from reading a text as a formula. */
const fieldOf = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A row for each cell that is allowed or was answered. */
export const coverageAsCsv = (grid: Grid): string => {
  const rows = rowsOf(grid)
  const names = Object.keys(rows[0] ?? {})
  return [names, ...rows.map((row) => Object.values(row))]
    .map((fields) => `${fields.map(fieldOf).join(',')}\r\n`)
    .join('')
}

export const coverageAsJson = (grid: Grid, about: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify({ ...about, cells: rowsOf(grid) }, null, 2)}\n`
