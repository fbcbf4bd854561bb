import { readPageName, type Parameters } from '@soe/rules'

export interface TrackedFacts {
  readonly path: string
  readonly parameters: Parameters
  readonly cartCount: number
}

interface PageRow {
  readonly name: string
  readonly pages: readonly string[]
  /** Only with these parameters, or this kind of cart. */
  readonly when?: (facts: TrackedFacts) => boolean
}

const campaign =
  (name: string) =>
  ({ parameters }: TrackedFacts): boolean =>
    parameters.campaignName?.toLowerCase() === name.toLowerCase()

/** The delivery page while a store is chosen; the shopper's choice makes it another page to tell of. */
export const isStorePickup = ({ path, parameters }: TrackedFacts): boolean =>
  parameters.type === 'pickup' && readPageName(path) === 'delivery'

const carts = ['expresscart', 'cart', 'prospectCheckout']
const offers = ['jtooffers', 'offerinterstitial', 'leadoffers']

/**
 * The tracked names of the specification (platform 2). A narrower row stands before a wider one. Which page has the
 * name of a promotion is chosen (docs/decisions/0131).
 */
export const trackedPages: readonly PageRow[] = [
  { name: 'scan-and-go cart', pages: carts, when: ({ parameters }) => parameters.flow === 'SCAN_AND_GO' },
  { name: 'emptycart', pages: carts, when: ({ cartCount }) => cartCount === 0 },
  { name: 'cart', pages: carts },
  { name: 'store pickup', pages: ['delivery'], when: isStorePickup },
  { name: 'express checkout', pages: ['expresscheckout'] },
  {
    name: 'checkout',
    pages: ['aboutyourself', 'personalInfo', 'delivery', 'payment', 'agreement', 'orderreview', 'orderReview'],
  },
  { name: 'accessories landing', pages: ['accessories'] },
  { name: 'gridwall', pages: ['smartphones', 'watches', 'tablets', 'prepaid', 'allproducts'] },
  { name: 'holiday offers error', pages: ['error', 'genericError'], when: campaign('holiday') },
  { name: 'card offer pages', pages: offers, when: campaign('cardOffer') },
  { name: 'open-bank interstitial', pages: offers, when: campaign('openBank') },
  { name: 'holiday offers', pages: offers, when: campaign('holiday') },
  { name: '5G upsell', pages: offers, when: campaign('5GUpsell') },
  { name: '5G bolt', pages: offers, when: campaign('5GBolt') },
  { name: 'leadOffers', pages: offers },
  { name: 'protection', pages: ['protection'] },
  { name: 'RecommendedPlan', pages: ['recommendedplan', 'recommended', 'recommendation'] },
  {
    name: 'plans',
    pages: [
      'plans',
      'planoverview',
      'selector',
      'rpsplans',
      'popularplan',
      'prepaidPlans',
      'compareplan',
      'selectdata',
      'selection',
      'compatiblewatchplan',
      'progressiveplans',
      'start',
    ],
  },
  { name: 'shoplanding', pages: ['shop', 'shoplanding'] },
  { name: 'sharedcart', pages: ['Favorites'], when: ({ parameters }) => parameters.wid !== undefined },
  { name: 'favorites', pages: ['Favorites'] },
  { name: 'friends and family promotion', pages: ['promohub'], when: campaign('friendsAndFamily') },
  { name: 'promo hub cart', pages: ['promohub'], when: ({ cartCount }) => cartCount > 0 },
  { name: 'promo hub', pages: ['promohub'] },
  { name: 'quotes comparison', pages: ['quotes'] },
  { name: 'order confirmation', pages: ['orderconfirmation', 'guestconfirmation'] },
  { name: 'port-in prompt', pages: ['newnumber'] },
  { name: 'assign number', pages: ['numberselection'] },
  { name: 'downpayment', pages: ['creditresult'] },
  { name: 'e911', pages: ['e911'] },
  { name: 'device unlocking policy', pages: ['documents'] },
  { name: 'customer agreements', pages: ['customeragreements', 'viewAgreement', 'dppagreement'] },
  {
    name: 'BYOD pages',
    pages: ['byod', 'selectMakeAndModel', 'eligibility', 'deviceEligibility', 'sim', 'buysim', 'activationmethod'],
  },
  {
    name: 'trade-in pages',
    pages: [
      'tradein',
      'confirmshippingdetails',
      'landing',
      'devicedetails',
      'validatetradeindevice',
      'validatedevicespoke',
      'devicecondition',
      'deviceconditionspoke',
      'devicesummary',
      'tradeincreditspoke',
      'zerodollartradeinspoke',
    ],
  },
  { name: 'trial (test drive) pages', pages: ['trial'] },
]

const protectionPath = /\/protection\/leadoffers(\.html)?\/?$/

const productPath = /^\/(smartphones|watches|tablets|accessories)(\/prepaid)?\/(?!prepaid\/?$)[^/]+\/?$/

const giftCardPath = /^\/accessories\/[^/]*\bgift-card\b/

/** The tracked name of a page; a page without one goes by the name in its address. */
export const trackedPage = (facts: TrackedFacts): string => {
  if (giftCardPath.test(facts.path)) return 'giftcard'
  if (productPath.test(facts.path)) return 'product detail'
  if (protectionPath.test(facts.path)) return 'protection'
  const page = readPageName(facts.path) || 'shop'
  return trackedPages.find(({ pages, when }) => pages.includes(page) && (when?.(facts) ?? true))?.name ?? page
}
