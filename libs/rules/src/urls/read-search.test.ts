import { readSearch } from './read-search'

describe('a query', () => {
  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['?', {}],
    ['?a=1&b=2', { a: '1', b: '2' }],
    ['a=1', { a: '1' }],
    ['/sales/digital/cart.html?redirect=catch#top', { redirect: 'catch' }],
    ['?name=Pixel+9+Pro', { name: 'Pixel 9 Pro' }],
    ['?name=a%2Bb', { name: 'a+b' }],
    ['?to=%2Fsales%2F%3Fx%3D1', { to: '/sales/?x=1' }],
    ['?flag', { flag: '' }],
    ['?a=b=c', { a: 'b=c' }],
    ['?a=1&a=2', { a: '1' }],
    ['?a=%zz', { a: '%zz' }],
    ['?category=tablets', { category: 'tablets' }],
    ['?category=%3Cscript%3E', { category: 'smartphones' }],
    ['?category=<b>', { category: 'smartphones' }],
    ['?other=%3Cb%3E', { other: '<b>' }],
  ])('%s reads as %j', (search, expected) => {
    expect(readSearch(search)).toEqual(expected)
  })

  it('cannot reach the prototype', () => {
    expect(Object.getPrototypeOf(readSearch('?__proto__=x'))).toBe(Object.prototype)
    expect(Object.keys(readSearch('?__proto__=x'))).toEqual(['__proto__'])
  })
})
