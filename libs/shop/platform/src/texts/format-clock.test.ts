import { formatClock } from './format-clock'

it.each([
  ['13:54', 'en', '1:54 PM'],
  ['00:05', 'en', '12:05 AM'],
  ['12:00', 'en', '12:00 PM'],
  ['09:30', 'es', '9:30 a.m.'],
  ['23:59', 'es', '11:59 p.m.'],
] as const)('%s in %s is %s', (time, language, shown) => {
  expect(formatClock(time, language)).toBe(shown)
})
