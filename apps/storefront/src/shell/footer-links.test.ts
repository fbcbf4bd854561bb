import { audiences } from '@soe/rules'
import { footerColumns, isFooterShort } from './footer-links'
import { matchPage } from '../match-page'
import { notFoundPage } from '../pages'

const navigationHas = (path: string) => matchPage(path) !== notFoundPage

it.each(audiences)('leads a %s shopper to pages that exist', (audience) => {
  const hrefs = footerColumns(audience, navigationHas).flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs.length).toBeGreaterThan(0)
  expect(hrefs.filter((href) => !navigationHas(href.split('?', 1)[0] ?? ''))).toEqual([])
})

it.each([
  ['/sales/next/expresscart.html', true],
  ['/sales/digital/cart.html', true],
  ['/sales/nse/delivery.html', true],
  ['/sales/nextgen/checkout/orderReview.html', true],
  ['/sales/digital/Favorites.html', false],
  ['/smartphones/', false],
  ['/', false],
])('on %s the short footer: %s', (path, isShort) => {
  expect(isFooterShort(path)).toBe(isShort)
})
