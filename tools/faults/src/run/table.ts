import { groupBy } from '../group-by'
import type { CopiedFault } from '../workspace/copy-workspace'
import { type ReachingTest, testsFor } from './reach-map'
import { hasSettled, type ResultRow } from './rows'

export type Standing = 'caught' | 'missed' | 'open' | 'not reached'

export interface JudgedFault {
  readonly fault: CopiedFault
  readonly standing: Standing
  /** The tests that reach it, and of those the ones that were tried and the ones that caught it. */
  readonly reaching: number
  readonly tried: number
  readonly by: readonly string[]
  /** All other tests that reach it were tried, and let it through. */
  readonly isByOneAlone: boolean
}

const nameOf = ({ suite, test }: Pick<ResultRow, 'suite' | 'test'>) => `${suite}: ${test}`

const standingOf = (by: number, reaching: number, tried: number, most: number): Standing => {
  if (reaching === 0) return 'not reached'
  if (by > 0) return 'caught'
  return tried >= Math.min(reaching, most) ? 'missed' : 'open'
}

/** What the tests have made of each fault so far. `most` is how many browser tests are tried on one. */
export const judgeFaults = (
  faults: readonly CopiedFault[],
  tests: readonly ReachingTest[],
  { results, most }: { results: readonly ResultRow[]; most: number },
): JudgedFault[] => {
  const rows = groupBy(results.filter(hasSettled), ({ fault }) => fault)
  return faults.map((fault) => {
    const reaching = testsFor(fault, tests)
    const outcomes = groupBy(rows.get(fault.id) ?? [], nameOf)
    const known = reaching.map(nameOf).filter((name) => outcomes.has(name))
    const by = known.filter((name) => outcomes.get(name)?.some(({ outcome }) => outcome === 'caught'))
    const inJest = reaching.filter(({ suite }) => suite === 'jest').length
    const standing = standingOf(by.length, reaching.length, known.length, inJest + most)
    return {
      fault,
      standing,
      reaching: reaching.length,
      tried: known.length,
      by,
      isByOneAlone: by.length === 1 && known.length === reaching.length,
    }
  })
}

const standings = ['caught', 'missed', 'open', 'not reached'] as const satisfies Standing[]

const row = (name: string, cells: readonly (string | number)[]) => `| ${name} | ${cells.join(' | ')} |`

const countsOf = (judged: readonly JudgedFault[]) =>
  standings.map((standing) => judged.filter((each) => each.standing === standing).length)

/** How many faults of each kind are caught, then each that is not, then the tests that nothing stands in for. */
export const writeTable = (judged: readonly JudgedFault[]): string => {
  const kinds = [...groupBy(judged, ({ fault }) => fault.kind)].toSorted(([left], [right]) => left.localeCompare(right))
  const chosen = judged.filter(({ fault }) => fault.sees !== undefined)
  const drawn = judged.filter(({ fault }) => fault.sees === undefined)
  const others = judged.filter(({ standing }) => standing !== 'caught')
  const alone = groupBy(
    judged.filter(({ isByOneAlone }) => isByOneAlone),
    ({ by: [name] }) => name ?? '',
  )
  return [
    row('faults', standings),
    row(
      '---',
      standings.map(() => '---'),
    ),
    ...kinds.map(([kind, of]) => row(kind, countsOf(of))),
    row('**chosen by hand**', countsOf(chosen)),
    row('**drawn**', countsOf(drawn)),
    '',
    ...others.map(
      ({ fault: { id, sees, faulty }, standing, tried, reaching }) =>
        `${standing}: ${id}, after ${tried} of ${reaching} tests. ${sees ?? `It becomes ${faulty.slice(0, 80)}`}`,
    ),
    '',
    ...[...alone].map(([name, of]) => `alone catches ${of.map(({ fault }) => fault.id).join(', ')}: ${name}`),
  ].join('\n')
}
