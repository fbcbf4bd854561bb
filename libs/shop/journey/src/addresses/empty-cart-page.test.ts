import type { Audience } from '@soe/rules'
import { emptyCartPage } from './empty-cart-page'

describe('the empty-cart block', () => {
  it.each<[string, Audience, string]>([
    ['shop', 'prepay', 'smartphones/prepaid'],
    ['shop', 'prepay-signed-in', 'smartphones/prepaid'],
    ['shop', 'signed-in', 'shop'],
    ['shop', 'prospect', 'smartphones/'],
    ['wishlist', 'signed-in', 'Favorites'],
    ['deals', 'prospect', 'products/allproducts'],
  ])('sends the %s button of %s to %s (C2.2.13)', (target, audience, page) => {
    expect(emptyCartPage(target, audience)).toBe(page)
  })
})
