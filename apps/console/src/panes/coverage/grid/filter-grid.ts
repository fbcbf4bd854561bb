import type { Column } from './coverage-columns'
import { isShown, type Grid, type Line } from './coverage-grid'

const wordsOf = ({ label, meaning, group, error }: Column) =>
  [label, meaning, group, error?.name, error?.category, error?.handling].join(' ').toLowerCase()

/** Keeps the given lines and columns, without those that are then empty. */
const cut = (lines: readonly Line[], columns: readonly Column[], isColumn: (at: number) => boolean): Grid => {
  const isUsed = (at: number) => isColumn(at) && lines.some(({ cells }) => cells[at] && isShown(cells[at]))
  const indexes = columns.map((_, at) => at).filter(isUsed)
  const kept = lines.map((line) => ({ ...line, cells: indexes.flatMap((at) => line.cells[at] ?? []) }))
  return {
    columns: indexes.flatMap((at) => columns[at] ?? []),
    lines: kept.filter(({ cells }) => cells.some(isShown)),
  }
}

/** Words found in an operation's key filter operations, the others filter errors; all must match. */
export const filterGrid = (grid: Grid, text: string): Grid => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return grid
  const isOfColumn = (word: string) => grid.columns.some(({ label }) => label.toLowerCase() === word)
  const isOfLine = (word: string) =>
    !isOfColumn(word) && grid.lines.some(({ operation }) => operation.toLowerCase().includes(word))
  const ofLines = words.filter(isOfLine)
  const ofColumns = words.filter((word) => !isOfLine(word))
  const texts = grid.columns.map(wordsOf)
  const lines = grid.lines.filter(({ operation }) => ofLines.every((word) => operation.toLowerCase().includes(word)))
  return cut(lines, grid.columns, (at) => ofColumns.every((word) => texts[at]?.includes(word)))
}
