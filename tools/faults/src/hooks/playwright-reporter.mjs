/** Writes a line for each test that has ended, and says how far the run is. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { progressOf } from './progress.mjs'
import { keyOf, readName } from './test-names.mjs'

/** What the runs of one test and fault say together, by how often it was repeated and how that ended. */
const outcomes = [
  { ok: 'passed', failed: undefined },
  // It has failed with the fault and passed with it.
  { ok: 'flaky', failed: undefined },
  // The last run has no fault.
  { ok: 'caught', failed: 'broken' },
]

/** @param {import('@playwright/test/reporter').TestCase} test */
const namesOf = (test) => {
  const [, project = '', ...titles] = test.titlePath()
  const { title, fault } = readName(test.title)
  return { project, test: keyOf([...titles.slice(0, -1), title]), ...(fault !== undefined && { fault }) }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from nowhere else
export default class FaultReporter {
  /** @param {{ suite: string, rows: string, folder: string }} options */
  constructor({ suite, rows, folder }) {
    this.suite = suite
    this.rows = rows
    this.marks = join(folder, 'caught')
    this.progress = progressOf(0)
    mkdirSync(this.marks, { recursive: true })
  }

  /** @param {unknown} _ @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_, suite) {
    this.progress = progressOf(suite.allTests().length)
  }

  /** @param {string} fault @param {boolean} hasFailed */
  mark(fault, hasFailed) {
    const mark = join(this.marks, fault)
    if (hasFailed) writeFileSync(mark, '')
    else rmSync(mark, { force: true })
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} testCase
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(testCase, { status, retry, duration: ms, annotations, error }) {
    const { project, test, fault } = namesOf(testCase)
    if (status === 'skipped' || status === 'interrupted') return this.progress.step(`${status} ${test}`)
    const hasFailed = status !== testCase.expectedStatus
    const reached = annotations
      .find(({ type }) => type === 'reached')
      ?.description?.split(' ')
      .filter(Boolean)
    const row = { suite: this.suite, test, project, ms, ...(reached && { reached }) }
    if (fault === undefined) return this.write({ ...row, outcome: hasFailed ? 'failed' : 'passed' }, error)
    const outcome = outcomes[retry]?.[hasFailed ? 'failed' : 'ok']
    this.mark(fault, hasFailed || outcome === 'caught')
    if (outcome === undefined) return undefined
    if (outcome === 'broken') this.mark(fault, false)
    return this.write({ ...row, fault, outcome }, error)
  }

  /**
   * @param {{ outcome: string, test: string, fault?: string }} row
   * @param {import('@playwright/test/reporter').TestError | undefined} error
   */
  write(row, error) {
    appendFileSync(this.rows, `${JSON.stringify(row)}\n`)
    this.progress.step([row.outcome, row.fault, row.test].filter(Boolean).join(' '))
    if (error) console.log(`  ${error.message?.replaceAll(/\s*\n\s*/g, ' ').slice(0, 300)}`)
  }

  /** @param {import('@playwright/test/reporter').TestError} error of no test, such as a file that cannot be read */
  onError(error) {
    console.error(error.stack ?? error.message ?? error.value)
  }

  printsToStdio() {
    return true
  }
}
