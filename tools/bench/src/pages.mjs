/**
 * `npm run bench:pages`: grid and product page on a slow phone. With `--base DIR` another build's `dist` is measured in
 * turn with this one, round by round.
 */
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { measureField } from './field-data.mjs'
import { measureApplied, measureSimulated } from './measure-page.mjs'
import { measuredPages } from './measured-pages.mjs'
import { milliseconds, ratio, seconds } from './number-texts.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { builtShop, startShop } from './servers.mjs'
import { medians } from './statistics.mjs'

const command = 'npm run bench:pages'
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    new: { type: 'string', default: builtShop },
    rounds: { type: 'string', default: '5' },
    ...dryOption,
  },
})

/** @typedef {(value: number) => string} Print */

/** What a round measures of a page, and how the table prints it. */
const columns = /** @satisfies {Record<string, Print>} */ ({
  'LCP, really slowed': seconds,
  'hydrated, really slowed': seconds,
  'FCP, simulated': seconds,
  'LCP, simulated': seconds,
  'TBT, simulated': milliseconds,
  performance: String,
  accessibility: String,
  'best practices': String,
  SEO: String,
  'LCP at 4× CPU': seconds,
  'INP at 4× CPU': milliseconds,
  CLS: (/** @type {number} */ value) => value.toFixed(3),
})

/** @typedef {keyof typeof columns} Column */
/** @typedef {Record<Column, number>} Figures */

/**
 * @param {number} port
 * @param {import('./measured-pages.mjs').PageName} name
 * @param {string} path
 * @returns {Promise<Figures>}
 */
async function measure(port, name, path) {
  const base = `http://localhost:${port}`
  const applied = await measureApplied(`${base}${path}`)
  const { scores, times } = await measureSimulated(`${base}${path}`)
  const field = await measureField(base, name, path)
  return {
    'LCP, really slowed': applied.lcp,
    'hydrated, really slowed': applied.hydrated,
    'FCP, simulated': times.fcp,
    'LCP, simulated': times.lcp,
    'TBT, simulated': times.tbt,
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores['best-practices'],
    SEO: scores.seo,
    'LCP at 4× CPU': field.LCP,
    'INP at 4× CPU': field.INP,
    CLS: field.CLS,
  }
}

const builds = [values.base, values.new].flatMap((dist) => dist ?? [])

/** @param {readonly Figures[]} medianOf one a build, this workspace's last */
function print(medianOf) {
  const [base, own = base] = medianOf
  for (const [name, text] of Object.entries(columns)) {
    const column = /** @type {Column} */ (name)
    const cells = medianOf.map((figures) => text(figures[column]).padStart(12))
    const compared = own && base?.[column] && base !== own ? ratio(own[column] / base[column]).padStart(12) : ''
    console.log([name.padEnd(26), ...cells, compared].join(''))
  }
}

const shops = await Promise.all(builds.map((dist) => startShop(dist)))
try {
  /** @type {Record<string, string[]>} */
  const published = {}
  console.log(`Medians of ${values.rounds} rounds; ${builds.length > 1 ? 'base, new, new to base' : 'this build'}`)
  for (const [name, path] of measuredPages) {
    /** @type {Figures[][]} */
    const rounds = builds.map(() => [])
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [build, { port }] of shops.entries()) rounds[build]?.push(await measure(port, name, path))
    }
    const medianOf = rounds.map(medians)
    console.log(`\n${path}`)
    print(medianOf)
    const own = medianOf.at(-1)
    if (!own) continue
    const shown = /** @type {const} */ (['LCP, really slowed', 'hydrated, really slowed', 'INP at 4× CPU'])
    published[rowsOf[command][name]] = shown.map((column) => columns[column](own[column]))
  }
  publishFigures(command, published, values)
} finally {
  for (const shop of shops) shop.stop()
}
