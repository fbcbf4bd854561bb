import { countReport } from './count-reports.mjs'

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
}

const playwrightReport = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 2 }, errors: [] }

describe('countReport', () => {
  it('reads what Jest wrote', () => {
    expect(countReport(jestReport)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a file that did not load as a failure', () => {
    expect(countReport({ ...jestReport, numRuntimeErrorTestSuites: 2 }).failed).toBe(3)
  })

  it('reads what Playwright wrote', () => {
    expect(countReport(playwrightReport)).toEqual({ passed: 7, failed: 1, skipped: 2 })
  })

  it('counts a flaky test and an error outside any test as failures', () => {
    const report = { stats: { ...playwrightReport.stats, flaky: 1 }, errors: [{ message: 'no server' }] }
    expect(countReport(report).failed).toBe(3)
  })
})
