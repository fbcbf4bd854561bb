import { birthError } from './contact-fields'

const now = Date.parse('2026-11-27T15:00:00Z')

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
