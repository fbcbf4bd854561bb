import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { countReport } from './count-reports.mjs'

const parents = ['apps', 'libs', 'libs/shop', 'tools']

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} path */
const list = (path) => (existsSync(path) ? readdirSync(path) : [])

/**
 * The names of the projects that have a `test` target.
 * @param {string} root
 * @returns {string[]}
 */
export function expectedSuites(root) {
  return parents
    .flatMap((parent) => list(join(root, parent)).map((name) => join(root, parent, name, 'package.json')))
    .filter(existsSync)
    .map((path) => readJson(path).nx)
    .filter((nx) => nx?.targets?.test)
    .map((nx) => nx.name)
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
