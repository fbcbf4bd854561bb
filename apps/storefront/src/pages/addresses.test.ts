import type { Audience } from '@soe/rules'
import { pagePath, type PageName } from '@soe/shop-platform'
import { addresses } from './addresses'

it.each<[PageName, Audience, string]>([
  ['Favorites', 'signed-in', '/sales/digital/Favorites.html'],
  ['cart', 'signed-in', '/sales/digital/cart.html'],
  ['expresscart', 'prospect', '/sales/next/expresscart.html'],
  ['expresscart', 'prepay', '/sales/prepaid/expresscart.html'],
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
])('%s for %s is %s', (page, audience, path) => {
  expect(pagePath(addresses, page, { audience })).toBe(path)
})
