/**
 * What this reads of Playwright's JSON report.
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ tests: { annotations: { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ path: string, weights: Record<string, Record<string, number>> }} Weighed
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {Weighed} weighed @returns {[string, number][]} */
const samplesOf = ({ path, weights }) =>
  Object.entries(weights).flatMap(([moment, weight]) =>
    Object.entries(weight).map(
      ([measure, value]) => /** @type {[string, number]} */ ([`${path} ${moment} ${measure}`, value]),
    ),
  )

/**
 * The weights that the test of the budgets noted, page by page, whether or not it passed: `/smartphones/ atRest kb`.
 * @param {Suite} report
 * @returns {Record<string, number>}
 */
export const readWeights = (report) =>
  Object.fromEntries(
    specsOf(report)
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .flatMap(({ type, description }) => (type === 'weight' && description ? samplesOf(JSON.parse(description)) : [])),
  )
