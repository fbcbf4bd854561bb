/** `npm test`: every gate and every suite, then what they counted. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTestArguments } from './arguments.mjs'
import { describeCosts, readCosts, readTaskCosts } from './costs.mjs'
import { findChrome } from './find-chrome.mjs'
import { findRedis } from './find-redis.mjs'
import { processorSeconds } from './jest/processor-seconds.cjs'
import { root, startNx } from './nx.mjs'
import { soakEnvironment } from './soak-environment.mjs'
import { expectedSuites, readSuites } from './suites.mjs'
import { summarise } from './summarise.mjs'
import { thisMachine } from './this-machine.mjs'

const reports = join(root, 'dist/reports')
const taskCosts = join(reports, 'tasks.jsonl')
const noteTask = fileURLToPath(new URL('note-task.cjs', import.meta.url))
const targets = ['types', 'boundaries', 'lint', 'format', 'exports', 'decisions', 'test']

/** Nx starts nothing beside a batch, which the tests of these suites are; half of their time they wait. */
const batches = ['e2e', 'gallery']

/**
 * All gates and suites: at once where a build that one run needs is another's no more.
 * @param {NodeJS.ProcessEnv} env
 */
async function runAll(env) {
  const isBuilt = await startNx(['run-many', '-t', 'build'], env)
  if (!isBuilt) return false
  const runs = await Promise.all([
    startNx(['run-many', '-t', 'test', '-p', ...batches], env),
    startNx(['run-many', '-t', ...targets, '--exclude', ...batches], env),
  ])
  return runs.every(Boolean)
}

/** @param {readonly string[]} given */
async function main(given) {
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
  const isFresh = soak || process.env['NX_SKIP_NX_CACHE'] === 'true'
  const fresh = isFresh ? ['--skip-nx-cache'] : []
  const isOneRun = isFresh || nx.length > 0
  const ran = await (isOneRun ? startNx(['run-many', '-t', ...targets, ...fresh, ...nx], env) : runAll(env))
  const { lines, ok } = summarise(readSuites(reports, nx.length > 0 ? [] : expectedSuites(root)))
  const costs = describeCosts(readCosts(join(reports, 'costs')), readTaskCosts(taskCosts), processorSeconds())
  console.log(['', 'Costs', ...costs, '', 'Suites', ...lines].join('\n'))
  return ran && ok
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
