import { isOperationKey } from '@soe/contracts'
import { normaliseScenario, type RuleInput, type Scenario } from '@soe/scenario'
import { isChange } from '@soe/simulator-client/call-names'
import type { Cell, RecordedTest } from '@soe/simulator-client/playwright'
import { asTarget, failures, failuresOf, type Failure, type Site } from './failures'

/** A cell as it stands in the matrix. */
export interface PlannedCell extends Cell {
  readonly test: string
  /** The call, such as `cart.addDevice#1`. */
  readonly call: string
  readonly failure: string
  readonly title: string
  /** For a call that a page may make by itself: what is tried before the whole test. */
  readonly opening?: Required<Pick<Cell, 'opened' | 'scenario'>> | undefined
  /** The cell that is run instead, since nothing tells the two apart. */
  readonly equal?: string | undefined
}

type Call = RecordedTest['calls'][number]

/** Which of the calls of its operation a call is, among those that its page made in a row. */
const nthOfPage = (calls: readonly Call[], index: number): number => {
  const { page, operation } = calls[index] ?? {}
  const before = calls.slice(0, index)
  const since = before.findLastIndex((call) => call.page !== page) + 1
  return before.slice(since).filter((call) => call.operation === operation).length + 1
}

/** Reads of a page that nothing comes between are under way together, and are answered in any order. */
const isTogether = (left: Call, right: Call) =>
  left.page === right.page && left.digest === right.digest && ![left, right].some(isChange)

/** The same in each run of a test. */
const inKnownOrder = (calls: readonly Call[]): Call[] => {
  const groups: Call[][] = []
  for (const call of calls) {
    const last = groups.at(-1)
    if (last?.[0] && isTogether(last[0], call)) last.push(call)
    else groups.push([call])
  }
  return groups.flatMap((group) => group.toSorted((left, right) => left.operation.localeCompare(right.operation)))
}

/** The calls of a journey as places where something can go wrong. */
export const sitesOf = ({ calls, declared }: RecordedTest): Site[] => {
  const counts = new Map<string, number>()
  const sites: Site[] = []
  const known = inKnownOrder(calls)
  for (const [index, { operation, page, digest, sku, opened, extremes, says }] of known.entries()) {
    const nth = (counts.get(operation) ?? 0) + 1
    counts.set(operation, nth)
    const following = known[index + 1]
    const isFollowed = following && following.page === page && following.operation !== operation
    const previous = sites.at(-1)
    sites.push({
      operation,
      nth,
      page,
      digest,
      sku,
      extremes,
      says,
      opened: opened && { ...opened, nth: nthOfPage(known, index) },
      isChange: isChange({ operation }),
      errors: declared[operation] ?? [],
      next: isFollowed ? following.operation : undefined,
      previous:
        previous && isOperationKey(previous.operation)
          ? { operation: previous.operation, nth: previous.nth }
          : undefined,
    })
  }
  return sites
}

const pairOf = (
  cell: PlannedCell,
  failure: Pick<Failure, 'name' | 'title' | 'outcome'>,
  { operation, page }: Pick<Site, 'operation' | 'page'>,
): PlannedCell => {
  const outcome = failure.outcome?.({ operation, nth: 1, page, isChange: isChange({ operation }), errors: [] })
  const name = `${operation}-${failure.name}`
  const title = `${cell.title}; then of ${operation}: ${failure.title}`
  // Counted once the first has happened.
  const times = failure.name.endsWith('-twice') ? { times: { from: 1, to: 2 } } : { nth: 1 }
  const further: RuleInput = {
    id: 'further',
    on: asTarget(operation),
    per: 'world',
    after: 'failure',
    ...times,
    ...outcome,
  }
  const scenario = scenarioOf(cell.call, { name: `${cell.failure}-${name}`, title }, [...cell.scenario.rules, further])
  return {
    ...cell,
    id: `${cell.id} + ${operation} ${failure.name}`,
    failure: 'further',
    title,
    opening: undefined,
    equal: undefined,
    error: undefined,
    isPassing: false,
    scenario,
  }
}

/** What a browser calls without a world can be armed in none. */
export const isArmable = ({ operation }: Pick<Cell, 'operation'>): boolean => isOperationKey(operation)

const slug = (text: string) => text.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()

/** What is repeated by itself fails twice. */
const whenOf = ({ nth }: Site, { name, isDown }: Failure) => {
  if (isDown) return { times: { from: nth } }
  return name.endsWith('-twice') ? { times: { from: nth, to: nth + 1 } } : { nth }
}

const ruleOf = (site: Site, failure: Failure): RuleInput | undefined => {
  const { operation, previous } = site
  const outcome = failure.outcome?.(site)
  if (outcome) return { id: 'failure', on: asTarget(operation), per: 'world', ...whenOf(site, failure), ...outcome }
  const command = failure.between?.(site)
  if (!command || !previous) return undefined
  // oxlint-disable-next-line unicorn/no-thenable -- a rule's commands are named so
  return { id: 'failure', on: previous.operation, per: 'world', nth: previous.nth, then: [command] }
}

