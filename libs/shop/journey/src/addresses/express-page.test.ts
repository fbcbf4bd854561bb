import type { Audience } from '@soe/rules'
import { expressPage } from './express-page'

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
