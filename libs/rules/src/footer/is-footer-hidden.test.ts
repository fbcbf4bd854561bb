import { isFooterHidden, type FooterFacts } from './is-footer-hidden'

const listed = { footerHiddenPaths: '/sales/next/, expresshub,/sales/byod/' }

it.each<[boolean, string, FooterFacts['audience'], FooterFacts['flags']]>([
  [false, '/smartphones/', 'prospect', {}],
  [false, '/smartphones/', 'prospect', listed],
  [true, '/sales/next/expresscart.html', 'prospect', listed],
  [true, '/sales/nextgen/expresshub.html', 'signed-in', listed],
  [false, '/sales/byod/expresshub.html', 'signed-in', listed],
  [false, '/sales/byod/expresshubv2.html', 'signed-in', listed],
  [true, '/sales/byod/sim.html', 'signed-in', listed],
  [false, '/sales/byod/sim.html', 'prospect', listed],
  [true, '/sales/byod/checkout.html', 'prospect', listed],
  [false, '/Sales/BYOD/Sim.HTML', 'prospect', listed],
  [true, '/Sales/BYOD/Checkout.HTML', 'prospect', listed],
  [true, '/smartphones/', 'prospect', { fandom: true }],
  [true, '/sales/byod/expresshub.html', 'prospect', { fandom: true }],
  [false, '/smartphones/', 'prospect', { fandom: false, footerHiddenPaths: '' }],
])('hides the footer (%s) on %s for a %s shopper with %j', (hidden, path, audience, flags) => {
  expect(isFooterHidden({ path, audience, flags })).toBe(hidden)
})
