import { isHole, isPair, type Cell, type Grid, type Line } from './coverage-grid'

export interface AreaSummary {
  area: string
  seen: number
  allowed: number
}

export interface Summary {
  seen: number
  allowed: number
  holes: number
  armed: number
  areas: readonly AreaSummary[]
}

const sum = (lines: readonly Line[], name: 'seen' | 'allowed') => lines.reduce((total, line) => total + line[name], 0)

export const linesByArea = (lines: readonly Line[]): [area: string, lines: Line[]][] => {
  const areas = new Map<string, Line[]>()
  for (const line of lines) {
    const known = areas.get(line.area)
    if (known) known.push(line)
    else areas.set(line.area, [line])
  }
  return [...areas]
}

export const summariseGrid = ({ lines }: Grid): Summary => {
  const pairs = lines.flatMap(({ cells }) => cells.filter(isPair))
  return {
    seen: sum(lines, 'seen'),
    allowed: sum(lines, 'allowed'),
    holes: pairs.filter(isHole).length,
    armed: pairs.filter(({ state }) => state === 'armed').length,
    areas: linesByArea(lines).map(([area, own]) => ({ area, seen: sum(own, 'seen'), allowed: sum(own, 'allowed') })),
  }
}

export interface Hole {
  cell: Cell
  calls: number
}

const reach = ({ cell }: Hole) => cell.column.error?.operations.length ?? 0

/** Holes of the most called operations first; within one, errors that the fewest others may answer. */
export const holesOf = ({ lines }: Grid): Hole[] =>
  lines
    .flatMap(({ cells, calls }) => cells.filter(isHole).map((cell): Hole => ({ cell, calls })))
    .toSorted((left, right) => right.calls - left.calls || reach(left) - reach(right))
