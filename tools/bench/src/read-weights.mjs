/**
 * What this reads of Playwright's JSON report.
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, tests: { annotations: { type: string, description?: string }[] }[] }} Spec
 */

const title = /^(?<path>\S+) loads at most (?<budget>\d+ kB) of JavaScript$/

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {Spec} spec */
function readWeight({ title: text, tests }) {
  const { path, budget } = title.exec(text)?.groups ?? {}
  const annotation = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'weight')
  const weight = /^[\d.]+ kB/.exec(annotation?.description ?? '')?.[0]
  return path && budget && weight ? [{ path, budget, weight }] : []
}

/**
 * The weights that the test of the budgets noted, page by page, whether or not it passed.
 * @param {Suite} report
 */
export const readWeights = (report) => specsOf(report).flatMap(readWeight)
