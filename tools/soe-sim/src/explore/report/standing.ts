import type { Exploration, JudgedCell } from '../explore-test'

/** What a cell comes to in every report. */
export type Standing = 'green' | 'red' | 'not-reached' | 'broken' | 'pruned' | 'not-run'

export const standingOf = ({ cell, result }: JudgedCell): Standing => {
  if (result) return result.status
  return cell.equal === undefined ? 'not-run' : 'pruned'
}

export type Counts = Readonly<Record<Standing, number>>

export const countCells = ({ cells }: Pick<Exploration, 'cells'>): Counts => {
  const counts = { green: 0, red: 0, 'not-reached': 0, broken: 0, pruned: 0, 'not-run': 0 }
  for (const cell of cells) counts[standingOf(cell)] += 1
  return counts
}

/** The rows of a matrix and its columns, in the order of the journey. */
export const callsOf = ({ cells }: Pick<Exploration, 'cells'>) => [...new Set(cells.map(({ cell }) => cell.call))]

export const failuresIn = ({ cells }: Pick<Exploration, 'cells'>) => [
  ...new Set(cells.map(({ cell }) => (cell.error === undefined ? cell.failure : 'errors'))),
]

/** All cells of a row and a column: of a call's declared errors there are several. */
export const cellsAt = ({ cells }: Pick<Exploration, 'cells'>, call: string, failure: string): JudgedCell[] =>
  cells.filter(({ cell }) => cell.call === call && (cell.error === undefined ? cell.failure : 'errors') === failure)

const worst: readonly Standing[] = ['red', 'broken', 'not-reached', 'not-run', 'green', 'pruned']

/** What a row and a column come to: the worst of their cells. */
export const standingAt = (cells: readonly JudgedCell[]): Standing | undefined =>
  worst.find((standing) => cells.some((cell) => standingOf(cell) === standing))

/** A finding: the first cell that has it, and the other cells that have it on the same page. */
export interface Found {
  readonly judged: JudgedCell
  readonly same: readonly JudgedCell[]
}

const findingKey = ({ cell, result }: JudgedCell) =>
  JSON.stringify([cell.test, result?.page?.split('?')[0], result?.findings])

export const findingsIn = ({ cells }: Pick<Exploration, 'cells'>): Found[] => {
  const found = new Map<string, JudgedCell[]>()
  for (const cell of cells) {
    if (standingOf(cell) === 'red') found.set(findingKey(cell), [...(found.get(findingKey(cell)) ?? []), cell])
  }
  return [...found.values()].flatMap(([judged, ...same]) => (judged ? [{ judged, same }] : []))
}
