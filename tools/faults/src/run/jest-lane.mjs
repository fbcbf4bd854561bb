/** Runs Jest files with faults, one job after the other in one process: the parent sends them, and gets each outcome. */
import { runCLI } from 'jest'

/** @typedef {{ fault: string, files: { file: string, project: string }[], hook: string, reporter: string }} Job */

/**
 * @param {Job} job
 * @param {{ file: string, project: string }} at
 * @param {string} active
 */
const passes = async ({ hook, reporter }, { file, project }, active) => {
  process.env['FAULTS_ACTIVE'] = active
  const given = {
    $0: 'jest',
    _: [file],
    runTestsByPath: true,
    runInBand: true,
    setupFilesAfterEnv: [hook],
    reporters: [reporter],
    silent: true,
    watchman: false,
    testTimeout: 30_000,
  }
  const { results } = await runCLI(/** @type {any} */ (given), [project])
  return results.success
}

/** @param {Job} job @param {{ file: string, project: string }} at */
const outcomeOf = async (job, at) => {
  if (await passes(job, at, job.fault)) return 'passed'
  return (await passes(job, at, '')) ? 'caught' : 'broken'
}

/** @param {Job} job */
const run = async (job) => {
  for (const at of job.files) {
    const start = Date.now()
    const outcome = await outcomeOf(job, at)
    process.send?.({ file: at.file, outcome, ms: Date.now() - start })
    if (outcome === 'caught') break
  }
  process.send?.({ done: true })
}

process.on('message', (/** @type {Job} */ job) => void run(job))
