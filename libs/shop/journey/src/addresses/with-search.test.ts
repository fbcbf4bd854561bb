import { withSearch } from './with-search'

it.each([
  ['/smartphones/', '', [], '/smartphones/'],
  ['/smartphones/', '?flow=EUP&mtnFlow=G&ts=1', [], '/smartphones/?flow=EUP'],
  ['/smartphones/', 'flow=EUP&type=all', ['type'], '/smartphones/?flow=EUP'],
  ['/sales/nextgen/e911.html?line=1', '', [], '/sales/nextgen/e911.html?line=1'],
  ['/sales/nextgen/e911.html?line=1', '?line=2&flow=EUP', [], '/sales/nextgen/e911.html?line=1&flow=EUP'],
])('%s takes along of %s without %j: %s', (address, search, used, expected) => {
  expect(withSearch(address, search, used)).toBe(expected)
})
