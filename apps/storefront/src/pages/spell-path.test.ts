import { matchAddress, spellPath } from '@soe/shop-platform'
import { addresses } from './addresses'

it.each([
  ['/Sales/Next/ExpressCart.HTML', '/sales/next/expresscart.html'],
  ['/sales/digital/favorites/', '/sales/digital/Favorites/'],
  ['/sales/NSE/prospectcheckout', '/sales/nse/prospectCheckout'],
  ['/sales/digital/cartlocked/CHATREP.Html/', '/sales/digital/cartLocked/chatRep.html/'],
  ['/sales/digital/GRIDWALL/Watches.HTML', '/sales/digital/gridwall/Watches.html'],
  ['/sales/next/expresscart.html', '/sales/next/expresscart.html'],
  ['/smartphones/orbit-12-pro/', '/smartphones/orbit-12-pro/'],
  ['/Sales/xyz/ExpressCart.html', '/Sales/xyz/ExpressCart.html'],
])('%s is spelt %s', (path, expected) => {
  const name = matchAddress(addresses)(path)
  expect(name ? spellPath(path, name, addresses[name]) : path).toBe(expected)
})
