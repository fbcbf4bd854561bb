/** `npm test`: every gate and every suite, then what they counted. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTestArguments } from './arguments.mjs'
import { describeCosts, readCosts, readTaskCosts } from './costs.mjs'
import { findChrome } from './find-chrome.mjs'
import { findRedis } from './find-redis.mjs'
import { processorSeconds } from './jest/processor-seconds.cjs'
import { root, runNx } from './nx.mjs'
import { soakEnvironment } from './soak-environment.mjs'
import { expectedSuites, readSuites } from './suites.mjs'
import { summarise } from './summarise.mjs'
import { thisMachine } from './this-machine.mjs'

const reports = join(root, 'dist/reports')
const taskCosts = join(reports, 'tasks.jsonl')
const noteTask = fileURLToPath(new URL('note-task.cjs', import.meta.url))
const targets = ['types', 'boundaries', 'lint', 'format', 'exports', 'decisions', 'test']

/** @param {readonly string[]} given */
function main(given) {
  const { soak, nx } = readTestArguments(given)
  const env = {
    ...(soak && soakEnvironment()),
    CHROME_PATH: findChrome(thisMachine),
    REDIS_SERVER: findRedis(thisMachine),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(noteTask)}`,
    TASK_COSTS: taskCosts,
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const fresh = soak ? ['--skip-nx-cache'] : []
  const gates = runNx(['run-many', '-t', ...targets, ...fresh, ...nx], { env })
  const { lines, ok } = summarise(readSuites(reports, nx.length > 0 ? [] : expectedSuites(root)))
  const costs = describeCosts(readCosts(join(reports, 'costs')), readTaskCosts(taskCosts), processorSeconds())
  console.log(['', 'Costs', ...costs, '', 'Suites', ...lines].join('\n'))
  return gates.ok && ok
}

try {
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
