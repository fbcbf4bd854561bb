import type { CopiedFault } from '../workspace/copy-workspace'
import { reachingTests, testsFor } from './reach-map'
import type { ReachRow, ResultRow } from './rows'
import { judgeFaults, writeTable } from './table'

const fault = (id: string): CopiedFault => ({
  id,
  kind: 'focus lost',
  sees: `${id}.`,
  anchor: '',
  faulty: '',
  feature: 'cart',
})

const reach = (test: string, reached: readonly string[], more: Partial<ReachRow> = {}): ReachRow => ({
  suite: 'apps/e2e',
  test,
  outcome: 'passed',
  ms: 100,
  reached,
  ...more,
})

const result = (of: string, test: string, outcome: ResultRow['outcome']): ResultRow => ({
  suite: 'apps/e2e',
  test,
  fault: of,
  outcome,
  ms: 100,
})

test('a fault is tried by tests of its feature, then by those that reach few faults, then by the fast', () => {
  const rows = [
    reach('hub/a.spec.ts › slow', ['one'], { ms: 900 }),
    reach('hub/a.spec.ts › fast', ['one']),
    reach('hub/a.spec.ts › wide', ['one', 'two']),
    reach('cart/b.spec.ts › own', ['one', 'two', 'three']),
    reach('hub/a.spec.ts › elsewhere', ['two']),
    reach('hub/a.spec.ts › broken', ['one'], { outcome: 'failed' }),
  ]
  const order = testsFor(fault('one'), reachingTests(rows)).map(({ test }) => test.split(' › ')[1])
  expect(order).toEqual(['own', 'fast', 'slow', 'wide'])
})

test('a test that ran at two widths reaches what either has reached', () => {
  const rows = [reach('a', ['one'], { project: 'desktop' }), reach('a', ['two'], { project: 'mobile' })]
  expect([...(reachingTests(rows)[0]?.reached ?? [])]).toEqual(['one', 'two'])
})

test('what a test did last counts', () => {
  expect(reachingTests([reach('a', ['one'], { outcome: 'failed' }), reach('a', ['one'])])).toHaveLength(1)
  expect(reachingTests([reach('a', ['one']), reach('a', ['one'], { outcome: 'failed' })])).toHaveLength(0)
})

test('what flakes or breaks by itself says nothing', () => {
  const tests = reachingTests([
    reach('a', ['one', 'two', 'three', 'four', 'six']),
    reach('b', ['one', 'two', 'four', 'six']),
  ])
  const results = [
    result('one', 'a', 'caught'),
    result('one', 'b', 'passed'),
    result('two', 'a', 'flaky'),
    result('two', 'b', 'broken'),
    result('four', 'a', 'caught'),
    result('six', 'a', 'passed'),
    result('six', 'b', 'flaky'),
    result('six', 'b', 'passed'),
  ]
  const judged = judgeFaults(['one', 'two', 'three', 'four', 'five', 'six'].map(fault), tests, { results, most: 60 })
  expect(judged.map(({ fault: { id }, standing, isByOneAlone }) => [id, standing, isByOneAlone])).toEqual([
    ['one', 'caught', true],
    ['two', 'open', false],
    ['three', 'open', false],
    ['four', 'caught', false],
    ['five', 'not reached', false],
    ['six', 'missed', false],
  ])
  expect(writeTable(judged).split('\n')).toEqual(
    expect.arrayContaining([
      '| faults | caught | missed | open | not reached |',
      '| focus lost | 2 | 1 | 2 | 1 |',
      'missed: six, after 2 of 2 tests. six.',
      'alone catches one: apps/e2e: a',
    ]),
  )
})

test('a fault that many tests reach is missed after as many as are wanted', () => {
  const tests = reachingTests(['a', 'b', 'c'].map((name) => reach(name, ['one'])))
  const results = [result('one', 'a', 'passed'), result('one', 'b', 'passed')]
  expect(judgeFaults([fault('one')], tests, { results, most: 2 })[0]?.standing).toBe('missed')
  expect(judgeFaults([fault('one')], tests, { results, most: 3 })[0]?.standing).toBe('open')
})
