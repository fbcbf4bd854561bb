import { audiences, type Audience } from '@soe/rules'
import { pathsFor } from '@soe/shop-platform'
import { footerColumns, isFooterShort } from './footer-links'
import { addresses } from '../pages/addresses'
import { findAddress } from '../pages/match-page'
import { notFoundPage } from '../pages/not-found.page'

const pathsOf = (audience: Audience) => pathsFor(addresses, () => audience)

const findPage = async (path: string) => (await findAddress(path)).page

it.each(audiences)('leads a %s shopper to pages that exist', async (audience) => {
  const hrefs = footerColumns(audience, pathsOf(audience)).flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(await findPage(href.split('?', 1)[0] ?? '')).not.toBe(notFoundPage)
})

it.each(audiences)('offers a %s shopper help without a cart', (audience) => {
  const links = [
    { text: 'helpCenter', href: expect.stringMatching(/\/support\.html$/) },
    { text: 'orders', href: expect.stringMatching(/\/orders\.html$/) },
    { text: 'videoHelp', href: '/stores/video-assist' },
  ]
  expect(footerColumns(audience, pathsOf(audience))).toContainEqual({ title: 'support', links })
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
