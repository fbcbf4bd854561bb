/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * The parts of Jest's JSON report that count.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that failed before their first test
 */

/**
 * The parts of Playwright's JSON report that count.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors what failed outside any test
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
  }
}

/**
 * A flaky test passed only when tried again, which is a failure here.
 * @param {PlaywrightReport} report
 */
function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
