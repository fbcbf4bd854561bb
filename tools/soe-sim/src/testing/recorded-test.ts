import { findOperation } from '@soe/contracts'
import type { CellResult, RecordedTest } from '@soe/simulator-client/playwright'
import type { Exploration } from '../explore/explore-test'
import { makeCells } from '../explore/make-cells'

type Call = RecordedTest['calls'][number]

/** A green test that has made these calls. */
export const recordedTest = (calls: readonly Call[]): RecordedTest => ({
  key: 'desktop › checkout.spec.ts › buys',
  file: '/work/tests/checkout.spec.ts',
  title: 'buys <a phone>',
  hasPassed: true,
  seed: 7,
  ms: 2000,
  calls,
  declared: { 'cart.addDevice': ['208', 'CART_LOCKED', 'CASE_CANCELLED'], 'plans.getPlans': ['R1001'] },
  handlings: { '208': 'page', CART_LOCKED: 'cart-lock', CASE_CANCELLED: 'cart-lock', R1001: 'cart-lost' },
})

const kinds = ['catalogue.getProduct', 'cart.addDevice', 'plans.getPlans'] as const

/** Reads and a change of one page, with all of their errors. */
export const callsOfEachKind = (): RecordedTest => ({
  ...recordedTest(kinds.map((operation) => ({ operation, page: '/a', sku: 'orbit-12-pro-kelp-128', digest: 'empty' }))),
  declared: Object.fromEntries(kinds.map((key) => [key, [...findOperation(key).metadata.errors]])),
  handlings: {},
})

/** The cells of a test, with what came of those that have been run. */
export const explorationOf = (
  recorded: RecordedTest,
  results: Readonly<Record<string, Partial<CellResult>>> = {},
): Exploration => ({
  tests: [recorded],
  seconds: 12,
  cells: makeCells(recorded).map((cell) => {
    const result = results[cell.id]
    return {
      cell,
      result: result && { id: cell.id, test: cell.test, status: 'green', findings: [], ms: 1500, ...result },
    }
  }),
})
