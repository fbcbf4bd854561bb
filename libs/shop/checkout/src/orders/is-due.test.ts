import { isAwaited } from './is-due'

it.each([
  ['2026-11-29', false],
  ['2026-12-03', false],
  ['2027-01-18', true],
])('of an order of November 26 that arrives on %s, something is awaited: %s', (arrivesOn, expected) => {
  const shipping = { arrivesOn } as Parameters<typeof isAwaited>[0]['shipping']
  expect(isAwaited({ shipping, placedAt: '2026-11-26T21:46:00Z' })).toBe(expected)
})
