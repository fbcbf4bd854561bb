import type { CellResult } from '@soe/simulator-client/playwright'
import { nameOf } from '../hooks/test-names.mjs'
import { describeJudges, foundBy } from './judge-table'

const cell = (id: string, fault: string, ...oracles: string[]): CellResult => ({
  id: nameOf(id, fault),
  test: 'a journey',
  status: oracles.length > 0 ? 'red' : 'green',
  findings: oracles.map((oracle) => ({ oracle, says: 'It is wrong.' })),
  ms: 1,
})

const notReached = (id: string, fault: string): CellResult => ({ ...cell(id, fault), status: 'not-reached' })

const find = (faulty: readonly CellResult[], sound: readonly CellResult[]) =>
  foundBy('crawler', { faults: ['silent', 'busy'], faulty, sound })

it.each([
  ['objects to a cell with it, and not without', [cell('a', 'silent', 'crawler')], [cell('a', 'none')], ['silent']],
  ['objects to neither', [cell('a', 'silent')], [cell('a', 'none')], []],
  ['objects to both', [cell('a', 'silent', 'crawler')], [cell('a', 'none', 'crawler')], []],
  [
    'objects beside another that objects to both',
    [cell('a', 'silent', 'crawler', 'axe-core')],
    [cell('a', 'none', 'axe-core')],
    ['silent'],
  ],
  ['leaves the objecting to another', [cell('a', 'silent', 'axe-core')], [cell('a', 'none')], []],
  [
    'objects to a cell that was not run without the fault',
    [cell('a', 'silent', 'crawler')],
    [cell('b', 'none'), notReached('a', 'none')],
    [],
  ],
  [
    'objects to one of its two cells',
    [cell('a', 'busy'), cell('b', 'busy', 'crawler')],
    [cell('a', 'none'), cell('b', 'none')],
    ['busy'],
  ],
])('a judge that %s finds just the faults that are listed', (_, faulty, sound, expected) => {
  expect(find(faulty, sound)).toEqual(expected)
})

it('tells of each judge what it has found, how often it errs, and what was not judged', () => {
  const faulty = [cell('a', 'silent', 'crawler'), notReached('b', 'busy')]
  const sound = [cell('a', 'none', 'axe-core'), cell('b', 'none')]
  const text = describeJudges(['crawler', 'axe-core'], { faults: ['silent', 'busy'], faulty, sound })
  expect(text.split('\n')).toEqual([
    'crawler: found 1 of 2 (95 %: 9 % to 91 %)',
    '  objects to sound cells: 0 of 2 (95 %: 0 % to 66 %)',
    '  silent',
    'axe-core: found 0 of 2 (95 %: 0 % to 66 %)',
    '  objects to sound cells: 1 of 2 (95 %: 9 % to 91 %)',
    'Not judged: b ⟦busy⟧, not-reached',
  ])
})
