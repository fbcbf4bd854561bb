import type { Audience } from '@soe/rules'
import { routeEmptyInterstitial } from './route-empty-interstitial'

describe('an empty interstitial', () => {
  it.each<[Audience, string]>([
    ['signed-in', 'expresscheckout'],
    ['prospect', 'expresscart'],
    ['prepay', 'expresscart'],
    ['prepay-signed-in', 'expresscart'],
  ])('sends %s to %s', (audience, page) => {
    expect(routeEmptyInterstitial(audience)).toEqual({ page, query: {} })
  })
})
