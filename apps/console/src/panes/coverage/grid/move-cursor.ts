import { isHole, isShown, type Cell, type Grid } from './coverage-grid'

/** Names a cell independently of the filter. */
export interface Cursor {
  operation: string
  column: string
}

export const cursorOf = ({ operation, column }: Cell): Cursor => ({ operation, column: column.id })

export const cellAt = ({ lines }: Grid, cursor: Cursor | undefined): Cell | undefined =>
  lines
    .find(({ operation }) => operation === cursor?.operation)
    ?.cells.find((cell) => cell.column.id === cursor?.column && isShown(cell))

/** The cell that Tab reaches: the cursor's, else the first. */
export const tabStopOf = (grid: Grid, cursor: Cursor | undefined): Cell | undefined =>
  cellAt(grid, cursor) ?? grid.lines[0]?.cells.find(isShown)

interface Step {
  lines?: number
  columns?: number
}

const nextCell = ({ lines }: Grid, from: Cell, { lines: down = 0, columns: right = 0 }: Step): Cell | undefined => {
  let line = lines.findIndex(({ operation }) => operation === from.operation)
  let column = lines[line]?.cells.indexOf(from) ?? -1
  for (;;) {
    line += Math.sign(down)
    column += Math.sign(right)
    const cell = lines[line]?.cells[column]
    if (cell === undefined || isShown(cell)) return cell
  }
}

/** Moves by a number of lines or columns, and stops at the edge of the grid. */
export const moveCursor = (grid: Grid, cursor: Cursor | undefined, by: Step): Cell | undefined => {
  let cell = tabStopOf(grid, cursor)
  for (let left = Math.abs(by.lines ?? by.columns ?? 0); left > 0 && cell; left -= 1) {
    const next = nextCell(grid, cell, by)
    if (next === undefined) break
    cell = next
  }
  return cell
}

/** The next hole after the cursor, line by line; wraps around. */
export const nextHole = (grid: Grid, cursor: Cursor | undefined): Cell | undefined => {
  const cells = grid.lines.flatMap((line) => line.cells)
  const from = cellAt(grid, cursor)
  return cells.slice(from ? cells.indexOf(from) + 1 : 0).find(isHole) ?? cells.find(isHole)
}
