import { findAddress } from './match-page'
import { spellPath } from './spell-path'

it.each([
  ['/Sales/Next/ExpressCart.HTML', '/sales/next/expresscart.html'],
  ['/sales/digital/favorites/', '/sales/digital/Favorites/'],
  ['/sales/NSE/prospectcheckout', '/sales/nse/prospectCheckout'],
  ['/sales/digital/cartlocked/CHATREP.Html/', '/sales/digital/cartLocked/chatRep.html/'],
  ['/sales/digital/GRIDWALL/Smartphones.HTML', '/sales/digital/gridwall/Smartphones.html'],
  ['/sales/next/expresscart.html', '/sales/next/expresscart.html'],
  ['/smartphones/orbit-12-pro/', '/smartphones/orbit-12-pro/'],
  ['/Sales/xyz/ExpressCart.html', '/Sales/xyz/ExpressCart.html'],
])('%s is spelt %s', async (path, expected) => {
  expect(spellPath(path, (await findAddress(path)).path)).toBe(expected)
})
