import type { MutantResult } from './mutant'
import { intervalOf, scoreOf, shareOf } from './score'

const mutant = (status: MutantResult['status']): MutantResult => ({
  file: 'libs/rules/src/a.ts',
  mutator: 'EqualityOperator',
  original: 'a > b',
  replacement: 'a >= b',
  line: 3,
  status,
  ...(status === 'Ignored' && { reason: 'a table of plain data' }),
})

it('counts what ran too long as caught, what does not run for nothing, and what is left alone by its reason', () => {
  const score = scoreOf([
    mutant('Killed'),
    mutant('Timeout'),
    mutant('Survived'),
    mutant('RuntimeError'),
    mutant('Ignored'),
  ])
  expect(score).toEqual({ caught: 2, uncaught: 1, ignored: { 'a table of plain data': 1 } })
  expect(shareOf(score)).toBeCloseTo(2 / 3)
})

it('says between which shares the whole lies, and nothing where none was tried', () => {
  const [low, high] = intervalOf({ caught: 50, uncaught: 50, ignored: {} })
  expect(low).toBeCloseTo(0.4038)
  expect(high).toBeCloseTo(0.5962)
  expect(intervalOf({ caught: 0, uncaught: 0, ignored: {} })).toEqual([0, 1])
})
