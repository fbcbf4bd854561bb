import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Audience, JournalEntry, OperationKey } from '@soe/contracts'
import type { Scenario } from '@soe/scenario'
import { ownRoot } from '../../workspace/fault-workspace'
import type { ExamCase } from './cases'
import { sit } from './sitting'

/** The report of a journey that failed under a planted fault of the shop. */
export interface ShopFailure {
  readonly fault: string
  readonly test: string
  readonly persona: string
  readonly seed: number
  readonly scenarios?: readonly Scenario[]
  readonly report: string
  readonly calls: readonly (Pick<JournalEntry, 'audience' | 'page' | 'request'> & {
    readonly operation: string
    readonly outcome: string
  })[]
}

export const shopFailuresFile = join(ownRoot, 'tools/faults/src/verdict/testing/shop-failures.json')

const recorded = JSON.parse(readFileSync(shopFailuresFile, 'utf8')) as readonly ShopFailure[]

/** Sends the calls of a report again, each from its page or from the test, and fails with the same message. */
export const shopFailures: readonly ExamCase[] = recorded.map(
  ({ fault, test, persona, seed, scenarios = [], report, calls }) => ({
    id: `${fault} in ${test}`,
    culprit: 'shop',
    run: () =>
      sit({ persona, seed, scenarios }, async (_, shopper) => {
        for (const { operation, audience, page, request } of calls)
          await shopper.call(operation as OperationKey, {
            audience: audience as Audience,
            ...(request as object),
            ...(page !== undefined && { headers: { referer: `http://localhost${page}` } }),
          })
        throw new Error(report)
      }),
  }),
)
