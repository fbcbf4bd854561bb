import type { Culprit } from '@soe/contracts'
import { inDrawnOrder } from '../exam/draw'
import { baselineCulprit } from './testing/baseline'
import { driftingCarriers, soundCarriers, undeclaredFields } from './testing/carriers'
import { pools, type ExamCase, type Pool } from './testing/cases'
import { arrangedFailures, endedTests, wrongAssertions } from './testing/requests'
import { brokenScripts, drive, drivenScenarios, stageOf } from './testing/scripts'
import { shopFailures } from './testing/shop'
import { sit, type Artefacts } from './testing/sitting'

export const usualSeed = 20261129

const judges = {
  verdict: ({ verdict }: Artefacts): Culprit => verdict.culprit,
  'without replay': ({ judged }: Artefacts): Culprit => judged.culprit,
  baseline: baselineCulprit,
} as const
export type JudgeName = keyof typeof judges
export const judgeNames = Object.keys(judges) as JudgeName[]

export interface Examined {
  readonly id: string
  readonly pool: Pool | 'sound'
  readonly culprit: Culprit
  readonly named: Readonly<Record<JudgeName, Culprit>>
  readonly artefacts: Artefacts
}

/** What ends a sound test of a sound carrier, script and shop. */
const endings = [
  'Test timeout of 30000ms exceeded.',
  'Error: page.goto: Target page, context or browser has been closed',
  'Error: worker process exited unexpectedly (code=137, signal=SIGKILL)',
  "Error: locator.click: Test timeout of 30000ms exceeded.\nCall log:\n  - waiting for getByRole('button', { name: 'Continue' })",
  'Error: ENOSPC: no space left on device, write',
  'Error: page.goto: net::ERR_NETWORK_CHANGED at http://localhost:4010/smartphones/',
  'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
  'Error: browserType.launch: Failed to launch the browser process',
] as const

const faulty: Readonly<Record<Pool, readonly ExamCase[]>> = {
  scripts: brokenScripts,
  carrier: driftingCarriers,
  fields: undeclaredFields,
  assertions: wrongAssertions,
  shop: shopFailures,
}

const endedScripts = (ending: string): ExamCase[] =>
  drivenScenarios.map((scenario) => ({
    id: scenario.id,
    culprit: 'cannot-tell',
    run: () =>
      sit(stageOf(scenario), async (world, shopper) => {
        await drive(scenario)(world, shopper)
        throw new Error(ending)
      }),
  }))

const sound: Readonly<Record<Pool, (ending: string) => readonly ExamCase[]>> = {
  scripts: endedScripts,
  carrier: soundCarriers,
  fields: arrangedFailures,
  assertions: endedTests.test,
  shop: endedTests.page,
}

const examine = (pool: Examined['pool'], { id, culprit }: ExamCase, artefacts: Artefacts): Examined => ({
  id,
  pool,
  culprit,
  named: Object.fromEntries(judgeNames.map((name) => [name, judges[name](artefacts)])) as Examined['named'],
  artefacts,
})

/** The first cases of a pool, in the order of the draw, that fail a test. */
const drawn = async (
  pool: Examined['pool'],
  cases: readonly ExamCase[],
  { count, seed, ending = '' }: { readonly count: number; readonly seed: number; readonly ending?: string },
): Promise<Examined[]> => {
  const found: Examined[] = []
  for (const each of inDrawnOrder(cases, seed, ({ id }) => `${ending}${id}`)) {
    if (found.length === count) break
    const artefacts = await each.run()
    if (artefacts) found.push(examine(pool, each, artefacts))
  }
  return found
}

/** Examines `count` faults of each pool, and as many sound controls. */
export const sitExam = async (
  count: number,
  chosen: readonly Pool[] = pools,
  seed = usualSeed,
): Promise<Examined[]> => {
  const all: Examined[] = []
  for (const pool of chosen) {
    all.push(...(await drawn(pool, faulty[pool], { count, seed })))
    for (const [at, ending] of endings.entries()) {
      const share = Math.floor(count / endings.length) + Number(at < count % endings.length)
      all.push(...(await drawn('sound', sound[pool](ending), { count: share, seed, ending })))
    }
  }
  return all
}
