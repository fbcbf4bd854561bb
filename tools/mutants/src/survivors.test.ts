import type { MutantResult } from './mutant'
import { findNew, intervalOf, scoreOf, shareOf } from './survivors'

const mutant = (status: MutantResult['status'], original = 'a > b'): MutantResult => ({
  file: 'libs/rules/src/a.ts',
  mutator: 'EqualityOperator',
  original,
  replacement: 'a >= b',
  line: 3,
  status,
  ...(status === 'Ignored' && { reason: 'a table of plain data' }),
})

const known = { ...mutant('Survived'), why: 'both are the same at a tie' }

it('finds a survivor that nobody has accounted for, wherever its line is now', () => {
  const unknown = mutant('Survived', 'c > d')
  expect(findNew([{ ...mutant('Survived'), line: 9 }, unknown], [known])).toEqual([unknown])
})

it('wants a row for each of two alike', () => {
  expect(findNew([mutant('Survived'), mutant('NoCoverage')], [known])).toHaveLength(1)
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
