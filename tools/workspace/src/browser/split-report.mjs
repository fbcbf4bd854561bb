import { posix, relative } from 'node:path'
import { firstLine } from '../count-reports.mjs'
import { root } from '../nx.mjs'

/** The annotations under which a test notes its processor seconds, and those of them that no process above counts. */
const [coreSeconds, lostSeconds] = ['core seconds', 'lost core seconds']

/**
 * @typedef {object} Test
 * @property {'expected' | 'unexpected' | 'skipped'} status
 * @property {readonly { type: string, description?: string }[]} annotations
 * @property {readonly { errors: readonly { message?: string }[] }[]} results one a try
 *
 * @typedef {object} Spec
 * @property {string} title
 * @property {readonly Test[]} tests
 *
 * @typedef {object} Suite of Playwright's JSON report
 * @property {string} file below the configuration's rootDir
 * @property {readonly Spec[]} specs
 * @property {readonly Suite[]} [suites]
 *
 * @typedef {object} Report
 * @property {{ rootDir: string }} config
 * @property {readonly Suite[]} suites one a file
 * @property {readonly { message?: string }[]} errors what failed outside any test
 */

/**
 * What a folder's tests counted, in the form of Playwright's report. An error outside any test is every folder's.
 * @param {Report} report
 * @param {string} folder
 */
export function countFolder(report, folder) {
  const files = filesOf(report, folder)
  const stats = { expected: 0, unexpected: 0, skipped: 0 }
  for (const { status } of files.flatMap(testsOf)) stats[status] += 1
  return { stats, errors: report.errors, failures: files.flatMap(failuresOf) }
}

/**
 * Each test that failed, with the first line of its first error.
 * @param {Suite} suite
 */
const failuresOf = (suite) =>
  specsOf(suite).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${suite.file} › ${title}: ${firstLine(results[0]?.errors[0]?.message ?? '')}`),
  )

/**
 * The processor seconds of each file of a folder.
 * @param {Report} report
 * @param {string} folder
 */
export function costsOfFolder(report, folder) {
  return filesOf(report, folder).map((suite) => ({
    file: suite.file,
    coreSeconds: costOf(testsOf(suite), coreSeconds),
    lostSeconds: costOf(testsOf(suite), lostSeconds),
  }))
}

/**
 * By file of a folder, the scripts that its tests have loaded.
 * @param {Report} report
 * @param {string} folder
 * @returns {Record<string, string[]>}
 */
export const scriptsOfFolder = (report, folder) =>
  Object.fromEntries(
    filesOf(report, folder).map((suite) => {
      const noted = testsOf(suite).flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'scripts'))
      return [suite.file, [...new Set(noted.flatMap(({ description = '' }) => description.split(' ').filter(Boolean)))]]
    }),
  )

/**
 * The files of a folder, by their path in the workspace.
 * @param {Report} report
 * @param {string} folder
 */
const filesOf = ({ config, suites }, folder) =>
  suites
    .map((suite) => ({ ...suite, file: posix.join(relative(root, config.rootDir), suite.file) }))
    .filter(({ file }) => file.startsWith(`${folder}/`))

/**
 * @param {Suite} suite
 * @returns {readonly Spec[]}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {Suite} suite */
const testsOf = (suite) => specsOf(suite).flatMap(({ tests }) => tests)

/**
 * @param {readonly Test[]} tests
 * @param {string} noted
 */
const costOf = (tests, noted) =>
  tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === noted)
    .reduce((sum, { description }) => sum + Number(description), 0)
