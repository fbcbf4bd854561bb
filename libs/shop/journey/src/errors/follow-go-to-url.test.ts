import { followGoToUrl } from '../reactions'

it.each([
  ['/smartphones/', '/smartphones/?goto=%2Fwatches%2F%3Fa%3D1'],
  ['/smartphones/?b=2', '/smartphones/?b=2&goto=%2Fwatches%2F%3Fa%3D1'],
  ['/smartphones/#products', '/smartphones/?goto=%2Fwatches%2F%3Fa%3D1#products'],
])('an answer that asks for %s leads to %s', async (url, expected) => {
  const goTo = jest.fn()
  const environment = { location: { pathname: '/watches/', search: '?a=1' }, wait: () => Promise.resolve() }
  await followGoToUrl({ environment: environment as never, goTo })(url)
  expect(goTo).toHaveBeenCalledWith(expected)
})
