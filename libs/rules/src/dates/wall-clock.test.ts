import { dayIn } from './wall-clock'

it.each([
  ['on Saturday evening', '2026-11-29T02:00:00Z', '2026-11-28'],
  ['on the last evening of the year, when it is next year in Greenwich', '2027-01-01T00:30:00Z', '2026-12-31'],
  ['at noon', '2026-11-28T17:00:00Z', '2026-11-28'],
])('the day of the carrier is the one of its own clocks, %s', (_, instant, day) => {
  expect(dayIn(Date.parse(instant))).toBe(day)
})
