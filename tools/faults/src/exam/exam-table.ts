import type { CellResult } from '@soe/simulator-client/playwright'
import type { Exploration } from '@soe/soe-sim/explore'
import type { Fault } from '../fault'
import { intervalOf } from './interval'

export interface ExaminedFault {
  readonly fault: Fault
  readonly part: 'tune' | 'score'
  /** The cells that were green without it, and have its code. */
  readonly reaching: number
  readonly run: number
  readonly red?: CellResult | undefined
}

export interface Exam {
  readonly pool: number
  /** Of the pool, those whose code a cell has. */
  readonly shown: number
  readonly examined: readonly ExaminedFault[]
  readonly controls: readonly CellResult[]
  readonly sound: Pick<Exploration, 'tests' | 'cells'>
}

const percent = (share: number) => `${Math.round(share * 100)} %`

export const describeShare = (found: number, of: number) => {
  const [low, high] = intervalOf(found, of)
  return `${found} of ${of} (95 %: ${percent(low)} to ${percent(high)})`
}

const lineOf = ({ fault, part, reaching, run, red }: ExaminedFault) => {
  const [finding] = red?.findings ?? []
  const came = red
    ? `found by ${finding?.oracle} in ${red.id.split(' ⟦')[0]}`
    : `not found in ${run} of ${reaching} cells`
  return `  ${part}  ${fault.id}: ${came}`
}

export const describeExam = ({ pool, shown, examined, controls, sound }: Exam): string => {
  const judged = sound.cells.filter(({ result }) => result !== undefined)
  const foundIn = (part: ExaminedFault['part']) => {
    const all = examined.filter((each) => each.part === part)
    return describeShare(all.filter(({ red }) => red).length, all.length)
  }
  const reached = controls.filter(({ status }) => status !== 'not-reached')
  return [
    `${judged.length} cells of ${sound.tests.length} journeys have the code of ${shown} of ${pool} faults.`,
    ...examined.map(lineOf),
    `Found to tune on: ${foundIn('tune')}`,
    `Found to score on: ${foundIn('score')}`,
    `Sound cells called red: ${describeShare(reached.filter(({ status }) => status === 'red').length, reached.length)}`,
  ].join('\n')
}
