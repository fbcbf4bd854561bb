/** `npm run explore:exam`: how many faults `soe-sim explore` finds that were not made for it, and how often it errs. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CellResult } from '@soe/simulator-client/playwright'
import {
  exploreTest,
  inOrder,
  readExploration,
  readResults,
  runCells,
  type Exploration,
  type JudgedCell,
  type PlannedCell,
} from '@soe/soe-sim/explore'
import { nameOf, readName } from '../hooks/test-names.mjs'
import { readRows } from '../run/rows'
import { buildWorkspace } from '../workspace/build-workspace'
import { copyWorkspace, type CopiedFault } from '../workspace/copy-workspace'
import { faultWorkspace } from '../workspace/fault-workspace'
import { aimedCells } from './aimed-cells'
import { published } from './benchmark'
import { inDrawnOrder } from './draw'
import { examFaults } from './exam-faults'
import { describeExam, type ExaminedFault } from './exam-table'
import { describeJudges } from './judge-table'
import { writeJudgedConfig } from './judges/judged-config'
import { judges } from './judges/judges'

const seed = 20261127

const { values } = parseArgs({
  options: {
    /** For the journeys without a fault; a run after it goes on. With 0, what is known of them is all. */
    minutes: { type: 'string', default: '480' },
    /** Faults that are drawn to tune on, and as many to score on. */
    faults: { type: 'string', default: '30' },
    controls: { type: 'string', default: '60' },
    /** The cells that each fault is looked for in at most. */
    cells: { type: 'string', default: '24' },
    /** Only journeys whose title matches. */
    grep: { type: 'string' },
    /** Only cells whose name holds one of these, apart by a comma. */
    like: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    /** Looks for a fault only where its sentence says that it shows, and runs those cells without it too. */
    aimed: { type: 'boolean', default: false },
    /** Other tools, apart by a comma, that are asked instead of the oracles, in the cells of `--aimed`. */
    judge: { type: 'string' },
    /** Prints the benchmark as JSON, and runs nothing. */
    list: { type: 'boolean', default: false },
    /** Minutes for each fault, which is looked for in its whole journey: no cell is named. */
    unaimed: { type: 'string' },
    /** Only faults to tune on, or only those to be scored on. */
    part: { type: 'string' },
    /** Only these faults, apart by a comma. */
    only: { type: 'string' },
    'from-results': { type: 'boolean', default: false },
  },
})

type Known = Pick<Exploration, 'tests' | 'cells'>

interface Reached {
  readonly test: string
  /** None of a test that ran as it is. */
  readonly cell?: string
  readonly reached: readonly string[]
}

const workspace = faultWorkspace(undefined, 'explore')
const suite = join(workspace.copy, 'apps/e2e')
const reachFile = join(workspace.folder, 'reach.jsonl')
const sound = join(workspace.folder, 'sound')
const asked = values.judge?.split(',')
const isAimed = values.aimed || asked !== undefined
const judged = asked && join(workspace.folder, `judged-${asked.toSorted().join('-')}`)
const faulty = judged ?? join(workspace.folder, values.unaimed === undefined ? 'faulty' : 'unaimed')
const controlled = join(judged ?? workspace.folder, 'controls')
const stopped = new AbortController()
process.once('SIGINT', () => stopped.abort())

/** Milliseconds that each step of a journey may take where its own test is the judge. */
const judgesPatience = 10_000

const common = {
  test: join(suite, 'src/explored'),
  grep: values.grep,
  workers: Number(values.workers),
  stopped: stopped.signal,
}

/** The environment of a run, in which the hook answers the switches. */
const hookedEnv = (plan: { readonly tells: boolean; readonly reach?: string }) => {
  const folder = join(workspace.folder, 'turns')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify({ ...plan, folder }))
  return { ...process.env, FAULTS_PLAN: file }
}

const exploreJourneys = (cells: readonly string[], minutes = Number(values.minutes)) =>
  exploreTest({
    ...common,
    config: join(suite, 'explore.config.ts'),
    out: sound,
    time: minutes * 60_000,
    without: [],
    cells,
    isPruning: true,
    isFresh: false,
    note: console.log,
    env: hookedEnv({ tells: true, reach: reachFile }),
  })

/** Explores the journeys without a fault, and keeps which faults each cell has reached; what is aimed needs their calls alone. */
const exploreSound = async (): Promise<Known> => {
  const isKnown = values['from-results'] || values.minutes === '0'
  if (!isKnown && !isAimed && values.unaimed === undefined)
    return exploreJourneys(values.like.split(',').filter(Boolean))
  if (!isKnown && !existsSync(join(sound, 'recorded'))) await exploreJourneys([], 0)
  return readExploration(sound)
}

