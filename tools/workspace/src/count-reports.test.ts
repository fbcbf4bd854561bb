import { countReport } from './count-reports.mjs'

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
}

const playwrightReport = { stats: { expected: 7, unexpected: 1, skipped: 2 }, errors: [] }

describe('countReport', () => {
  it('reads what Jest wrote', () => {
    expect(countReport(jestReport)).toMatchObject({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a file that did not load as a failure', () => {
    expect(countReport({ ...jestReport, numRuntimeErrorTestSuites: 2 }).failed).toBe(3)
  })

  it('reads what Playwright wrote', () => {
    expect(countReport(playwrightReport)).toMatchObject({ passed: 7, failed: 1, skipped: 2 })
  })

  it('counts an error outside any test as a failure, and names it', () => {
    const { failed, failures } = countReport({ ...playwrightReport, errors: [{ message: 'no server\nat start' }] })
    expect({ failed, failures }).toEqual({ failed: 2, failures: ['no server'] })
  })
})
