import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} FileCost of a test file
 * @property {string} file
 * @property {number} coreSeconds
 * @property {number} [lostSeconds] those of them that no process above counts
 *
 * @typedef {object} TaskCost of a program that Nx ran
 * @property {string} [project]
 * @property {string} [target] absent for the folders of browser tests, which run as one
 * @property {number} coreSeconds
 */

const named = 10

/** @param {number} seconds */
const minutes = (seconds) => (seconds / 60).toFixed(1)

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * What the suites wrote down of their test files.
 * @param {string} folder with a file a suite
 * @returns {FileCost[]}
 */
export function readCosts(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/**
 * What `note-task.cjs` wrote down, a line a program.
 * @param {string} file
 * @returns {TaskCost[]}
 */
export function readTaskCosts(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.map((line) => JSON.parse(line))
}

/** @type {Readonly<Record<string, string>>} */
const kinds = { types: 'types', lint: 'lint', boundaries: 'other gates', format: 'other gates', exports: 'other gates' }

/** @param {TaskCost} task */
const kindOf = ({ project, target = 'test-gallery' }) => {
  if (project === 'e2e' || target === 'test-gallery') return 'browsers'
  return kinds[target] ?? (target.startsWith('test') ? 'Jest' : 'builds')
}

/**
 * The processor time of a run by kind, and its dearest test files.
 * @param {readonly FileCost[]} files those of cached suites count nothing
 * @param {readonly TaskCost[]} tasks
 * @param {number} counted core-seconds of the whole run, but for those that its test files lost
 * @returns {string[]}
 */
export function describeCosts(files, tasks, counted) {
  const lost = sum(files.map(({ lostSeconds = 0 }) => lostSeconds))
  /** @type {Map<string, number>} */
  const spent = new Map([['browsers', lost]])
  for (const task of tasks) spent.set(kindOf(task), (spent.get(kindOf(task)) ?? 0) + task.coreSeconds)
  const rest = counted + lost - sum([...spent.values()])
  const parts = [...spent].toSorted(([, one], [, other]) => other - one).concat([['Nx', rest]])
  const dearest = files.toSorted((one, other) => other.coreSeconds - one.coreSeconds).slice(0, named)
  return [
    `${minutes(counted + lost)} core-minutes: ${parts.map(([kind, seconds]) => `${kind} ${minutes(seconds)}`).join(', ')}`,
    ...dearest.map(({ file, coreSeconds }) => `${coreSeconds.toFixed(1).padStart(8)} s  ${file}`),
  ]
}