const scenarioOf = (
  call: string,
  { name, title }: Pick<Failure, 'name' | 'title'>,
  rules: readonly RuleInput[],
): Scenario =>
  normaliseScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: slug(`${call}-${name}`).slice(0, 60),
    title: `${call}: ${title}`,
    rules: [...rules],
    expect: [{ rule: 'failure', fired: { min: 1 } }],
  })

/** What happens between two calls is none of the page's own. */
const openingOf = (call: string, site: Site, failure: Failure): PlannedCell['opening'] => {
  const { opened } = site
  const rule = opened && !site.isChange && ruleOf({ ...site, nth: opened.nth, previous: undefined }, failure)
  if (!rule) return undefined
  const { snapshot, session } = opened
  return { opened: { snapshot, session }, scenario: scenarioOf(call, failure, [rule]) }
}

/** What the shop makes of a failure: errors of one handling are one. */
const handlingOf = ({ error, name }: Failure, { handlings }: RecordedTest): string =>
  error === undefined ? name : `error ${handlings[error] ?? error}`

/** What happens between two calls is seen by all reads that follow, and by the one change that is pressed. */
const likenessOf = (site: Site, failure: Failure, recorded: RecordedTest): string => {
  const { operation, nth, page, digest = `${operation}#${nth}` } = site
  const seenBy = failure.between && !site.isChange ? 'reads' : operation
  return JSON.stringify([seenBy, handlingOf(failure, recorded), pathOf(page), digest])
}

/** The answer came late, or the call was made again: in the end the page shows what it shows where nothing fails. */
const leavesNoTrace = ({ name, isPassing, act, error }: Failure): boolean =>
  act === undefined && error === undefined && (isPassing === true || name === 'held' || name === 'slow')

const pathOf = (page: string | undefined) => page?.split('?')[0]

/** Each call of a page with each thing that can go wrong with it, and which of them equal another. */
export const makeCells = (recorded: RecordedTest): PlannedCell[] => {
  const first = new Map<string, string>()
  return sitesOf(recorded).flatMap((site) =>
    failuresOf(site).flatMap((failure): PlannedCell[] => {
      const { operation, nth, page } = site
      const rule = page === undefined ? undefined : ruleOf(site, failure)
      if (!rule) return []
      const call = `${operation}#${nth}`
      const id = `${call} ${failure.name}`
      const likeness = likenessOf(site, failure, recorded)
      const equal = first.get(likeness)
      if (equal === undefined) first.set(likeness, id)
      return [
        {
          id,
          test: recorded.key,
          call,
          failure: failure.name,
          title: failure.title,
          operation,
          page,
          equal,
          error: failure.error,
          isChange: site.isChange,
          isPassing: failure.isPassing === true,
          isEndless: failure.isEndless === true,
          isDown: failure.isDown,
          isLegal: failure.isLegal,
          act: failure.act,
          usual: recorded.usual,
          says: site.says,
          end: recorded.end,
          endShown: leavesNoTrace(failure) ? recorded.endShown : undefined,
          scenario: scenarioOf(call, failure, [rule]),
          opening: openingOf(call, site, failure),
        },
      ]
    }),
  )
}

/** What goes wrong with a call that a failure has led to. */
const further: readonly Pick<Failure, 'name' | 'title' | 'outcome'>[] = failures.filter(({ name }) =>
  ['status-503-twice', 'malformed'].includes(name),
)

/**
 * A failure, and another one on the way that leads out of it.
 * @param seen the calls that each cell alone has made, as `operation page`
 */
export const makePairs = (
  cells: readonly PlannedCell[],
  seen: ReadonlyMap<PlannedCell, readonly string[]>,
): PlannedCell[] => {
  const met = new Set<string>()
  return cells.flatMap((cell) =>
    (seen.get(cell) ?? []).flatMap((call) => {
      const [, operation = call, page] = /^(.*) (\S*)$/.exec(call) ?? []
      if (met.has(`${cell.test} ${call}`)) return []
      met.add(`${cell.test} ${call}`)
      return further.map((failure) => pairOf(cell, failure, { operation, page }))
    }),
  )
}

/**
 * Those that are run, what was met least by then first, so that a run that is cut has seen the most kinds. What equals a
 * cell that is not among them is run itself.
 */
export const inOrder = (cells: readonly PlannedCell[], isPruning = true): PlannedCell[] => {
  const met = new Map<string, number>()
  const meet = (key: string) => {
    const count = met.get(key) ?? 0
    met.set(key, count + 1)
    return count
  }
  const ids = new Set(cells.map(({ id, test }) => `${test} ${id}`))
  return cells
    .filter(({ equal, test }) => !isPruning || equal === undefined || !ids.has(`${test} ${equal}`))
    .map((cell) => ({ cell, rank: meet(`${cell.operation} ${cell.failure}`), breadth: meet(cell.call) }))
    .toSorted((left, right) => left.rank - right.rank || left.breadth - right.breadth)
    .map(({ cell }) => cell)
}
