import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { countReport } from './count-reports.mjs'

const parents = ['apps', 'libs', 'libs/shop', 'tools']

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} path */
const list = (path) => (existsSync(path) ? readdirSync(path) : [])

/**
 * @typedef {object} ProjectFile
 * @property {string} name
 * @property {Record<string, { executor?: string }>} [targets]
 */

/**
 * What Nx knows of a project: the `nx` part of its package.json, and its project.json.
 * @param {string} folder
 * @returns {ProjectFile[]}
 */
const projectFiles = (folder) =>
  [
    { path: join(folder, 'package.json'), read: (/** @type {any} */ file) => file.nx },
    { path: join(folder, 'project.json'), read: (/** @type {any} */ file) => file },
  ].flatMap(({ path, read }) => (existsSync(path) ? (read(readJson(path)) ?? []) : []))

/**
 * `test` of a project counts as the project, `test-cart` of the carrier as `carrier-cart`.
 * @param {ProjectFile} project
 */
const suitesOf = ({ name, targets = {} }) =>
  Object.entries(targets)
    .filter(([target, { executor }]) => /^test($|-)/.test(target) && executor !== 'nx:noop')
    .map(([target]) => target.replace(/^test/, name))

/**
 * The names of the suites that the projects' test targets run.
 * @param {string} root
 * @returns {string[]}
 */
export function expectedSuites(root) {
  return parents
    .flatMap((parent) => list(join(root, parent)).map((name) => join(root, parent, name)))
    .flatMap(projectFiles)
    .flatMap(suitesOf)
}

/**
 * What every suite counted; a file cut short counts as no report.
 * @param {string} folder of the reports, one a suite
 * @param {readonly string[]} expected
 * @returns {Map<string, import('./count-reports.mjs').Count | undefined>}
 */
export function readSuites(folder, expected) {
  const written = list(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
  return new Map([...new Set([...expected, ...written])].map((name) => [name, readCount(join(folder, `${name}.json`))]))
}

/** @param {string} path */
function readCount(path) {
  try {
    return countReport(readJson(path))
  } catch {
    return undefined
  }
}
