import { join } from 'node:path'
import { root } from '../nx.mjs'
import { costsOfFolder, countFolder } from './split-report.mjs'

const test = (status: string, seconds?: string, lost = '0') => ({
  status,
  results: [{ errors: status === 'unexpected' ? [{ message: 'no row\n  at cart' }] : [] }],
  annotations:
    seconds === undefined
      ? []
      : [
          { type: 'core seconds', description: seconds },
          { type: 'lost core seconds', description: lost },
        ],
})

const report = {
  config: { rootDir: join(root, 'apps/e2e/src') },
  suites: [
    {
      file: 'cart/cart.spec.ts',
      specs: [{ tests: [test('expected', '0.5', '0.25')] }],
      suites: [{ file: '', specs: [{ title: 'adds up', tests: [test('unexpected', '1.25')] }] }],
    },
    { file: 'cart/lock.spec.ts', specs: [{ tests: [test('skipped')] }] },
    { file: 'cart-entry/hub.spec.ts', specs: [{ tests: [test('expected', '9')] }] },
  ],
  errors: [],
} as never

it('counts the tests of a folder at every depth, and of no folder whose name begins alike', () => {
  expect(countFolder(report, 'apps/e2e/src/cart')).toEqual({
    stats: { expected: 1, unexpected: 1, skipped: 1 },
    errors: [],
    failures: ['apps/e2e/src/cart/cart.spec.ts › adds up: no row'],
  })
})

it('counts what failed outside any test in each folder', () => {
  const failed = {
    config: { rootDir: root },
    suites: [],
    errors: [{ message: 'the simulator did not start' }],
  } as never
  expect(countFolder(failed, 'cart').errors).toHaveLength(1)
})

it('adds up the processor seconds of each file', () => {
  expect(costsOfFolder(report, 'apps/e2e/src/cart')).toEqual([
    { file: 'apps/e2e/src/cart/cart.spec.ts', coreSeconds: 1.75, lostSeconds: 0.25 },
    { file: 'apps/e2e/src/cart/lock.spec.ts', coreSeconds: 0, lostSeconds: 0 },
  ])
})
