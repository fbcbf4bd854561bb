import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CellResult, RecordedTest } from '@soe/simulator-client/playwright'
import { InputError } from '../input-error'
import { inOrder, makeCells, makePairs, type PlannedCell } from './make-cells'
import { runPlaywright, type PlaywrightRun } from './run-playwright'

export interface ExploreOptions extends Pick<
  PlaywrightRun,
  'test' | 'config' | 'project' | 'grep' | 'workers' | 'stopped' | 'env'
> {
  readonly out: string
  /** Milliseconds for all. */
  readonly time?: number | undefined
  /** The oracles that are not asked. */
  readonly without: readonly string[]
  /** Only cells whose id holds one of these. */
  readonly cells: readonly string[]
  readonly isPruning: boolean
  /** Forgets the results of a run before. */
  readonly isFresh: boolean
  readonly note: (text: string) => void
}

export { inOrder, type PlannedCell } from './make-cells'

/** What a run leaves in its folder; a journey's test lies beside it. */
const found = ['recorded', 'pictures', 'test-results', 'red', 'shorter', 'results.jsonl', 'plan.json', 'playwright.log']

/** A cell with what came of it; without a result it has not been run. */
export interface JudgedCell {
  readonly cell: PlannedCell
  readonly result?: CellResult | undefined
  /** The source of its test with only the steps that the finding needs, and those steps. */
  readonly script?: string | undefined
  readonly steps?: readonly string[] | undefined
}

export interface Exploration {
  readonly tests: readonly RecordedTest[]
  readonly cells: readonly JudgedCell[]
  readonly seconds: number
}

const readTests = (folder: string): RecordedTest[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedTest)

const linesOf = (said: string) => said.trim().split('\n')

const record = async (options: ExploreOptions, folder: string): Promise<RecordedTest[]> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const said = await runPlaywright({ ...options, repeat: 1, plan: { kind: 'record', folder } })
  const tests = readTests(folder)
  if (tests.length === 0) {
    throw new InputError('NO_TEST', [`No test of ${options.test} was run with soe's fixtures.`, ...linesOf(said)])
  }
  const failed = tests.find(({ hasPassed }) => !hasPassed)
  if (failed)
    throw new InputError('NOT_GREEN', [`The test “${failed.title}” fails as it is; mend it first.`, ...linesOf(said)])
  return tests
}

const keyOf = ({ test, id }: { readonly test: string; readonly id: string }) => `${test} ${id}`

