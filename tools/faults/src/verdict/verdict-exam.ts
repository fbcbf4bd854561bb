/** `npm run verdict:exam`: how often a verdict on the report of a failed test names the culprit. */
import { parseArgs } from 'node:util'
import { readNumber } from '../run/options'
import { pools, type Pool } from './testing/cases'
import { sitExam, usualSeed } from './exam'
import { recordShopFailures } from './testing/record-shop-failures'
import { isNamed, isWronglyNamed, writeTable } from './table'

const { values } = parseArgs({
  options: {
    /** Faults of each pool, and as many controls. */
    count: { type: 'string', default: '8' },
    /** Only these pools, separated by commas. */
    only: { type: 'string' },
    /** Draws other cases. */
    seed: { type: 'string', default: String(usualSeed) },
    /** Records failing journeys of the shop again, from these files of journeys, separated by commas; takes an hour. */
    record: { type: 'string' },
    /** Prints the report of each case whose culprit is not named. */
    why: { type: 'boolean', default: false },
  },
})

const chosen = values.only?.split(',') as Pool[] | undefined
const unknown = chosen?.filter((pool) => !pools.includes(pool)) ?? []
if (unknown.length > 0) throw new Error(`--only takes ${pools.join(', ')}, not ${unknown.join(', ')}.`)

const seed = readNumber('seed', values.seed)

if (values.record !== undefined) recordShopFailures(values.record.split(','), seed)

const all = await sitExam(readNumber('count', values.count), chosen, seed)
for (const examined of all) {
  const { id, pool, culprit, named, artefacts } = examined
  const isRight = isNamed(examined, 'verdict')
  const mark = isRight ? 'named ' : isWronglyNamed(examined, 'verdict') ? 'WRONG ' : 'missed'
  console.log(
    `${mark} ${pool} ${id}: ${culprit}, named ${named.verdict}, without replay ${named['without replay']}, by the baseline ${named.baseline}`,
  )
  if (values.why && !isRight)
    console.log([artefacts.report, ...artefacts.verdict.sentences].join('\n').replaceAll(/^/gm, '    '))
}
console.log(`\n${writeTable(all)}`)
