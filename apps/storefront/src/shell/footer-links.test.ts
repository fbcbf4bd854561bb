import { audiences } from '@soe/rules'
import { footerColumns, isFooterShort } from './footer-links'
import { notFoundPage } from '../page-table/not-found-page'
import { findPage } from '../page-table/match-page'

it.each(audiences)('leads a %s shopper to pages that exist', async (audience) => {
  const hrefs = footerColumns(audience).flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(await findPage(href.split('?', 1)[0] ?? '')).not.toBe(notFoundPage)
})

it.each(audiences)('offers a %s shopper help by video', (audience) => {
  const links = [{ text: 'videoHelp', href: '/stores/video-assist' }]
  expect(footerColumns(audience)).toContainEqual({ title: 'support', links })
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
