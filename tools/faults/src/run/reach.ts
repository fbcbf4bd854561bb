import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultWorkspace } from '../workspace/fault-workspace'
import { browserSuites, runBrowserSuite } from './browser-suites'
import { jestFiles, reachOfJest } from './jest-suites'
import type { Options } from './options'
import { reachingTests } from './reach-map'
import { readRows, type ReachRow } from './rows'

const isAsked =
  ({ tests }: Pick<Options, 'tests'>) =>
  (file: string) =>
    tests.length === 0 || tests.some((part) => file.includes(part))

const reachFile = ({ folder }: FaultWorkspace) => join(folder, 'reach.jsonl')

export const readReach = (workspace: FaultWorkspace, options: Pick<Options, 'tests'>): ReachRow[] =>
  readRows<ReachRow>(reachFile(workspace)).filter(({ test }) => isAsked(options)(test))

/** Runs each test that has not passed yet without a fault, and keeps what it reaches. */
export const completeReach = (workspace: FaultWorkspace, options: Options): ReachRow[] => {
  const file = reachFile(workspace)
  const passed = reachingTests(readRows<ReachRow>(file))
  const passedOf = (suite: string) => passed.filter((row) => row.suite === suite).map(({ test }) => test)
  const missing = jestFiles(workspace).filter((test) => isAsked(options)(test) && !passedOf('jest').includes(test))
  if (missing.length > 0) console.log(`Runs ${missing.length} Jest files without a fault`)
  for (const row of reachOfJest(workspace, missing, Math.min(2, options.workers))) {
    appendFileSync(file, `${JSON.stringify(row)}\n`)
  }
  for (const suite of browserSuites(workspace)) {
    console.log(`Runs the browser tests of ${suite} without a fault`)
    const { workers, tests: files } = options
    runBrowserSuite(workspace, { suite, rows: file, workers, without: passedOf(suite), files })
  }
  return readReach(workspace, options)
}
