import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CellResult, RecordedTest } from '@soe/simulator-client/playwright'
import { patienceOf, readResults, type CellRun, type Exploration, type JudgedCell } from '../explore-test'
import { keepTest, stepsOf, withoutSteps, type Step } from './keep-test'
import { rebaseImports } from './red-files'
import { findingsIn } from './standing'
import { runPlaywright } from '../run-playwright'

type Shorten = Omit<CellRun, 'tests' | 'until'>

interface Finding {
  readonly judged: JudgedCell
  readonly recorded: RecordedTest
  readonly source: string
}

/** The test of a file, as its key names it there. */
const keyIn = ({ key }: RecordedTest, file: string) => {
  const [project = '', , ...titles] = key.split(' › ')
  return [project, file, ...titles].join(' › ')
}

/** What was found, but for numbers that differ from run to run. */
const sameKey = ({ findings }: Pick<CellResult, 'findings'>) => JSON.stringify(findings).replaceAll(/\d+/g, '0')

/** Runs the cell by the test without some of its steps, once for each choice of them; says which still find the same. */
const findAgain = async (
  { judged: { cell, result }, recorded, source }: Finding,
  choices: readonly (readonly Step[])[],
  { folder: out, without, ...run }: Shorten,
): Promise<boolean[]> => {
  const folder = join(out, 'shorter')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = choices.map((_, at) => `${at}.spec.ts`)
  for (const [at, left] of choices.entries()) {
    const kept = keepTest(withoutSteps(source, left), recorded.line ?? 0)
    writeFileSync(join(folder, `${at}.spec.ts`), rebaseImports(kept, dirname(recorded.file), folder))
  }
  const tests = Object.fromEntries(
    files.map((file) => [keyIn(recorded, file), { seed: recorded.seed, cells: [cell], known: [] }]),
  )
  const plan = { kind: 'cells', folder, patience: patienceOf([recorded]), without, copies: 1, tests } as const
  await runPlaywright({ ...run, test: folder, testDir: folder, grep: undefined, repeat: 1, plan })
  const results = readResults(folder)
  const isSame = (again: CellResult | undefined) => again !== undefined && result && sameKey(again) === sameKey(result)
  const found = files.map((file) => isSame(results.get(`${keyIn(recorded, file)} ${cell.id}`)) === true)
  rmSync(folder, { recursive: true, force: true })
  return found
}

/** The fewest steps that find the same: those that each can be left, all at once where that goes, else one after the other. */
const stepsToLeave = async (finding: Finding, steps: readonly Step[], run: Shorten): Promise<readonly Step[]> => {
  const alone = await findAgain(
    finding,
    steps.map((step) => [step]),
    run,
  )
  const open = steps.filter((_, at) => alone[at])
  if (open.length < 2) return open
  const [isAll] = await findAgain(finding, [open], run)
  if (isAll === true) return open
  let left: readonly Step[] = []
  for (const step of open.toReversed()) {
    if (run.stopped.aborted) return left
    const [isFound] = await findAgain(finding, [[...left, step]], run)
    if (isFound === true) left = [...left, step]
  }
  return left
}

const textOf = (source: string, { from, to }: Step) =>
  source
    .split('\n')
    .slice(from, to)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

const shorten = async (finding: Finding, run: Shorten): Promise<JudgedCell> => {
  const { judged, recorded, source } = finding
  const steps = recorded.line === undefined ? [] : stepsOf(source, recorded.line)
  const left = steps.length > 1 ? await stepsToLeave(finding, steps, run) : []
  if (left.length === 0) return judged
  const kept = steps.filter((step) => !left.includes(step))
  return { ...judged, script: withoutSteps(source, left), steps: kept.map((step) => textOf(source, step)) }
}

/** Leaves of the script of each finding the steps that show it; what no time is left for stays as it is. */
export const shortenScripts = async (
  exploration: Exploration,
  { until = Infinity, ...run }: Omit<CellRun, 'tests'>,
): Promise<Exploration> => {
  const shorter = new Map<JudgedCell, JudgedCell>()
  for (const { judged } of findingsIn(exploration)) {
    const recorded = exploration.tests.find(({ key }) => key === judged.cell.test)
    if (!recorded || run.stopped.aborted || Date.now() > until) continue
    shorter.set(judged, await shorten({ judged, recorded, source: readFileSync(recorded.file, 'utf8') }, run))
  }
  return { ...exploration, cells: exploration.cells.map((cell) => shorter.get(cell) ?? cell) }
}
