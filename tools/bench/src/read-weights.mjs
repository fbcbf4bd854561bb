/**
 * What this reads of Playwright's JSON report.
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, tests: { annotations: { type: string, description?: string }[] }[] }} Spec
 */

const title = /^(?<path>\S+) loads at most \d+ kB of JavaScript$/

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {Spec} spec @returns {[string, number][]} */
function readWeight({ title: text, tests }) {
  const { path } = title.exec(text)?.groups ?? {}
  const annotation = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'weight')
  const weight = /^[\d.]+(?= kB)/.exec(annotation?.description ?? '')?.[0]
  return path && weight ? [[`${path} scripts`, Number(weight)]] : []
}

/**
 * The weights that the test of the budgets noted, page by page, whether or not it passed.
 * @param {Suite} report
 * @returns {Record<string, number>}
 */
export const readWeights = (report) => Object.fromEntries(specsOf(report).flatMap(readWeight))
