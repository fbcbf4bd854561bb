import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import browserTests from './browser/plugin.cjs'
import { countReport } from './count-reports.mjs'

const parents = ['apps', 'libs', 'libs/shop', 'tools']

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} path */
const list = (path) => (existsSync(path) ? readdirSync(path) : [])

/**
 * @typedef {object} Project
 * @property {string} name
 * @property {Record<string, { executor?: string }>} [targets]
 */

/** @param {string} root */
const foldersIn = (root) => parents.flatMap((parent) => list(join(root, parent)).map((name) => join(parent, name)))

/**
 * The `nx` part of a project's package.json, with the targets of its browser tests.
 * @param {string} root
 * @param {string} folder
 * @returns {Project[]}
 */
const projectIn = (root, folder) => {
  const manifest = join(root, folder, 'package.json')
  const project = existsSync(manifest) ? readJson(manifest).nx : undefined
  if (!project) return []
  return [{ ...project, targets: { ...browserTests.targetsOf(folder, root), ...project.targets } }]
}

/**
 * `test` of a project counts as the project, `test-laws` of the simulator as `simulator-laws`.
 * @param {Project} project
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
  return foldersIn(root)
    .flatMap((folder) => projectIn(root, folder))
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
