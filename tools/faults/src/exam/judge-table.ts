import type { CellResult } from '@soe/simulator-client/playwright'
import { readName } from '../hooks/test-names.mjs'
import { describeShare } from './exam-table'

export interface JudgedCells {
  /** The names of the faults that were to be found. */
  readonly faults: readonly string[]
  readonly faulty: readonly CellResult[]
  readonly sound: readonly CellResult[]
}

const isJudged = ({ status }: CellResult) => status === 'green' || status === 'red'

const objectsTo = (judge: string) => (result: CellResult) =>
  isJudged(result) && result.findings.some(({ oracle }) => oracle === judge)

const cellOf = ({ test, id }: CellResult) => `${test} ${readName(id).title}`

/** The faults that a judge finds: it objects to a cell with the fault, and not to the same cell without it. */
export const foundBy = (judge: string, { faults, faulty, sound }: JudgedCells): string[] => {
  const objects = objectsTo(judge)
  const passed = new Set(sound.filter((result) => isJudged(result) && !objects(result)).map(cellOf))
  const found = faulty.filter((result) => objects(result) && passed.has(cellOf(result)))
  return faults.filter((fault) => found.some(({ id }) => readName(id).fault === fault))
}

export const describeJudges = (judges: readonly string[], cells: JudgedCells): string => {
  const sound = cells.sound.filter(isJudged)
  const open = [...cells.faulty, ...cells.sound].filter((result) => !isJudged(result))
  return [
    ...judges.flatMap((judge) => {
      const found = foundBy(judge, cells)
      return [
        `${judge}: found ${describeShare(found.length, cells.faults.length)}`,
        `  objects to sound cells: ${describeShare(sound.filter(objectsTo(judge)).length, sound.length)}`,
        ...found.map((fault) => `  ${fault}`),
      ]
    }),
    ...open.map(({ id, status }) => `Not judged: ${id}, ${status}`),
  ].join('\n')
}
