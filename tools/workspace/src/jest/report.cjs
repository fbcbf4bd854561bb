const { mkdirSync, writeFileSync } = require('node:fs')
const { basename, dirname, join, relative } = require('node:path')
const { processorSeconds } = require('./processor-seconds.cjs')

/** Writes what a run counted, and what each file cost, where `npm test` sums it up. */
module.exports = class Report {
  constructor(_, { file, root }) {
    this.file = file
    this.root = root
    this.spent = 0
    /** Each with the seconds since the last: a project's files run one after the other in this process. */
    this.costs = []
  }

  onTestFileResult({ path }) {
    const spent = processorSeconds()
    this.costs.push({ file: relative(this.root, path), coreSeconds: spent - this.spent })
    this.spent = spent
  }

  onRunComplete(_, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = results
    const counts = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }
    this.write(this.file, counts)
    this.write(join(dirname(this.file), 'costs', basename(this.file)), this.costs)
  }

  write(file, value) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value, undefined, 2))
  }
}
