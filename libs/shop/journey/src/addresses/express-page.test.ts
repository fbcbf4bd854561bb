import type { Audience } from '@soe/rules'
import { cartPage, expressPage } from './express-page'

describe('the express page', () => {
  it.each<[Audience, string]>([
    ['signed-in', 'expresscheckout'],
    ['prospect', 'expresscart'],
    ['prepay', 'expresscart'],
    ['prepay-signed-in', 'expresscart'],
  ])('of %s is %s', (audience, page) => {
    expect(expressPage(audience)).toEqual({ page, query: {} })
  })
})

describe('the cart', () => {
  it.each<[Audience, object]>([
    ['signed-in', { page: 'expresscheckout', query: { pageName: 'cart' } }],
    ['prospect', { page: 'expresscart', query: {} }],
    ['prepay', { page: 'expresscart', query: {} }],
    ['prepay-signed-in', { page: 'expresscart', query: {} }],
  ])('of %s is %j', (audience, page) => {
    expect(cartPage(audience)).toEqual(page)
  })
})
