import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} failures what failed, a line each
 */

/**
 * The parts of Jest's JSON report that count.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that failed before their first test
 * @property {readonly string[]} [failures]
 */

/**
 * The parts of Playwright's JSON report that count.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, skipped: number }} stats
 * @property {readonly { message?: string }[]} errors what failed outside any test
 * @property {readonly string[]} [failures]
 */

/**
 * @param {JestReport | PlaywrightReport} report
 * @returns {Count}
 */
export function countReport(report) {
  return 'stats' in report ? countPlaywright(report) : countJest(report)
}

/** @param {JestReport} report */
function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.failures ?? [],
  }
}

/** @param {PlaywrightReport} report */
function countPlaywright({ stats, errors, failures = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...failures, ...errors.map(({ message = 'an error outside any test' }) => firstLine(message))],
  }
}

/** @param {string} message */
export const firstLine = (message) => stripVTControlCharacters(message).split('\n', 1)[0]?.trim() ?? ''
