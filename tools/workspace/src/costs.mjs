import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ file: string, coreSeconds: number }} Cost */

const named = 10

/** @param {number} seconds */
const minutes = (seconds) => (seconds / 60).toFixed(1)

/** @param {readonly Cost[]} costs */
const sum = (costs) => costs.reduce((total, { coreSeconds }) => total + coreSeconds, 0)

/**
 * What the suites wrote down of their test files.
 * @param {string} folder with a file a suite
 * @returns {Cost[]}
 */
export function readCosts(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/**
 * The processor time of a run and its dearest test files.
 * @param {readonly Cost[]} costs those of cached suites count nothing
 * @param {number} total core-seconds of the whole run
 * @returns {string[]}
 */
export function describeCosts(costs, total) {
  const dearest = costs.toSorted((one, other) => other.coreSeconds - one.coreSeconds).slice(0, named)
  const tests = Math.min(sum(costs), total)
  return [
    `${minutes(total)} core-minutes: ${minutes(tests)} in test files, ${minutes(total - tests)} in builds, gates and starts`,
    ...dearest.map(({ file, coreSeconds }) => `${coreSeconds.toFixed(1).padStart(8)} s  ${file}`),
  ]
}
