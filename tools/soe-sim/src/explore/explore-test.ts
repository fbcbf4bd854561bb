import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CellResult, RecordedTest } from '@soe/simulator-client/playwright'
import { InputError } from '../input-error'
import { inOrder, makeCells, type PlannedCell } from './make-cells'
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

/** A cell with what came of it; without a result it has not been run. */
export interface JudgedCell {
  readonly cell: PlannedCell
  readonly result?: CellResult | undefined
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

const record = async (options: ExploreOptions, folder: string): Promise<RecordedTest[]> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const said = await runPlaywright({ ...options, repeat: 1, plan: { kind: 'record', folder } })
  const tests = readTests(folder)
  if (tests.length === 0) {
    throw new InputError('NO_TEST', `No test of ${options.test} was run with soe's fixtures.\n${said.trim()}`)
  }
  const failed = tests.find(({ hasPassed }) => !hasPassed)
  if (failed)
    throw new InputError('NOT_GREEN', `The test “${failed.title}” fails as it is; mend it first.\n${said.trim()}`)
  return tests
}

const keyOf = ({ test, id }: { readonly test: string; readonly id: string }) => `${test} ${id}`

const readResults = (folder: string): Map<string, CellResult> => {
  const file = join(folder, 'results.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const results = lines.map((line) => JSON.parse(line) as CellResult)
  return new Map(results.map((result) => [keyOf(result), result]))
}

/** What is run now: the cells of each test that have no result yet. */
const planOf = (tests: readonly RecordedTest[], missing: readonly PlannedCell[]) =>
  Object.fromEntries(tests.map(({ key, seed }) => [key, { seed, cells: missing.filter(({ test }) => test === key) }]))

/** Runs a test once as it is, then once for each thing that can go wrong with each of its calls. */
export const exploreTest = async (options: ExploreOptions): Promise<Exploration> => {
  const began = Date.now()
  const { isPruning, isFresh, cells: asked, without, note } = options
  const folder = resolve(options.out)
  if (isFresh) rmSync(folder, { recursive: true, force: true })
  const tests = await record(options, join(folder, 'recorded'))
  const all = tests.flatMap(makeCells)
  const isAsked = ({ id }: PlannedCell) => asked.length === 0 || asked.some((part) => id.includes(part))
  const chosen = inOrder(all, isPruning).filter(isAsked)
  const known = readResults(folder)
  const missing = chosen.filter((cell) => !known.has(keyOf(cell)))
  const plans = planOf(tests, missing)
  const repeat = Math.max(...Object.values(plans).map(({ cells }) => cells.length))
  const calls = tests.reduce((sum, { calls: made }) => sum + made.length, 0)
  note(`${calls} calls make ${all.length} cells; ${missing.length} are run now.`)
  if (repeat > 0) {
    const until = options.time === undefined ? undefined : began + options.time
    await runPlaywright({ ...options, repeat, plan: { kind: 'cells', folder, until, without, tests: plans } })
  }
  const results = readResults(folder)
  const cells = all.filter(isAsked).map((cell) => ({ cell, result: results.get(keyOf(cell)) }))
  return { tests, cells, seconds: (Date.now() - began) / 1000 }
}
