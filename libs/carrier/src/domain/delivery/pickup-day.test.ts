import { pickupDay, wallNow } from './pickup-day'

const windward = { hours: { opens: '10:00', closes: '21:00' } }

it.each([
  ['at noon', '2026-11-25T17:00:00Z', '2026-11-25'],
  ['two hours before it closes at nine', '2026-11-26T00:00:00Z', '2026-11-25'],
  ['too late to be laid ready before it closes', '2026-11-26T00:01:00Z', '2026-11-26'],
  ['when it closes', '2026-11-26T02:00:00Z', '2026-11-26'],
  ['late in the evening, when it is tomorrow in Greenwich', '2026-11-26T04:19:00Z', '2026-11-26'],
  ['at 11:30 PM before clocks go forward', '2027-03-14T04:30:00Z', '2027-03-14'],
  ['at 9:30 PM before clocks go back', '2026-11-01T01:30:00Z', '2026-11-01'],
  ['five minutes before the new year', '2027-01-01T04:55:00Z', '2027-01-01'],
  ['before it opens', '2026-11-26T09:00:00Z', '2026-11-26'],
])('an order is ready at the next opening of its store, %s', (_, instant, day) => {
  const now = Date.parse(instant)
  const draft = { now, header: { timeZone: 'America/New_York' } } as Parameters<typeof pickupDay>[0]
  expect(pickupDay(draft, windward, wallNow(draft))).toBe(day)
})

it('a pre-order is ready when it comes', () => {
  const draft = { now: 0, header: { timeZone: 'UTC' } } as Parameters<typeof pickupDay>[0]
  expect(pickupDay(draft, windward, Date.UTC(2027, 0, 8))).toBe('2027-01-08')
})
