import type { Audience } from '@soe/rules'
import { routeGoToCart } from './route-go-to-cart'

const promo = { promohub: 'true' }

describe('go to cart', () => {
  const rows: [string, Audience, string, Record<string, string>][] = [
    ['AccessoryInterestial', 'signed-in', 'accessoryInterstitial', {}],
    ['AccessoryInterestial', 'prospect', 'accessoryInterstitial', {}],
    ['AccessoryInterestial', 'prepay', 'accessoryInterstitial', {}],
    ['PlanPromoRecommendation', 'signed-in', 'plans/recommendation', {}],
    ['PromoHub', 'signed-in', 'expresscheckout', {}],
    ['PromoHub', 'prospect', 'expresscart', {}],
    ['PromoHub', 'prepay', 'expresscart', promo],
    ['PromoHub', 'prepay-signed-in', 'expresscart', promo],
    ['ShoppingCart', 'signed-in', 'expresscheckout', {}],
    ['ShoppingCart', 'prospect', 'expresscart', {}],
    ['ShoppingCart', 'prepay', 'expresscart', {}],
    ['ShoppingCart', 'prepay-signed-in', 'expresscart', {}],
    ['', 'signed-in', 'expresscheckout', {}],
  ]
  it.each(rows)('with the step %s for %s opens %s with %j', (step, audience, page, query) => {
    expect(routeGoToCart(step, audience)).toEqual({ page, query })
    expect(routeGoToCart(step.toUpperCase(), audience)).toEqual({ page, query })
  })
})
