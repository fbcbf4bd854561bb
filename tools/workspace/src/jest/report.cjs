const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')

/** Writes what a run counted where `npm test` sums it up. */
module.exports = class Report {
  constructor(_, { file }) {
    this.file = file
  }

  onRunComplete(_, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = results
    const counts = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(counts, undefined, 2))
  }
}
