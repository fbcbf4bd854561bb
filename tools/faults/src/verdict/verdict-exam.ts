/** `npm run verdict:exam`: how often a verdict on the report of a failed test names who is at fault. */
import { parseArgs } from 'node:util'
import { pools, type Pool } from './testing/cases'
import { sitExam, usualSeed } from './exam'
import { recordShopFailures } from './testing/record-shop-failures'
import { isNamed, isWronglyNamed, writeTable } from './table'

const { values } = parseArgs({
  options: {
    /** Faults of each pool, and as many controls. */
    count: { type: 'string', default: '8' },
    /** Only these pools, apart by a comma. */
    only: { type: 'string' },
    /** Draws others. */
    seed: { type: 'string', default: String(usualSeed) },
    /** Records failing journeys of the shop anew, those of these files of journeys, apart by a comma; takes an hour. */
    record: { type: 'string' },
    /** Prints the report of each that is not named. */
    why: { type: 'boolean', default: false },
  },
})

const chosen = values.only?.split(',') as Pool[] | undefined
const unknown = chosen?.filter((pool) => !pools.includes(pool)) ?? []
if (unknown.length > 0) throw new Error(`--only takes ${pools.join(', ')}, not ${unknown.join(', ')}.`)

if (values.record !== undefined) recordShopFailures(values.record.split(','), Number(values.seed))

const all = await sitExam(Number(values.count), chosen, Number(values.seed))
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
