/** Writes the errors of each test that fails under a fault, and what its fixtures attached. */
import { appendFileSync, readFileSync } from 'node:fs'
import { keyOf, readName } from './test-names.mjs'

/** @param {import('@playwright/test/reporter').TestResult['attachments'][number]} attachment */
const textOf = ({ body, path }) => body?.toString() ?? (path === undefined ? '' : readFileSync(path, 'utf8'))

const attached = ['world', 'calls of the world']

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from nowhere else
export default class FailureReporter {
  /** @param {{ rows: string }} options */
  constructor({ rows }) {
    this.rows = rows
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, retry, errors, attachments }) {
    const { title, fault } = readName(test.title)
    if (fault === undefined || retry > 0 || status === test.expectedStatus || status === 'skipped') return
    const [, , ...titles] = test.titlePath()
    const found = attachments.filter(({ name }) => attached.includes(name))
    const row = {
      fault,
      test: keyOf([...titles.slice(0, -1), title]),
      errors: errors.map(({ message = '' }) => message),
      ...Object.fromEntries(found.map((one) => [one.name, textOf(one)])),
    }
    appendFileSync(this.rows, `${JSON.stringify(row)}\n`)
  }

  printsToStdio() {
    return false
  }
}