const readLines = (folder: string): CellResult[] => {
  const file = join(folder, 'results.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => JSON.parse(line) as CellResult)
}

/** What came of each cell; of a page that was opened alone, only that it copes. */
export const readResults = (folder: string): Map<string, CellResult> => {
  const judged = readLines(folder).filter(({ isOpened, status }) => isOpened !== true || status === 'green')
  return new Map(judged.map((result) => [keyOf(result), result]))
}

/** Milliseconds for each step of a script and for a page to come to rest, by how fast the tests were as they are. */
export const patienceOf = (tests: readonly RecordedTest[]): number =>
  Math.min(20_000, Math.max(4000, ...tests.map(({ ms }) => ms / 2)))

export interface CellRun extends Pick<
  PlaywrightRun,
  'test' | 'config' | 'project' | 'grep' | 'workers' | 'stopped' | 'env'
> {
  readonly folder: string
  readonly tests: readonly RecordedTest[]
  readonly without: readonly string[]
  /** Of pages that look alike, a shopper goes on from two. */
  readonly isPruning: boolean
  /** Milliseconds since 1970 after which no cell begins. */
  readonly until?: number | undefined
  /** Milliseconds for each step of a script, unless by how fast the tests were. */
  readonly patience?: number
}

const nameOfCall = ({ operation, page }: RecordedTest['calls'][number]) => `${operation} ${page?.split('?')[0]}`

/** So many cells of all tests are a round, and what comes first in the order of cells does so in that of rounds. */
const perRound = 60

const runOnce = async (
  cells: readonly PlannedCell[],
  { folder, tests, without, isPruning, until, patience: own, ...run }: CellRun,
  { most = perRound, patience = own ?? patienceOf(tests) } = {},
) => {
  const plans = Object.fromEntries(
    tests.map(({ key, seed, calls }) => [
      key,
      { seed, cells: cells.filter(({ test }) => test === key), known: calls.map(nameOfCall) },
    ]),
  )
  const counts = Object.values(plans).flatMap((plan) => plan.cells.length || [])
  if (counts.length === 0 || run.stopped.aborted || Date.now() > (until ?? Infinity)) return
  const longest = Math.max(...counts)
  const copies = Math.min(longest, Math.ceil(most / counts.length))
  const plan = { kind: 'cells', folder, until, patience, without, isPruning, copies, tests: plans } as const
  await runPlaywright({ ...run, repeat: Math.ceil(longest / copies), plan })
}

/** Milliseconds for each step of a script that a busy machine has stopped ahead of its cell's call. */
const slowPatience = 20_000

const runStretch = async (cells: readonly PlannedCell[], run: CellRun): Promise<void> => {
  const tried = new Set(readLines(run.folder).map(keyOf))
  const missing = () => {
    const known = readResults(run.folder)
    return cells.filter((cell) => !known.has(keyOf(cell)))
  }
  await runOnce(
    cells.flatMap((cell) => (cell.opening && !tried.has(keyOf(cell)) ? [{ ...cell, ...cell.opening }] : [])),
    run,
  )
  await runOnce(missing(), run)
  // A version of Playwright that makes no copies runs the first of each round alone.
  await runOnce(missing(), run, { most: 1 })
  const known = readResults(run.folder)
  const isSlow = (cell: PlannedCell) => {
    const result = known.get(keyOf(cell))
    return result?.status === 'not-reached' && result.stoppedBy !== undefined
  }
  await runOnce(cells.filter(isSlow), run, { patience: slowPatience })
}

/**
 * Runs the cells that have no result yet: of a page that calls by itself the page alone, and where that does not cope,
 * the test. A run that is bounded knows both of a round's cells before the next.
 */
export const runCells = async (cells: readonly PlannedCell[], run: CellRun): Promise<void> => {
  const size = run.until === undefined ? Math.max(1, cells.length) : perRound
  for (let at = 0; at < cells.length; at += size) await runStretch(cells.slice(at, at + size), run)
}

/** All cells of the tests, and those of calls that were first seen under a failure. */
const cellsOf = (tests: readonly RecordedTest[], results: ReadonlyMap<string, CellResult>): PlannedCell[] => {
  const cells = tests.flatMap(makeCells)
  const seen = new Map(cells.map((cell) => [cell, results.get(keyOf(cell))?.seen ?? []]))
  return [...cells, ...makePairs(cells, seen)]
}

/** What a folder holds of an exploration. */
export const readExploration = (folder: string): Pick<Exploration, 'tests' | 'cells'> => {
  const tests = readTests(join(folder, 'recorded'))
  const results = readResults(folder)
  return { tests, cells: cellsOf(tests, results).map((cell) => ({ cell, result: results.get(keyOf(cell)) })) }
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** A name that fits nothing would leave out nothing, or run nothing, and be green for ever. */
const refuseUnknown = (
  { cells, without }: ExploreOptions,
  tests: readonly RecordedTest[],
  all: readonly PlannedCell[],
) => {
  const part = cells.find((each) => all.every(({ id }) => !id.includes(each)))
  if (part !== undefined)
    throw new InputError(
      'UNKNOWN_CELL',
      `No cell is named like ${part}. A name is a call and a failure, such as ${all[0]?.id ?? 'cart.addDevice#1 lost-answer'}.`,
      [...distinct(all.map(({ call }) => call)), ...distinct(all.map(({ failure }) => failure))],
    )
  const oracles = distinct(tests.flatMap(({ oracles: named = [] }) => named))
  const oracle = without.find((each) => !oracles.includes(each))
  if (oracle !== undefined) throw new InputError('UNKNOWN_ORACLE', `There is no oracle ${oracle}.`, oracles)
}

/** Runs a test once as it is, then once for each thing that can go wrong with each of its calls. */
export const exploreTest = async (options: ExploreOptions): Promise<Exploration> => {
  const began = Date.now()
  const { isPruning, isFresh, cells: asked, note } = options
  const folder = resolve(options.out)
  if (isFresh) for (const name of found) rmSync(join(folder, name), { recursive: true, force: true })
  const tests = await record(options, join(folder, 'recorded'))
  const all = cellsOf(tests, readResults(folder))
  refuseUnknown(options, tests, all)
  const ids = new Set(all.map(({ id }) => id))
  // A whole name is that cell's alone, though others begin with it.
  const isAsked = ({ id }: PlannedCell) =>
    asked.length === 0 || asked.some((part) => id === part || (!ids.has(part) && id.includes(part)))
  const calls = tests.reduce((sum, { calls: made }) => sum + made.length, 0)
  const until = options.time === undefined ? undefined : began + options.time
  const runMissing = async (cells: readonly PlannedCell[], before: number) => {
    const known = readResults(folder)
    const missing = inOrder(cells.filter(isAsked), isPruning).filter((cell) => !known.has(keyOf(cell)))
    if (before === 0) note(`${calls} calls make ${cells.length} cells; ${missing.length} are run now.`)
    else if (missing.length > 0) note(`${missing.length} cells more are of calls that only a failure leads to.`)
    await runCells(isPruning ? missing : missing.map((cell) => ({ ...cell, opening: undefined })), {
      ...options,
      folder,
      tests,
      until,
    })
  }
  await runMissing(all, 0)
  await runMissing(cellsOf(tests, readResults(folder)), all.length)
  const cells = readExploration(folder).cells.filter(({ cell }) => isAsked(cell))
  return { tests, cells, seconds: (Date.now() - began) / 1000 }
}
