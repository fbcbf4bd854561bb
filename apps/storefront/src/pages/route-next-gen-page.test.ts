import type { Audience } from '@soe/rules'
import { routeNextGenPage } from '@soe/shop-journey'
import type { PageName, PageRecord } from '@soe/shop-platform'
import { allPages } from './all-pages'

const nextGenPages = Object.assign({}, ...allPages.map(({ nextGen }) => nextGen)) as NonNullable<PageRecord['nextGen']>

const viewOf = (name: PageName, audience: Audience) => {
  const page = allPages.find(({ addresses }) => name in addresses)
  return page ? routeNextGenPage(page, name, audience) : undefined
}

describe('the next-generation view', () => {
  const simple = Object.entries(nextGenPages).filter((row): row is [PageName, string] => typeof row[1] === 'string')
  it.each(simple)('of %s is %s for everyone', (name, view) => {
    expect(viewOf(name, 'prospect')).toBe(view)
    expect(viewOf(name, 'prepay-signed-in')).toBe(view)
  })

  it.each<[PageName, Audience, string | null]>([
    ['expresscheckout', 'signed-in', 'expresscheckout'],
    ['expresscheckout', 'prepay', 'expresscheckout'],
    ['expresscheckout', 'prepay-signed-in', 'expresscheckout'],
    ['expresscheckout', 'prospect', 'checkout/orderReview'],
    ['Favorites', 'signed-in', null],
    ['numberselection', 'signed-in', null],
    ['tradein', 'signed-in', null],
    ['humconfig', 'signed-in', null],
    ['trial', 'signed-in', null],
    ['promobundlebuilder', 'signed-in', null],
  ])('of %s for a %s shopper is %s (P2.140, P2.143)', (name, audience, expected) => {
    expect(viewOf(name, audience)).toBe(expected)
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
