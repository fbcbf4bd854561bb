import type { Audience } from '@soe/rules'
import { buildDestinationPath, buildPagePath } from './build-page-path'
import { destination } from './destination'
import { pages, sections } from './page-paths'

describe('the path of a page', () => {
  it.each<[string, Audience | undefined, string]>([
    ['Favorites', 'signed-in', '/sales/digital/Favorites.html'],
    ['cart', undefined, '/sales/digital/cart.html'],
    ['expresscart', 'prospect', '/sales/next/expresscart.html'],
    ['expresscart', 'prepay', '/sales/prepaid/expresscart.html'],
    ['expresscart', 'prepay-signed-in', '/sales/prepaid/expresscart.html'],
    ['expresscheckout', 'signed-in', '/sales/next/expresscheckout.html'],
    ['shop', 'signed-in', '/sales/next/shop.html'],
    ['aboutyourself', 'prospect', '/sales/nse/aboutyourself.html'],
    ['delivery', 'prospect', '/sales/nse/delivery.html'],
    ['internationalcreditcheck', 'prospect', '/sales/nse/internationalcreditcheck.html'],
    ['mdnselection/checkEligibility', 'signed-in', '/sales/digital/mdnselection/checkEligibility.html'],
    ['smartphones', 'prospect', '/smartphones'],
    ['smartphones', 'prepay', '/smartphones/prepaid'],
    ['products/allproducts', 'prospect', '/products/allproducts/'],
    ['error/genericError', 'prepay', '/sales/digital/error/genericError.html'],
    ['somethingnew', 'prospect', '/sales/digital/somethingnew.html'],
    ['toString', 'prospect', '/sales/digital/toString.html'],
  ])('%s for %s is %s', (page, audience, path) => {
    expect(buildPagePath(page, audience === undefined ? {} : { audience })).toBe(path)
  })

  it('carries an encoded query', () => {
    expect(buildPagePath('cart', { query: { redirect: 'a&b', note: 'x y' } })).toBe(
      '/sales/digital/cart.html?redirect=a%26b&note=x%20y',
    )
  })

  it('takes the section it is given, but not for prepay', () => {
    expect(buildPagePath('expresscart', { section: 'next' })).toBe('/sales/next/expresscart.html')
    expect(buildPagePath('expresscart', { section: 'next', audience: 'prepay' })).toBe(
      '/sales/prepaid/expresscart.html',
    )
  })

  it('fails without a page', () => {
    expect(() => buildPagePath('')).toThrow('getUrl method is being used incorrectly')
  })

  it.each(Object.keys(pages))('of %s is absolute and in a known section or its own place', (page) => {
    const path = buildPagePath(page)
    expect(path).toMatch(new RegExp(`^/(sales/(${sections.join('|')})/.+\\.html|smartphones|products/|stores/)`))
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
    expect(
      buildDestinationPath({ ...destination('expresscart', { promohub: 'true' }), section: 'next' }, 'prospect'),
    ).toBe('/sales/next/expresscart.html?promohub=true')
  })
})
