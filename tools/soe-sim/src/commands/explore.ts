import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { durationInMs, isDuration } from '@soe/contracts'
import type { CommandRun, GivenOptions } from '../command'
import { exitCode } from '../exit-code'
import { exploreTest, type Exploration } from '../explore/explore-test'
import { isArmable } from '../explore/make-cells'
import { findFixtures, findJourney, journeyConfig, writeJourney } from '../explore/journeys'
import { writeHtml } from '../explore/report/html'
import { writeJunit } from '../explore/report/junit'
import { describeMatrix } from '../explore/report/matrix'
import { writeRedFiles } from '../explore/report/red-files'
import { findConfig } from '../explore/run-playwright'
import { shortenScripts } from '../explore/report/shorten-scripts'
import { countCells, standingOf } from '../explore/report/standing'
import { InputError } from '../input-error'
import { readNumber } from '../read-number'
import { writeOut } from '../write-out'
import type { exploreOptions } from './explore-options'

type Given = GivenOptions<typeof exploreOptions>

const readTime = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!isDuration(text)) throw new InputError('INVALID_TIME', `--time is a duration such as PT8M; it was ${text}.`)
  return durationInMs(text)
}

/** What was not judged is no success, but for what a bound of time leaves to the next run. */
export const endingOf = (exploration: Exploration, isBounded: boolean): number => {
  const { green, red, broken, 'not-reached': notReached, 'not-run': notRun } = countCells(exploration)
  const isJudged = green > 0 && broken + notReached === 0 && (isBounded || notRun === 0)
  return isJudged && red === 0 ? exitCode.fine : exitCode.failed
}

const asJson = (exploration: Exploration) => ({
  counts: countCells(exploration),
  seconds: exploration.seconds,
  cells: exploration.cells.map((judged) => ({
    id: judged.cell.id,
    test: judged.cell.test,
    call: judged.cell.call,
    failure: judged.cell.failure,
    standing: standingOf(judged),
    title: judged.cell.title,
    ...(judged.cell.equal !== undefined && { equal: judged.cell.equal }),
    ...judged.result,
    ...(judged.steps && { steps: judged.steps }),
    scenario: judged.cell.scenario,
  })),
})

/** The test of a team, or that of a journey, which is written beside the results. */
const findTest = async (
  { journey, out, ...given }: Given,
  test: string | undefined,
): Promise<{ test: string; config: string | undefined }> => {
  if (journey === undefined && test !== undefined) return { test, config: findConfig({ ...given, test }) }
  if (journey === undefined || test !== undefined)
    throw new InputError('NO_TEST', 'Name a test or, with --journey, one of the journeys that come with the command.')
  const folder = join(out, 'journey')
  const files = { test: join(folder, `${journey}.spec.ts`), config: join(folder, 'playwright.config.mjs') }
  const found = findJourney(journey)
  await writeOut(files.test, writeJourney(found, findFixtures(folder)))
  await writeOut(files.config, journeyConfig)
  return { test: files.test, config: resolve(files.config) }
}

/** Runs a test under each failure of each of its calls, and reports where the shop does not cope. */
export const explore = async ({ given, io, server, show }: CommandRun<Given>, asked?: string): Promise<number> => {
  const { out } = given
  const { test, config } = await findTest(given, asked)
  const began = Date.now()
  const time = readTime(given.time)
  const run = {
    ...given,
    test,
    config,
    workers: readNumber('--workers', given.workers, { min: 1, max: 64 }) ?? 2 * availableParallelism(),
    without: given.without ?? [],
    env: { ...io.env, SIM_URL: server.url, ...(server.token !== undefined && { SIM_TOKEN: server.token }) },
    stopped: io.untilStopped(),
  }
  const found = await exploreTest({
    ...run,
    time,
    cells: given.cells ?? [],
    isPruning: given.prune,
    isFresh: given.fresh === true,
    note: (text) => io.err(text),
  })
  const until = time === undefined ? undefined : began + time
  const exploration = given.shorten ? await shortenScripts(found, { ...run, folder: resolve(out), until }) : found
  await writeOut(join(out, 'explore.json'), JSON.stringify(asJson(exploration), null, 2))
  await writeOut(join(out, 'explore.xml'), writeJunit(exploration))
  await writeOut(join(out, 'explore.html'), writeHtml(exploration, out))
  await writeRedFiles(exploration, { out, config })
  const { red } = countCells(exploration)
  show(asJson(exploration), () => [
    ...describeMatrix(exploration),
    `The pages are in ${join(out, 'explore.html')}.`,
    ...(red > 0
      ? [
          `Each finding has ${exploration.cells.some(({ cell }) => isArmable(cell)) ? 'a scenario and ' : ''}a test that fails: npx playwright test --config ${join(out, 'red')}`,
        ]
      : []),
  ])
  return endingOf(exploration, given.time !== undefined)
}
