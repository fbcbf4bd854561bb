/** `npm run test:faults`: which of the planted faults the tests of a checkout catch. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorkspace } from './workspace/build-workspace'
import { copyWorkspace } from './workspace/copy-workspace'
import { faultWorkspace } from './workspace/fault-workspace'
import { readOptions } from './run/options'
import { completeReach, readReach } from './run/reach'
import { reachingTests } from './run/reach-map'
import { readResults } from './run/rows'
import { searchFaults } from './run/search'
import { judgeFaults, writeTable } from './run/table'

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
