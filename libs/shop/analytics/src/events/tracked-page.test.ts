import type { Parameters } from '@soe/rules'
import { trackedPage, trackedPages } from './tracked-page'

const nameOf = (path: string, parameters: Parameters = {}, cartCount = 1) =>
  trackedPage({ path, parameters, cartCount })

it.each<[string, string, Parameters?, number?]>([
  ['cart', '/sales/next/expresscart.html'],
  ['checkout', '/sales/nse/delivery.html'],
  ['gridwall', '/smartphones/'],
  ['gridwall', '/smartphones/prepaid'],
  ['product detail', '/smartphones/orbit-12-pro/'],
  ['product detail', '/smartphones/prepaid/orbit-12-pro/'],
  ['protection', '/sales/digital/protection.html'],
  ['leadOffers', '/sales/digital/leadoffers.html'],
  ['plans', '/sales/digital/plans/planoverview.html'],
  ['plans', '/sales/digital/plans/selection.html'],
  ['plans', '/sales/digital/plans/compatiblewatchplan.html'],
  ['plans', '/sales/digital/plans/progressiveplans.html'],
  ['plans', '/sales/digital/plans/start.html'],
  ['protection', '/sales/digital/protection/leadoffers.html'],
  ['trade-in pages', '/sales/digital/confirmshippingdetails.html'],
  ['BYOD pages', '/sales/digital/activationmethod.html'],
  ['RecommendedPlan', '/sales/digital/recommendedplan.html'],
  ['shoplanding', '/'],
  ['favorites', '/sales/digital/Favorites.html'],
  ['sharedcart', '/sales/digital/Favorites.html', { wid: '7' }],
  ['promo hub', '/sales/digital/promohub.html', {}, 0],
  ['promo hub cart', '/sales/digital/promohub.html'],
  ['emptycart', '/sales/next/expresscart.html', {}, 0],
  ['quotes comparison', '/sales/nextgen/quotes.html'],
  ['scan-and-go cart', '/sales/next/expresscart.html', { flow: 'SCAN_AND_GO' }],
  ['order confirmation', '/sales/digital/orderconfirmation.html'],
  ['express checkout', '/sales/next/expresscheckout.html'],
  ['port-in prompt', '/sales/digital/NumberPortin/newnumber.html'],
  ['assign number', '/sales/digital/numberselection.html'],
  ['downpayment', '/sales/nse/creditresult.html'],
  ['giftcard', '/accessories/halyard-gift-card/', {}],
  ['product detail', '/accessories/gift-cardholder/', {}],
  ['checkout', '/sales/nse/payment.html', { type: 'pickup' }],
  ['checkout', '/sales/nse/delivery.html', { type: 'home' }],
  ['store pickup', '/sales/nse/delivery.html', { type: 'pickup' }],
  ['accessories landing', '/accessories/'],
  ['e911', '/sales/nextgen/e911.html'],
  ['device unlocking policy', '/sales/digital/documents.html'],
  ['BYOD pages', '/sales/byod/byod.html'],
  ['trade-in pages', '/sales/digital/tradein/devicecondition.html'],
  ['customer agreements', '/sales/digital/customeragreements.html'],
  ['friends and family promotion', '/sales/digital/promohub.html', { campaignName: 'friendsAndFamily' }],
  ['card offer pages', '/sales/digital/jtooffers.html', { campaignName: 'cardOffer' }],
  ['open-bank interstitial', '/sales/digital/offerinterstitial.html', { campaignName: 'openBank' }],
  ['holiday offers', '/sales/digital/jtooffers.html', { campaignName: 'holiday' }],
  ['holiday offers error', '/sales/digital/error.html', { campaignName: 'holiday' }],
  ['5G upsell', '/sales/digital/leadoffers.html', { campaignName: '5GUpsell' }],
  ['5G bolt', '/sales/digital/leadoffers.html', { campaignName: '5GBolt' }],
  ['trial (test drive) pages', '/sales/digital/trial.html'],
])('is %s at %s with %j', (name, path, ...facts) => {
  expect(nameOf(path, ...facts)).toBe(name)
})

it('has the 37 names of the specification, and nothing else', () => {
  const names = new Set([...trackedPages.map(({ name }) => name), 'product detail', 'giftcard'])
  expect(names.size).toBe(37)
})

it('calls any other page by the name in its address', () => {
  expect(nameOf('/sales/digital/accountpin.html')).toBe('accountpin')
})
