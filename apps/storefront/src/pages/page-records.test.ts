import { type Audience, type Parameters } from '@soe/rules'
import { trackedName, type PageName } from '@soe/shop-platform'
import { nextPages } from '../prefetch/prefetch-next'
import { indexedPaths } from '../route-map/indexed-paths'
import { addresses } from './addresses'
import { allPages } from './all-pages'
import { notFoundPage } from './not-found.page'
import { pageAt } from './page-at'

it('each address belongs to one page', () => {
  const named = allPages.flatMap((page) => Object.keys(page.addresses))
  expect(named.toSorted()).toEqual(Object.keys(addresses).toSorted())
})

it('every page that the specification names is there under its plain name (P2.026, P2.027, P2.029, P2.030, P2.031, P2.032, P2.043)', () => {
  const known =
    `expresscart expresscheckout shop mdnselection guestcheckout customeragreements documents accessorybundle
    e911 Favorites activationmethod recommendedplan compareplan plans validatetradeindevice confirmshippingdetails
    devicesummary landing tradeincreditspoke zerodollartradeinspoke validatedevicespoke deviceconditionspoke leadoffers
    dppagreement accessoryInterstitial promohub prospectCheckout expresshub expresshubv2 orderconfirmation
    guestconfirmation promobundlebuilder selectMakeAndModel protection byod sim rpsplans buysim aboutyourself delivery
    payment creditcheck creditresult credithold dppineligible creditquestionnaire internationalcreditcheck agreement
    viewAgreement sddinterstitial quotes jtooffers dvm/eligibility dvm/deviceEligibility guestlogin cartLocked
    cartLocked/chatRep checkout pdp smartphones gridwall`.split(/\s+/)
  const sections = ['digital', 'nse', 'prepaid', 'next', 'nextgen', 'byod']
  const isShown = (name: string) =>
    sections.some((section) => pageAt(`/sales/${section}/${name}.html`).page !== notFoundPage)
  expect(known.filter((name) => !isShown(name))).toEqual([])
})

describe('the bar of the app', () => {
  it.each([
    ['A', '/'],
    ['A', '/smartphones/'],
    ['B', '/smartphones/orbit-12-pro/'],
    ['B', '/nowhere'],
    ['B1', '/sales/digital/Favorites.html'],
    ['B2', '/sales/digital/protection/leadoffers.html'],
    ['B2', '/sales/nextgen/RecommendedPlan.html'],
    ['C', '/sales/next/expresscart.html'],
    ['D1', '/sales/nse/delivery.html'],
    ['D2', '/sales/digital/tradein.html'],
    ['D2', '/sales/digital/confirmshippingdetails.html'],
    ['E', '/sales/digital/orderconfirmation.html'],
    ['F', '/sales/nextgen/viewAgreement.html'],
    ['G', '/sales/digital/cartLocked/chatRep.html'],
  ])('is %s at %s', (bar, path) => {
    expect(pageAt(path).page.bar).toBe(bar)
  })
})

