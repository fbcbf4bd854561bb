/** `npm run test:faults`: which of the planted faults the tests of a checkout catch. */
import { mkdirSync, appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorkspace } from './workspace/build-workspace'
import { copyWorkspace } from './workspace/copy-workspace'
import { faultWorkspace, type FaultWorkspace } from './workspace/fault-workspace'
import { readOptions, type Options } from './run/options'
import { reachingTests } from './run/reach-map'
import { readResults, readRows, type ReachRow } from './run/rows'
import { searchFaults } from './run/search'
import { judgeFaults, writeTable } from './run/table'
import { browserSuites, runBrowserSuite } from './run/browser-suites'
import { jestFiles, reachOfJest } from './run/jest-suites'

const isAsked =
  ({ tests }: Pick<Options, 'tests'>) =>
  (file: string) =>
    tests.length === 0 || tests.some((part) => file.includes(part))

const reachFile = ({ folder }: FaultWorkspace) => join(folder, 'reach.jsonl')

const readReach = (workspace: FaultWorkspace, options: Pick<Options, 'tests'>): ReachRow[] =>
  readRows<ReachRow>(reachFile(workspace)).filter(({ test }) => isAsked(options)(test))

/** Runs each test that has not passed yet without a fault, and keeps what it reaches. */
const completeReach = (workspace: FaultWorkspace, options: Options): ReachRow[] => {
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

const main = async (given: readonly string[]) => {
  const options = readOptions(given)
  const workspace = faultWorkspace(options.root, options.name)
  mkdirSync(workspace.copy, { recursive: true })
  const { part, of } = options.shard
  const faults = copyWorkspace(workspace)
    .toSorted((left, right) => left.id.localeCompare(right.id))
    .filter(({ id }, at) => at % of === part - 1 && (options.only.length === 0 || options.only.includes(id)))
  const file = join(workspace.folder, of === 1 ? 'results.jsonl' : `results-${part}-of-${of}.jsonl`)
  if (!options.fromResults) buildWorkspace(workspace)
  const tests = reachingTests(options.fromResults ? readReach(workspace, options) : completeReach(workspace, options))
  if (!options.fromResults && !options.reachOnly) await searchFaults({ workspace, faults, tests, file, options })
  console.log(
    writeTable(judgeFaults(faults, tests, { results: readResults(workspace.folder), most: options.maxTests })),
  )
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
