import type { Audience } from '@soe/rules'
import { postpaid, purchase, type AddressBook, type PageName } from './address'
import { destination, hasPage, pagePath, pathsFor } from './page-path'

const book: AddressBook = {
  expresscart: purchase('next'),
  'error/genericError': { ...purchase(), isFixed: true },
  tradein: postpaid(),
  smartphones: { path: '/smartphones', prepaid: 'smartphones/prepaid' },
  'smartphones/prepaid': { path: '/smartphones/prepaid' },
}

describe('the path of a page', () => {
  it.each<[PageName, Audience | undefined, string]>([
    ['expresscart', undefined, '/sales/next/expresscart.html'],
    ['expresscart', 'prospect', '/sales/next/expresscart.html'],
    ['expresscart', 'prepay', '/sales/prepaid/expresscart.html'],
    ['expresscart', 'prepay-signed-in', '/sales/prepaid/expresscart.html'],
    ['smartphones', 'signed-in', '/smartphones'],
    ['smartphones', 'prepay', '/smartphones/prepaid'],
    ['error/genericError', 'prepay', '/sales/digital/error/genericError.html'],
    ['tradein', 'prepay', '/sales/digital/tradein.html'],
    ['cart', 'prospect', '/sales/digital/cart.html'],
  ])('%s for %s is %s', (page, audience, path) => {
    expect(pagePath(book, page, { audience })).toBe(path)
  })

  it.each<[PageName, Audience, boolean]>([
    ['tradein', 'prospect', true],
    ['tradein', 'prepay', false],
    ['tradein', 'prepay-signed-in', false],
    ['expresscart', 'prepay', true],
    ['smartphones', 'prepay', true],
  ])('there is a page %s for %s: %s', (page, audience, expected) => {
    expect(hasPage(book, page, audience)).toBe(expected)
  })

  it('carries an encoded query', () => {
    const query = { redirect: 'a&b', note: 'x y' }
    expect(pagePath(book, 'cart', { query })).toBe('/sales/digital/cart.html?redirect=a%26b&note=x%20y')
  })

  it('takes the section it is given, but not for prepay', () => {
    expect(pagePath(book, 'cart', { section: 'next' })).toBe('/sales/next/cart.html')
    expect(pagePath(book, 'cart', { section: 'next', audience: 'prepay' })).toBe('/sales/prepaid/cart.html')
  })

  it('fails without a page', () => {
    expect(() => pagePath(book, '' as PageName)).toThrow('getUrl method is being used incorrectly')
  })
})

describe('a destination', () => {
  it('has no query parameter without a value', () => {
    expect(destination('mdnselection', { intent: 'EUP', line: undefined, mtn: '' })).toEqual({
      page: 'mdnselection',
      query: { intent: 'EUP' },
    })
  })

  it('becomes a path for an audience', () => {
    const to = { ...destination('cart', { promohub: 'true' }), section: 'next' as const }
    expect(pathsFor(book, () => 'prospect')(to)).toBe('/sales/next/cart.html?promohub=true')
  })
})
