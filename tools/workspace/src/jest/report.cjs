const { mkdirSync, writeFileSync } = require('node:fs')
const { basename, dirname, join, relative } = require('node:path')
const { stripVTControlCharacters } = require('node:util')
const { processorSeconds } = require('./processor-seconds.cjs')

/** @param {string} [message] */
const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0].trim()

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
    const failures = results.testResults.flatMap((result) => this.failuresOf(result))
    this.write(this.file, { ...counts, failures })
    this.write(join(dirname(this.file), 'costs', basename(this.file)), this.costs)
  }

  failuresOf({ testFilePath, testExecError, testResults }) {
    const file = relative(this.root, testFilePath)
    if (testExecError) return [`${file}: ${firstLine(testExecError.message)}`]
    return testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`)
  }

  write(file, value) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value, undefined, 2))
  }
}
