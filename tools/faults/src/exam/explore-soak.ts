/** `npm run explore:soak`: asks the oracles of `soe-sim explore` of tests in which nothing fails; none may be red. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exploreTest, readExploration, readResults, runCells, type PlannedCell } from '@soe/soe-sim/explore'
import { ownRoot } from '../workspace/fault-workspace'
import { inDrawnOrder } from './draw'

const { values } = parseArgs({
  options: {
    /** Spec files of `apps/e2e` that are drawn. */
    files: { type: 'string', default: '12' },
    seed: { type: 'string', default: '20261127' },
    workers: { type: 'string', default: '1' },
  },
})

const suite = join(ownRoot, 'apps/e2e')
const out = join(ownRoot, 'dist/faults/explore-soak')
const stopped = new AbortController()
process.once('SIGINT', () => stopped.abort())

/** Shoppers of chance go another way each time. */
const isDrawn = (file: string) => file.endsWith('.spec.ts') && !/^(random|crawl)\//.test(file)

/** A rule that meets a call and leaves it as it is. */
const undisturbed = (cell: PlannedCell): PlannedCell => ({
  ...cell,
  id: cell.id.replace(/ slow$/, ' undisturbed'),
  opening: undefined,
  scenario: { ...cell.scenario, rules: cell.scenario.rules.map((rule) => ({ ...rule, fault: undefined })) },
})

const main = async () => {
  const specs = readdirSync(join(suite, 'src'), { recursive: true, encoding: 'utf8' }).filter(isDrawn)
  rmSync(out, { recursive: true, force: true })
  for (const file of inDrawnOrder(specs, Number(values.seed), String).slice(0, Number(values.files))) {
    const common = {
      env: process.env,
      test: join(suite, 'src', file),
      config: join(suite, 'playwright.config.ts'),
      project: 'desktop',
      workers: Number(values.workers),
      stopped: stopped.signal,
    }
    const folder = join(out, file.replaceAll('/', '-'))
    const quiet = { without: [], cells: [], isPruning: false, isFresh: true, note: () => undefined }
    await exploreTest({ ...common, ...quiet, out: folder, time: 0 }).catch((error: unknown) =>
      console.log(file, String(error)),
    )
    const { tests, cells } = readExploration(folder)
    const first = tests.flatMap(
      ({ key }) => cells.find(({ cell }) => cell.test === key && cell.failure === 'slow') ?? [],
    )
    await runCells(
      first.map(({ cell }) => undisturbed(cell)),
      { ...common, folder, tests, without: [] },
    )
    const results = [...readResults(folder).values()]
    for (const { status, test, findings } of results.filter(({ status }) => status !== 'green'))
      console.log(`${status}: ${test}: ${findings.map(({ oracle, says }) => `${oracle}: ${says}`).join('; ')}`)
    console.log(`${file}: ${results.length} tests, ${results.filter(({ status }) => status === 'red').length} red`)
  }
}

await main()
