import { appendFileSync } from 'node:fs'
import { progressOf } from '../hooks/progress.mjs'
import type { CopiedFault } from '../workspace/copy-workspace'
import type { FaultWorkspace } from '../workspace/fault-workspace'
import { browserSuites, runBrowserSuite } from './browser-suites'
import type { Options } from './options'
import { type ReachingTest, testsFor } from './reach-map'
import { hasSettled, readResults, type ResultRow } from './rows'
import { runJest } from './run-jest'

/** So many browser tests of a fault are tried in each run of Playwright, the likeliest first. */
const rounds = [1, 3, 9, 27, Infinity]

interface Search {
  readonly workspace: FaultWorkspace
  readonly faults: readonly CopiedFault[]
  readonly tests: readonly ReachingTest[]
  readonly file: string
  readonly options: Options
  /** The pairs that this search has tried; what was flaky or broken is tried again only by the next one. */
  readonly tried: Set<string>
}

const keyOf = (fault: string, { suite, test }: Pick<ReachingTest, 'suite' | 'test'>) => `${fault} ${suite} ${test}`

const ranOf = ({ workspace, tried }: Search) => {
  const results = readResults(workspace.folder)
  const ran = new Set([...tried, ...results.filter(hasSettled).map((row) => keyOf(row.fault, row))])
  const caught = new Set(results.filter(({ outcome }) => outcome === 'caught').map(({ fault }) => fault))
  return {
    hasRun: (fault: string, test: ReachingTest) => ran.has(keyOf(fault, test)),
    isCaught: (id: string) => caught.has(id),
  }
}

/** The tests that may still catch a fault; none once it is caught. */
const openTests = (search: Search, isOf: (test: ReachingTest) => boolean) => {
  const { hasRun, isCaught } = ranOf(search)
  return search.faults
    .filter(({ id }) => search.options.every || !isCaught(id))
    .map((fault) => ({ fault: fault.id, tests: testsFor(fault, search.tests).filter(isOf), hasRun }))
    .map(({ fault, tests, hasRun: ran }) => ({ fault, known: tests, tests: tests.filter((test) => !ran(fault, test)) }))
    .filter(({ tests }) => tests.length > 0)
}

const searchJest = async (search: Search) => {
  const { workspace, options, file } = search
  const jobs = openTests(search, ({ suite }) => suite === 'jest').map(({ fault, tests }) => ({
    fault,
    files: tests.map(({ test }) => test),
  }))
  const progress = progressOf(jobs.length)
  const last = new Map<string, ResultRow>()
  await runJest(workspace, jobs, {
    workers: Math.min(2, options.workers),
    onEnd: (row) => {
      appendFileSync(file, `${JSON.stringify(row)}\n`)
      last.set(row.fault, row)
    },
    onDone: ({ fault }) => progress.step(`${last.get(fault)?.outcome} ${fault} ${last.get(fault)?.test}`),
  })
}

const planOf = (search: Search, suite: string, size: number): Record<string, string[]> => {
  const plan: Record<string, string[]> = {}
  for (const { fault, known, tests } of openTests(search, (test) => test.suite === suite)) {
    const left = search.options.maxTests - (known.length - tests.length)
    for (const test of tests.slice(0, Math.max(0, Math.min(size, left)))) {
      search.tried.add(keyOf(fault, test))
      ;(plan[test.test] ??= []).push(fault)
    }
  }
  return plan
}

const searchBrowser = (search: Search, suite: string) => {
  const { workspace, options, file } = search
  for (const size of options.every ? [Infinity] : rounds) {
    const faults = planOf(search, suite, size)
    const files = new Set(Object.keys(faults).map((test) => test.split(' › ', 1)[0] ?? ''))
    if (files.size === 0) return
    console.log(`Tries ${Object.values(faults).flat().length} pairs of a test and a fault in ${suite}`)
    runBrowserSuite(workspace, { suite, rows: file, workers: options.workers, faults, files: [...files] })
  }
}

/** Tries on each fault the tests that reach it: Jest first, then browsers, until one catches it. */
export const searchFaults = async (given: Omit<Search, 'tried'>) => {
  const search = { ...given, tried: new Set<string>() }
  await searchJest(search)
  for (const suite of browserSuites(search.workspace)) searchBrowser(search, suite)
}
