import { isOnItsWay } from './is-on-its-way'

it.each([
  ['the day before', '2026-11-26T12:00:00Z', true],
  ['on its day, in the evening of the west', '2026-11-28T04:00:00Z', true],
  ['two days later', '2026-11-29T00:00:00Z', false],
])('%s: %s, %s', (_, now, expected) => {
  const shipping = { arrivesOn: '2026-11-27' } as Parameters<typeof isOnItsWay>[0]['shipping']
  expect(isOnItsWay({ shipping }, Date.parse(now))).toBe(expected)
})
