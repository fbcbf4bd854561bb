import type { Audience } from '@soe/rules'
import { emptyCartShopPath } from './empty-cart-shop-path'

describe('the empty-cart block', () => {
  it.each<[string, Audience, string]>([
    ['shop', 'prepay', '/smartphones/prepaid'],
    ['shop', 'prepay-signed-in', '/smartphones/prepaid'],
    ['shop', 'signed-in', '/sales/next/shop.html'],
    ['shop', 'prospect', '/smartphones/'],
    ['wishlist', 'signed-in', '/sales/digital/Favorites.html'],
    ['deals', 'prospect', '/products/allproducts/'],
  ])('sends the %s button of %s to %s', (target, audience, path) => {
    expect(emptyCartShopPath(target, audience)).toBe(path)
  })
})
