import { createShop } from './create-shop'
import type { Environment } from './environment'
import { partOf } from './testing/part-of'

const openAt = (address: string) => {
  sessionStorage.clear()
  const visited: string[] = []
  const { pathname, search } = new URL(address, 'http://shop.test')
  const location = { pathname, search, assign: (path: string | URL) => void visited.push(`${path}`) }
  const shop = createShop({
    environment: partOf<Environment>({
      location,
      sessionStorage,
      cookies: { read: () => '' },
      userAgent: '',
      now: () => 0,
    }),
    addresses: {},
    loadClient: () => Promise.reject(new Error('nothing is called')),
  })
  return { shop, visited, location }
}

it.each([
  ['/smartphones/', '/watches/', '/watches/'],
  ['/espanol/smartphones/', '/watches/', '/espanol/watches/'],
  ['/espanol/smartphones/', '/watches/?goto=%2Fespanol%2Fcart', '/espanol/watches/?goto=%2Fespanol%2Fcart'],
  ['/espanol/smartphones/', '/espanol/watches/', '/espanol/watches/'],
  ['/espanol/smartphones/', '/espanol?goto=%2F', '/espanol?goto=%2F'],
])('on %s the shop that goes to %s leaves for %s', (address, path, expected) => {
  const { shop, visited } = openAt(address)
  shop.goTo(path)
  expect(visited).toEqual([expected])
})

it('keeps what the first address named, where a redirect has replaced it before anything read it', async () => {
  const { shop, location } = openAt('/sales/digital/checkout.html?srcCode=mail&flow=AAL&wid=7')
  location.search = ''
  expect(await Promise.all([shop.parameters(), shop.parameters()])).toEqual([
    { srcCode: 'mail', flow: 'AAL' },
    { srcCode: 'mail', flow: 'AAL' },
  ])
  location.search = '?flow=EUP&wid=8'
  expect(await shop.parameters()).toEqual({ srcCode: 'mail', flow: 'EUP', wid: '8' })
  location.search = ''
  expect(await shop.parameters()).toEqual({ srcCode: 'mail', flow: 'EUP' })
})
