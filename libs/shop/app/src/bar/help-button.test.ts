import { hasHelpButton, helpButtonDelay } from './help-button'

it.each([
  [true, '/smartphones/', {}, '20.1'],
  [false, '/smartphones/', { habEnabled: false }, '20.1'],
  [false, '/sales/digital/cartLocked/chatRep.html', {}, '20.1'],
  [true, '/smartphones/', { habSupportVersion: '20' }, '20.1'],
  [false, '/smartphones/', { habSupportVersion: '21' }, '20.1'],
  [false, '/smartphones/', {}, undefined],
])('shows: %s, at %s with %j in version %s', (expected, path, flags, version) => {
  expect(hasHelpButton(path, flags, version)).toBe(expected)
})

it.each([
  [500, {}],
  [1200, { habInvocationTime: 1200 }],
  [500, { habInvocationTime: 'soon' }],
])('shows after %d ms with %j', (expected, flags) => {
  expect(helpButtonDelay(flags)).toBe(expected)
})
