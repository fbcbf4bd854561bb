import { hasHelpButton, helpButtonDelay } from './help-button'

it.each([
  [true, '/smartphones/', {}],
  [false, '/smartphones/', { habEnabled: false }],
  [false, '/sales/digital/cartLocked/chatRep.html', {}],
])('shows: %s, at %s with %j', (expected, path, flags) => {
  expect(hasHelpButton(path, flags)).toBe(expected)
})

it.each([
  [500, {}],
  [1200, { habInvocationTime: 1200 }],
  [500, { habInvocationTime: 'soon' }],
])('shows after %d ms with %j', (expected, flags) => {
  expect(helpButtonDelay(flags)).toBe(expected)
})
