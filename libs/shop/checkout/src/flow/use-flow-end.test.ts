import { isSpoke } from './use-flow-end'

it.each([
  ['', false],
  ['expresscheckout=true', true],
  ['spokeFlow=Y', true],
  ['spokeFlow', true],
  ['expresscheckout=false', false],
  ['line=newLine1&spokeFlow=1', true],
])('a page opened with "%s" leads back to the checkout: %s', (search, expected) =>
  expect(isSpoke(search)).toBe(expected),
)