const titleOf = ({ cell: { test } }: JudgedCell) => test.split(' › ').at(-1) ?? ''

const aimedAt = ({ id }: CopiedFault, all: readonly JudgedCell[]): JudgedCell[] =>
  (aimedCells[id] ?? []).flatMap(([journey, ...cells]) =>
    all.filter((judged) => titleOf(judged) === journey && cells.includes(judged.cell.id)),
  )

/** All cells of the journeys that a fault shows in, as they are run where none is named. */
const inJourneys = ({ id }: CopiedFault, all: readonly JudgedCell[]): JudgedCell[] => {
  const journeys = (aimedCells[id] ?? []).map(([journey]) => journey)
  return inOrder(all.filter((judged) => journeys.includes(titleOf(judged))).map(({ cell }) => cell)).map((cell) => ({
    cell,
  }))
}

/** The cells whose code has the fault: first those that alone have it, since what fails has led there, then those with little other code. */
const cellsOf = ({ id }: CopiedFault, green: readonly JudgedCell[], reach: readonly Reached[]): JudgedCell[] => {
  const asItIs = new Set(
    reach.filter(({ cell, reached }) => cell === undefined && reached.includes(id)).map(({ test }) => test),
  )
  const reaching = new Map(
    reach.flatMap(({ test, cell, reached }) =>
      reached.includes(id) ? [[`${test} ${cell}`, reached.length] as const] : [],
    ),
  )
  const rankOf = (judged: JudgedCell): readonly [number, number] => [
    Number(asItIs.has(titleOf(judged))),
    reaching.get(`${titleOf(judged)} ${judged.cell.id}`) ?? Infinity,
  ]
  return green
    .map((judged) => ({ judged, rank: rankOf(judged) }))
    .filter(({ rank: [, size] }) => size !== Infinity)
    .toSorted(({ rank: left }, { rank: right }) => left[0] - right[0] || left[1] - right[1])
    .map(({ judged }) => judged)
    .slice(0, Number(values.cells))
}

const resultsOf = (folder: string): CellResult[] => [...readResults(folder).values()]

/** Of judges only those that were named; the oracles are not asked beside them. */
const unasked = (tests: Known['tests']) => {
  if (!asked) return []
  const oracles = tests.flatMap(({ oracles: named = [] }) => named)
  return [...new Set([...oracles, ...judges.map(({ name }) => name)])].filter((name) => !asked.includes(name))
}

/** Runs cells as they are called here. */
const runAll = (
  folder: string,
  { tests }: Known,
  cells: readonly PlannedCell[],
  within: { readonly until?: number; readonly grep?: string } = {},
) => {
  mkdirSync(folder, { recursive: true })
  const missing = cells.filter((cell) => !readResults(folder).has(`${cell.test} ${cell.id}`))
  console.log(`${missing.length} cells`)
  const config = asked ? writeJudgedConfig(suite) : join(suite, 'explore.config.ts')
  // Pages are drawn where their pictures are to be looked at.
  const env = { ...hookedEnv({ tells: false }), ...(isAimed && { DRAW: '1' }) }
  const waits = asked ? { patience: judgesPatience } : {}
  return runCells(missing, {
    ...common,
    ...within,
    ...waits,
    config,
    folder,
    tests,
    without: unasked(tests),
    isPruning: false,
    env,
  })
}

/** Another tool is asked where its journey has led, never of a page that was opened alone. */
const named = ({ cell }: JudgedCell, fault: string): PlannedCell => ({
  ...cell,
  ...(asked && { opening: undefined }),
  id: nameOf(cell.id, fault),
})

const caughtFaults = () =>
  new Set(
    resultsOf(faulty)
      .filter(({ status }) => status === 'red')
      .map(({ id }) => readName(id).fault),
  )

/** Milliseconds that a fault is looked for between two looks at what has been found. */
const slice = 240_000

const searchJourneys = async (exploration: Known, found: readonly { fault: CopiedFault; cells: JudgedCell[] }[]) => {
  for (const { fault, cells } of found) {
    const began = Date.now()
    const until = began + 60_000 * Number(values.unaimed)
    const grep = aimedCells[fault.id]?.[0]?.[0]
    const planned = cells.map((judged) => named(judged, fault.id))
    while (Date.now() < until && !stopped.signal.aborted && !caughtFaults().has(fault.id))
      await runAll(faulty, exploration, planned, { until: Math.min(until, Date.now() + slice), grep })
    const run = resultsOf(faulty).filter(({ id }) => readName(id).fault === fault.id).length
    console.log(`${fault.id}: ${run} cells in ${Math.round((Date.now() - began) / 1000)} seconds`)
  }
}

