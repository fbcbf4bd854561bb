import { groupBy } from '../group-by'
import { featureOf } from '../sources'
import type { CopiedFault } from '../workspace/copy-workspace'
import type { ReachRow } from './rows'

/** A test that passes without a fault. */
export interface ReachingTest {
  readonly suite: string
  readonly test: string
  readonly feature: string
  readonly ms: number
  readonly reached: ReadonlySet<string>
}

/** A browser test's file stands below its suite's own folder, a part's tests beside the part. */
const featureOfTest = ({ test }: ReachRow): string => featureOf(test) || (/^([^/ ]+)\//.exec(test)?.[1] ?? '')

/** Each test once, with what all of its projects have reached; one that fails by itself says nothing of a fault. */
export const reachingTests = (rows: readonly ReachRow[]): ReachingTest[] => {
  const latest = new Map(rows.map((row) => [`${row.suite} ${row.project ?? ''} ${row.test}`, row]))
  const runs = groupBy(latest.values(), ({ suite, test }) => `${suite} ${test}`)
  return [...runs.values()].flatMap((of) => {
    const [first] = of
    if (!first || of.some(({ outcome }) => outcome === 'failed')) return []
    const { suite, test } = first
    const reached = new Set(of.flatMap((row) => row.reached ?? []))
    return [{ suite, test, feature: featureOfTest(first), ms: Math.max(...of.map(({ ms }) => ms)), reached }]
  })
}

/** Those whose code has the fault: of its own feature first, then what reaches few faults, then what is fast. */
export const testsFor = ({ id, feature }: CopiedFault, tests: readonly ReachingTest[]): ReachingTest[] =>
  tests
    .filter(({ reached }) => reached.has(id))
    .toSorted(
      (left, right) =>
        Number(right.feature === feature) - Number(left.feature === feature) ||
        left.reached.size - right.reached.size ||
        left.ms - right.ms,
    )
