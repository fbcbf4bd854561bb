/** `npm run lighthouse`: Lighthouse on the grid and the product page of the built shop, mobile, medians. */
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { categories, measureSimulated } from './measure-page.mjs'
import { milliseconds, seconds } from './number-texts.mjs'
import { measuredPages } from './measured-pages.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { builtShop, startShop } from './servers.mjs'
import { median, medians } from './statistics.mjs'

const command = 'npm run lighthouse'
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, ...dryOption } })

/** @param {number} port @param {string} path */
async function measure(port, path) {
  /** @type {Awaited<ReturnType<typeof measureSimulated>>[]} */
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rounds.push(await measureSimulated(`http://localhost:${port}${path}`))
  }
  const { fcp, lcp, tbt, cls } = medians(rounds.map(({ times }) => times))
  return {
    failed: rounds.flatMap(({ failed }) => failed),
    cells: [
      ...categories.map((name) => String(median(rounds.map(({ scores }) => scores[name])))),
      ...[seconds(fcp), seconds(lcp), milliseconds(tbt), cls.toFixed(3)],
    ],
  }
}

const shop = await startShop(builtShop)
try {
  console.log(`| page | ${[...categories, 'FCP', 'LCP', 'TBT', 'CLS'].join(' | ')} |`)
  console.log(`|${'---|'.repeat(9)}`)
  /** @type {Record<string, string[]>} */
  const figures = {}
  const failed = new Set()
  for (const [name, path] of measuredPages) {
    const measured = await measure(shop.port, path)
    console.log(`| ${path} | ${measured.cells.join(' | ')} |`)
    figures[rowsOf[command][name]] = measured.cells
    for (const id of measured.failed) failed.add(id)
  }
  if (failed.size > 0) console.log(`audits not passed: ${[...failed].join(', ')}`)
  publishFigures(command, figures, values)
} finally {
  shop.stop()
}
