import { isAwaited, isReady } from './is-due'

it.each([
  ['2026-11-29', false],
  ['2026-12-03', false],
  ['2027-01-18', true],
])('of an order of November 26 that arrives on %s, something is awaited: %s', (arrivesOn, expected) => {
  const shipping = { arrivesOn } as Parameters<typeof isAwaited>[0]['shipping']
  expect(isAwaited({ shipping, placedAt: '2026-11-26T21:46:00Z' })).toBe(expected)
})

it.each([
  ['2026-11-26', '2026-11-26T21:25:00Z', false],
  ['2026-11-26', '2026-11-26T23:24:00Z', true],
  ['2026-11-27', '2026-11-26T23:30:00Z', false],
  ['2026-11-27', '2026-11-27T04:30:00Z', false],
  ['2026-11-27', '2026-11-27T14:00:00Z', true],
])('a pickup of November 26, 21:24, that is promised for %s is ready at %s: %s', (arrivesOn, now, expected) => {
  const shipping = { arrivesOn } as Parameters<typeof isReady>[0]['shipping']
  expect(isReady({ shipping, placedAt: '2026-11-26T21:24:00Z' }, Date.parse(now))).toBe(expected)
})
