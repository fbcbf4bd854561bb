import { refetchesProtection } from './refetches-protection'

it.each([
  ['EUP', { indicator: 'A', declined: false }, true],
  ['EUPBYOD', { indicator: 'Z', declined: false }, true],
  ['EUP', { indicator: 'D', declined: false }, false],
  ['EUP', { indicator: 'A', declined: true }, false],
  ['EUP', undefined, false],
  ['NSE', { indicator: 'A', declined: false }, false],
])('a line of %s with the protection %j is read again: %s', (lineActivityType, protection, expected) => {
  expect(refetchesProtection({ lineActivityType, visFeatures: { protection } })).toBe(expected)
})
