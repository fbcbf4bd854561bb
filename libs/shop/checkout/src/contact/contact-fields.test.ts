import { birthError } from './contact-fields'

const now = new Date(2026, 10, 27, 23, 30).getTime()

it.each([
  ['2026-11-28', 'validation.birth'],
  ['1901-11-26', 'validation.birth'],
  ['1901-11-27', undefined],
  ['2008-11-27', undefined],
  ['2008-11-28', 'validation.age'],
  ['2026-11-27', 'validation.age'],
])('who was born on %s orders with the error %s', (date, error) => {
  expect(birthError(date, now)).toBe(error)
})

it.each([
  ['2008-02-29', [2026, 1, 28], 'validation.age'],
  ['2008-02-29', [2026, 2, 1], undefined],
  ['2010-03-01', [2028, 1, 29], 'validation.age'],
  ['2010-03-01', [2028, 2, 1], undefined],
] as const)('who was born on %s has at %j the error %s', (date, [year, month, day], error) => {
  expect(birthError(date, new Date(year, month, day).getTime())).toBe(error)
})
