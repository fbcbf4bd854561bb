import { formatClock } from './format-clock'

it.each([
  ['13:54', '1:54 PM'],
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, shown) => {
  expect(formatClock(time)).toBe(shown)
})
