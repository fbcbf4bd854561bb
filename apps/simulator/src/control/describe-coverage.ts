import { causes, isErrorId, operations, type Coverage, type CoverageRow, type OperationKey } from '@soe/contracts'
import { isoInstant } from '@soe/rules'
import { keysOfRule, type Rule, type Scenario } from '@soe/scenario'
import type { World } from '@soe/world'
import type { Answered } from '../journal/coverage'
import type { Journal } from '../journal/journal'

type Way = Pick<CoverageRow, 'operation' | 'kind' | 'outcome'>

const keyOf = ({ operation, kind, outcome }: Way) => `${operation} ${kind} ${outcome}`

const wayOf = (operation: string, error: string | undefined, status: number): Way => {
  if (error !== undefined) return { operation, kind: isErrorId(error) ? 'error' : 'refusal', outcome: error }
  if (status === 0) return { operation, kind: 'reset', outcome: '0' }
  return { operation, kind: status < 400 ? 'ok' : 'status', outcome: String(status) }
}

const rowOf = ({ operation, error, status, causes: by }: Answered): CoverageRow => ({
  ...wayOf(operation, error, status),
  calls: causes.reduce((sum, cause) => sum + by[cause], 0),
  by: { ...by },
})

/** The ways in which the rule ends a call, as ways of the operation; no row for those that change an answer. */
const waysOfRule = ({ reply, fault }: Rule, operation: OperationKey): Way[] => {
  const { error, errors = [], status } = reply ?? {}
  const ids = [...(error === undefined ? [] : [error]), ...errors.map((each) => each.error)]
  return [
    ...ids.map((id) => wayOf(operation, id, 200)),
    ...(status !== undefined ? [wayOf(operation, undefined, status)] : []),
    ...(fault?.reset || fault?.hang ? [wayOf(operation, undefined, 0)] : []),
  ]
}

const armedWays = ({ header, collections }: World): { name: string; way: Way }[] =>
  (header.armed ?? []).flatMap((id) => {
    const { rules = [] } = (collections.scenarios.get(id)?.document ?? {}) as Partial<Scenario>
    return rules.flatMap((rule) =>
      [...keysOfRule(rule)].flatMap((key) => waysOfRule(rule, key).map((way) => ({ name: `${id}/${rule.id}`, way }))),
    )
  })

const orderedWays = ({ collections }: World): { name: string; way: Way }[] =>
  [...collections.failures.values()].map(({ on, error, status = 200 }) => ({
    name: 'failNext',
    way: wayOf(on, error, status),
  }))

const unanswered = (way: Way): CoverageRow => ({
  ...way,
  calls: 0,
  by: { world: 0, failNext: 0, scenario: 0, repeat: 0, refused: 0 },
})

/** Each row with the rules that wait to give it, and a row for each that nothing has answered yet. */
const withArmed = (rows: readonly CoverageRow[], world: World): CoverageRow[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  for (const { name, way } of [...armedWays(world), ...orderedWays(world)]) {
    const row = byKey.get(keyOf(way)) ?? unanswered(way)
    byKey.set(keyOf(way), { ...row, armed: [...(row.armed ?? []), name] })
  }
  return [...byKey.values()]
}

const errorsOf = new Map<string, ReadonlySet<string>>(
  operations.map(({ key, operation }) => [key, new Set<string>(operation.metadata.errors)]),
)

const known = [...errorsOf.values()].reduce((sum, errors) => sum + errors.size, 0)

const isPair = ({ kind, operation, outcome, calls }: CoverageRow) =>
  kind === 'error' && calls > 0 && (errorsOf.get(operation)?.has(outcome) ?? false)

const coverageOf = (rows: readonly CoverageRow[]): Coverage => ({
  rows: [...rows],
  pairs: { known, answered: rows.filter(isPair).length },
})

/** How the calls of all worlds have been answered since this process started. */
export const describeCoverage = (journal: Journal): Coverage => coverageOf(journal.answered().map(rowOf))

const joined = (left: CoverageRow, right: CoverageRow): CoverageRow => ({
  ...left,
  calls: left.calls + right.calls,
  by: Object.fromEntries(causes.map((cause) => [cause, left.by[cause] + right.by[cause]])) as CoverageRow['by'],
})

export const joinCoverages = (all: readonly Coverage[]): Coverage => {
  const rows = new Map<string, CoverageRow>()
  for (const row of all.flatMap((coverage) => coverage.rows)) {
    const known = rows.get(keyOf(row))
    rows.set(keyOf(row), known ? joined(known, row) : row)
  }
  return coverageOf([...rows.values()])
}

/** How the calls of the world have been answered by this process, and what waits to answer more. */
export const describeWorldCoverage = (journal: Journal, world: World): Coverage => {
  const since = journal.sinceOf(world.header.id)
  return {
    ...coverageOf(withArmed(journal.answeredIn(world.header.id).map(rowOf), world)),
    ...(since !== undefined && { since: isoInstant(since) }),
  }
}
