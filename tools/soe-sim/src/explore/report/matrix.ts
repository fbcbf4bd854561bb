import { columns } from '../../columns'
import type { Exploration, JudgedCell } from '../explore-test'
import { callsOf, cellsAt, countCells, failuresIn, findingsIn, standingAt, standingOf, type Standing } from './standing'

const signs: Readonly<Record<Standing, string>> = {
  green: '✓',
  red: '✗',
  'not-reached': '-',
  broken: '!',
  pruned: '=',
  'not-run': '?',
}

export const describeCounts = (exploration: Exploration): string[] => {
  const counts = countCells(exploration)
  const run = counts.green + counts.red
  return [
    `${run} cells run in ${Math.round(exploration.seconds)} s: ${counts.green} green, ${counts.red} red.`,
    `${counts.pruned} pruned, ${counts['not-reached']} not reached, ${counts['not-run']} not run, ${counts.broken} not judged.`,
  ]
}

const numbered = (failures: readonly string[]) => failures.map((failure, index) => `${index + 1} ${failure}`).join(', ')

const inWords: ReadonlySet<Standing> = new Set(['red', 'broken', 'not-reached'])

/** A cell in words, with the other cells that have the same finding. */
const describeCell = ({ cell, result, steps }: JudgedCell, same: readonly JudgedCell[] = []): string[] => [
  `${signs[result?.status ?? 'broken']} ${cell.id}: ${cell.title}`,
  ...(result?.findings ?? []).map(({ oracle, says }) => `    ${oracle}: ${says}`),
  ...(result?.status === 'not-reached'
    ? [`    Its call never came${result.stoppedBy === undefined ? '' : `: the script stopped at ${result.stoppedBy}`}`]
    : []),
  ...(steps ? [`    Shown by ${steps.join('; ')}`] : []),
  ...(same.length > 0 ? [`    The same in ${same.map((other) => other.cell.id).join(', ')}`] : []),
]

/** Calls down, failures across, and every finding in words. */
export const describeMatrix = (exploration: Exploration): string[] => {
  const failures = failuresIn(exploration)
  const rows = callsOf(exploration).map((call) => [
    call,
    ...failures.map((failure) => {
      const standing = standingAt(cellsAt(exploration, call, failure))
      return standing === undefined ? '' : signs[standing]
    }),
  ])
  const found = findingsIn(exploration)
  const named = new Set(found.flatMap(({ same }) => same))
  const described = exploration.cells
    .filter((judged) => inWords.has(standingOf(judged)) && !named.has(judged))
    .flatMap((judged) => describeCell(judged, found.find((each) => each.judged === judged)?.same))
  return [
    ...columns([['CALL', ...failures.map((_, index) => String(index + 1))], ...rows]),
    numbered(failures),
    '✓ green  ✗ red  - not reached  = pruned  ? not run  ! not judged',
    ...described,
    ...describeCounts(exploration),
  ]
}
