import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CellResult, RecordedTest } from '@soe/simulator-client/playwright'
import { patienceOf, readResults, type CellRun, type Exploration, type JudgedCell } from '../explore-test'
import { keepTest, stepsOf, withoutSteps, type Step } from './keep-test'
import { rebaseImports } from './red-files'
import { findingsIn } from './standing'
import { runPlaywright } from '../run-playwright'

type ShortenRun = Omit<CellRun, 'tests' | 'isPruning'>

const isOver = ({ stopped, until = Infinity }: ShortenRun) => stopped.aborted || Date.now() > until

interface Finding {
  readonly judged: JudgedCell
  readonly recorded: RecordedTest
  readonly source: string
}

/** The key of the same test in another file. */
const keyIn = ({ key }: RecordedTest, file: string) => {
  const [project = '', , ...titles] = key.split(' › ')
  return [project, file, ...titles].join(' › ')
}

/** The findings without their numbers, which differ from run to run. */
const findingsKey = ({ findings }: Pick<CellResult, 'findings'>) => JSON.stringify(findings).replaceAll(/\d+/g, '0')

/** Runs the cell again, once without each of the given lists of steps; returns which runs find the same. */
const findAgain = async (
  { judged: { cell, result }, recorded, source }: Finding,
  choices: readonly (readonly Step[])[],
  { folder: out, without, until, ...run }: ShortenRun,
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
  const plan = {
    kind: 'cells',
    folder,
    until,
    patience: patienceOf([recorded]),
    without,
    isPruning: false,
    copies: 1,
    tests,
  } as const
  await runPlaywright({ ...run, test: folder, testDir: folder, grep: undefined, repeat: 1, plan })
  const results = readResults(folder)
  const isSame = (again: CellResult | undefined) =>
    again !== undefined && result && findingsKey(again) === findingsKey(result)
  const found = files.map((file) => isSame(results.get(`${keyIn(recorded, file)} ${cell.id}`)) === true)
  rmSync(folder, { recursive: true, force: true })
  return found
}

/** The steps that the finding does not need: tries each alone, then all of those at once, else one after the other. */
const needlessSteps = async (finding: Finding, steps: readonly Step[], run: ShortenRun): Promise<readonly Step[]> => {
  const alone = await findAgain(
    finding,
    steps.map((step) => [step]),
    run,
  )
  const open = steps.filter((_, at) => alone[at])
  if (open.length < 2) return open
  const [isFoundWithoutAll] = await findAgain(finding, [open], run)
  if (isFoundWithoutAll === true) return open
  let needless: readonly Step[] = []
  for (const step of open.toReversed()) {
    if (isOver(run)) return needless
    const [isFound] = await findAgain(finding, [[...needless, step]], run)
    if (isFound === true) needless = [...needless, step]
  }
  return needless
}

const textOf = (source: string, { from, to }: Step) =>
  source
    .split('\n')
    .slice(from, to)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

const shorten = async (finding: Finding, run: ShortenRun): Promise<JudgedCell> => {
  const { judged, recorded, source } = finding
  const steps = recorded.line === undefined ? [] : stepsOf(source, recorded.line)
  const needless = steps.length > 1 ? await needlessSteps(finding, steps, run) : []
  if (needless.length === 0) return judged
  const kept = steps.filter((step) => !needless.includes(step))
  return { ...judged, script: withoutSteps(source, needless), steps: kept.map((step) => textOf(source, step)) }
}

/** Drops the steps that a finding does not need from its script; scripts that no time is left for stay as they are. */
export const shortenScripts = async (exploration: Exploration, run: ShortenRun): Promise<Exploration> => {
  const shorter = new Map<JudgedCell, JudgedCell>()
  for (const { judged } of findingsIn(exploration)) {
    const recorded = exploration.tests.find(({ key }) => key === judged.cell.test)
    if (!recorded || isOver(run)) continue
    shorter.set(judged, await shorten({ judged, recorded, source: readFileSync(recorded.file, 'utf8') }, run))
  }
  return { ...exploration, cells: exploration.cells.map((cell) => shorter.get(cell) ?? cell) }
}
