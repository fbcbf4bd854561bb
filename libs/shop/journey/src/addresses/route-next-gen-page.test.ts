import { nextGenPages, routeNextGenPage, type NextGenView } from './route-next-gen-page'

describe('the next-generation view', () => {
  const simple = Object.entries(nextGenPages).filter((row): row is [string, string] => typeof row[1] === 'string')
  it.each(simple)('of %s is %s for everyone', (page, view) => {
    expect(routeNextGenPage(page, { audience: 'prospect' })).toBe(view)
    expect(routeNextGenPage(page, { audience: 'prepay-signed-in' })).toBe(view)
  })

  it.each<[string, NextGenView, string | null]>([
    ['expresscheckout', { audience: 'signed-in' }, 'expresscheckout'],
    ['expresscheckout', { audience: 'prepay' }, 'expresscheckout'],
    ['expresscheckout', { audience: 'prepay-signed-in' }, 'expresscheckout'],
    ['expresscheckout', { audience: 'prospect' }, 'checkout/orderReview'],
    ['Favorites', { audience: 'signed-in' }, null],
    ['Favorites', { audience: 'signed-in', wishlistFlag: true }, 'Favorites'],
    ['numberselection', { audience: 'signed-in' }, null],
    ['tradein', { audience: 'signed-in' }, null],
    ['humconfig', { audience: 'signed-in' }, null],
    ['trial', { audience: 'signed-in' }, null],
    ['promobundlebuilder', { audience: 'signed-in' }, null],
    ['constructor', { audience: 'signed-in' }, null],
  ])('of %s with %j is %s (P2.140, P2.143)', (page, view, expected) => {
    expect(routeNextGenPage(page, view)).toBe(expected)
  })

  it('knows the pages the specification names', () => {
    expect(Object.keys(nextGenPages)).toHaveLength(25)
    expect(nextGenPages).toMatchObject({
      shop: 'shoplanding',
      expresscart: 'prospectCheckout',
      orderreview: 'checkout/orderReview',
      aboutyourself: 'checkout/personalInfo',
      'plans/recommended': 'RecommendedPlan',
    })
  })
})
