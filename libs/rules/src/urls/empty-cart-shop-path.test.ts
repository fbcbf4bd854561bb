import type { Audience } from '../identity/audience'
import { emptyCartShopPath, isEmptyCartPage } from './empty-cart-shop-path'

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

  it.each([
    ['/sales/next/expresscheckout.html', true],
    ['/sales/prepaid/expresscart.html?x=1', true],
    ['/sales/nextgen/checkout/orderReview.html', true],
    ['/sales/digital/Favorites.html', false],
  ])('on %s appears: %s', (url, expected) => {
    expect(isEmptyCartPage(url)).toBe(expected)
  })
})