/** So many cells of a fault are run at a time, until one is red. */
const rounds = [2, 6, 24]

const searchFaults = async (exploration: Known, found: readonly { fault: CopiedFault; cells: JudgedCell[] }[]) => {
  for (const size of rounds) {
    const caught = caughtFaults()
    const open = found.filter(({ fault }) => !caught.has(fault.id))
    await runAll(
      faulty,
      exploration,
      open.flatMap(({ fault, cells }) => cells.slice(0, size).map((judged) => named(judged, fault.id))),
    )
  }
}

const keyOf = ({ cell: { test, id } }: Pick<JudgedCell, 'cell'>) => `${test} ${id}`

/** The cells that are run without a fault: of whole journeys those that were red with one. */
const saneCells = (shown: readonly { cells: readonly JudgedCell[] }[], green: readonly JudgedCell[]): JudgedCell[] => {
  if (!isAimed && values.unaimed === undefined) return [...green]
  const all = [...new Map(shown.flatMap(({ cells }) => cells).map((judged) => [keyOf(judged), judged])).values()]
  if (isAimed) return all
  const red = resultsOf(faulty).filter(({ status }) => status === 'red')
  const known = new Set(red.map(({ test, id }) => `${test} ${readName(id).title}`))
  return all.filter((judged) => known.has(keyOf(judged)))
}

const tell = (text: string) => {
  console.log(text)
  appendFileSync(join(workspace.folder, 'exam.txt'), `${text}\n`)
}

const main = async () => {
  mkdirSync(workspace.copy, { recursive: true })
  const faults = copyWorkspace(workspace, examFaults)
  if (!values['from-results']) buildWorkspace(workspace)
  const exploration = await exploreSound()
  const reach = readRows<Reached>(reachFile)
  const green = exploration.cells.filter(({ result }) => result?.status === 'green')
  const cellsFor = (fault: CopiedFault) => {
    if (values.unaimed !== undefined) return inJourneys(fault, exploration.cells)
    return isAimed ? aimedAt(fault, exploration.cells) : cellsOf(fault, green, reach)
  }
  const shown = inDrawnOrder(faults, seed, ({ id }) => id)
    .map((fault) => ({ fault, cells: cellsFor(fault) }))
    .filter(({ cells }) => cells.length > 0)
  const only = values.only?.split(',')
  const drawn = shown
    .slice(0, isAimed ? shown.length : 2 * Number(values.faults))
    .map((each, at) => ({ ...each, part: at % 2 === 0 ? ('tune' as const) : ('score' as const) }))
    .filter(({ fault, part }) => part === (values.part ?? part) && (only?.includes(fault.id) ?? true))
  if (!values['from-results']) {
    await (values.unaimed === undefined ? searchFaults : searchJourneys)(exploration, drawn)
    const controls = inDrawnOrder(saneCells(isAimed ? drawn : shown, green), seed, keyOf).slice(
      0,
      Number(values.controls),
    )
    await runAll(
      controlled,
      exploration,
      controls.map((judged) => named(judged, 'none')),
    )
  }
  const results = resultsOf(faulty)
  if (asked) {
    const cells = { faults: drawn.map(({ fault }) => fault.id), faulty: results, sound: resultsOf(controlled) }
    return tell(describeJudges(asked, cells))
  }
  const examined = drawn.map(({ fault, part, cells }): ExaminedFault => {
    const own = results.filter(({ id }) => readName(id).fault === fault.id)
    return {
      fault,
      part,
      reaching: cells.length,
      run: own.length,
      red: own.find(({ status }) => status === 'red'),
    }
  })
  const controls = resultsOf(controlled)
  tell(describeExam({ pool: faults.length, shown: shown.length, examined, controls, sound: exploration }))
}

const unknown = asked?.find((judge) => judges.every(({ name }) => name !== judge))
if (unknown !== undefined) {
  console.error(`There is no judge ${unknown}; there are ${judges.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (values.list) {
  console.log(JSON.stringify(published, undefined, 2))
  process.exit()
}
if (existsSync(reachFile)) console.log(`Goes on from ${readFileSync(reachFile, 'utf8').split('\n').length} cells`)
await main()