describe('the tracked name (P2.165, P2.170, P2.172, P2.175, P2.179, P2.180, P2.181, P2.182, P2.183, P2.184, P2.185)', () => {
  const nameOf = (path: string, parameters: Parameters = {}, cartCount = 1, isScanning = false) => {
    const { page, name } = pageAt(path)
    return trackedName(page, { name, path, parameters, cartCount, isScanning })
  }

  it.each<[string, string, Parameters?, number?, boolean?]>([
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
    ['scan-and-go cart', '/sales/next/expresscart.html', {}, 0, true],
    ['order confirmation', '/sales/digital/orderconfirmation.html'],
    ['express checkout', '/sales/next/expresscheckout.html'],
    ['port-in prompt', '/sales/digital/NumberPortin/newnumber.html'],
    ['assign number', '/sales/digital/numberselection.html'],
    ['creditresult', '/sales/nse/creditresult.html'],
    ['downpayment', '/sales/nse/creditresult.html', { type: 'downpayment' }],
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

  it('is one of the 37 of the specification', () => {
    const names = allPages.flatMap(({ tracked = [] }) =>
      tracked.map((each) => (typeof each === 'string' ? each : each.name)),
    )
    expect(new Set(names).size).toBe(37)
  })

  it('is the name in the address of any other page', () => {
    expect(nameOf('/sales/digital/accountpin.html')).toBe('accountpin')
    expect(nameOf('/nowhere')).toBe('nowhere')
  })
})

describe('the chat', () => {
  it.each([
    ['/smartphones/', 'gridwall', 'Low'],
    ['/smartphones/prepaid', 'gridwall', 'Low'],
    ['/smartphones/orbit-12-pro/', 'pdp', 'Low'],
    ['/smartphones/prepaid/orbit-12-pro/', 'pdp', 'Low'],
    ['/sales/next/expresscart.html', 'expresscart', 'High'],
    ['/sales/next/expresscheckout.html', 'expresscheckout', 'High'],
    ['/sales/nse/checkout.html', 'checkout', 'High'],
    ['/sales/nextgen/orderreview.html', 'orderreview', 'High'],
    ['/sales/nse/payment.html', 'payment', 'High'],
    ['/sales/nextgen/expresshub.html', 'shop', 'Low'],
  ])('knows %s as %s, of priority %s (C9.44)', (path, context, priority) => {
    const { chat = { context: 'shop', priority: 'Low' } } = pageAt(path).page
    expect(chat).toMatchObject({ context, priority })
  })

  it.each(['/sales/digital/guestlogin.html', '/sales/digital/jtooffers.html'])('is not evaluated on %s', (path) => {
    expect(pageAt(path).page.chat?.isUnevaluated).toBe(true)
  })

  it.each([
    ['/sales/digital/mdnselection.html', 'prepaid'],
    ['/sales/byod/byod.html', 'prepaid'],
    ['/sales/next/expresscheckout.html', 'in trial'],
    ['/sales/nextgen/checkout/orderReview.html', 'in trial'],
    ['/sales/digital/NumberPortin/newnumber.html', 'in trial'],
    ['/stores/video-assist', 'always'],
    ['/sales/nse/payment.html', undefined],
  ])('on %s is hidden: %s', (path, isHidden) => {
    expect(pageAt(path).page.chat?.isHidden).toBe(isHidden)
  })
})

describe('the page that is prefetched (P4.65)', () => {
  it.each<[PageName, Audience, string, PageName | undefined]>([
    ['home', 'prospect', '', 'smartphones'],
    ['smartphones/', 'prospect', '', 'product'],
    ['product', 'prospect', '', 'numberselection'],
    ['product', 'prepay', '', 'plans/prepaidPlans'],
    ['product', 'signed-in', 'EUP', 'mdnselection'],
    ['product', 'prospect', 'NSEACC', 'expresscart'],
    ['byod', 'prospect', '', 'sim'],
    ['sim', 'prospect', '', 'plans/planoverview'],
    ['plans/planoverview', 'prospect', '', 'numberselection'],
    ['mdnselection', 'signed-in', 'EUP', 'accessoryInterstitial'],
    ['numberselection', 'prospect', '', 'accessoryInterstitial'],
    ['accessoryInterstitial', 'signed-in', 'EUP', 'expresscheckout'],
    ['accessoryInterstitial', 'prospect', '', 'expresscart'],
    ['expresscart', 'prospect', '', 'orderreview'],
    ['expresscart', 'signed-in', 'EUP', 'expresscheckout'],
    ['expresscart', 'prepay', '', 'expresscheckout'],
    ['aboutyourself', 'prospect', '', 'orderreview'],
    ['orderreview', 'prospect', '', 'orderconfirmation'],
    ['expresscheckout', 'signed-in', 'EUP', 'orderconfirmation'],
    ['orderconfirmation', 'prospect', '', undefined],
  ])('after %s for %s with the flow "%s" is %s', (name, audience, flowName, expected) => {
    const page = allPages.find(({ addresses: own }) => name in own)
    expect(page && nextPages(page, { audience, flowName })[0]).toBe(expected)
  })

  it('may be the cart after the number, where accessories are settled', () => {
    const page = allPages.find(({ addresses: own }) => 'numberselection' in own)
    expect(page && nextPages(page, { audience: 'prospect', flowName: '' })[1]).toBe('expresscart')
  })
})

it('lists every page that is indexed once, in one spelling', () => {
  expect(indexedPaths()).toEqual([
    '/',
    '/smartphones/',
    '/smartphones/prepaid/',
    '/watches/',
    '/tablets/',
    '/accessories/',
    '/products/allproducts/',
    '/sales/digital/compareplan.html',
    '/sales/digital/secondnumber/about.html',
    '/sales/digital/protection/about.html',
    '/sales/digital/support.html',
  ])
})
