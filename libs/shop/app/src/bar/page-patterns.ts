import type { BarPattern } from '@soe/contracts/app-bridge'
import { readPageName } from '@soe/rules'

/** Names of pages, or the ends of their paths where a name stands for two. */
const pages: Readonly<Record<BarPattern, readonly string[]>> = {
  A: ['shop', 'shoplanding', 'smartphones', 'watches', 'tablets', 'accessories', 'prepaid', 'allproducts'],
  B: [
    'compareplan',
    'promohub',
    'jtooffers',
    'leadoffers',
    'offerinterstitial',
    'sddinterstitial',
    'humconfig',
    'trial',
    'quotes',
    'video-assist',
    'error',
    'genericError',
  ],
  B1: ['Favorites', 'expresshub', 'expresshubv2'],
  B2: [
    'mdnselection',
    'plans',
    'planoverview',
    'recommendedplan',
    'recommended',
    'recommendation',
    'popularplan',
    'rpsplans',
    'prepaidPlans',
    'progressiveplans',
    'compatiblewatchplan',
    'selectdata',
    'selector',
    'selection',
    'start',
    'numberselection',
    'newnumber',
    'activation',
    'secondnumber',
    'accountpin',
    'protection',
    'protection/leadoffers',
    'accessoryInterstitial',
    'accessorybundle',
    'byod',
    'selectMakeAndModel',
    'checkEligibility',
    'eligibilitycheck',
    'eligibility',
    'deviceEligibility',
    'sim',
    'buysim',
    'activationmethod',
    'promobundlebuilder',
  ],
  C: ['expresscart', 'cart', 'prospectCheckout'],
  D1: [
    'guestlogin',
    'guestcheckout',
    'expresscheckout',
    'aboutyourself',
    'personalInfo',
    'delivery',
    'payment',
    'agreement',
    'orderreview',
    'order-review',
  ],
  D2: [
    'editshippingaddress',
    'e911',
    'creditcheck',
    'creditquestionnaire',
    'internationalcreditcheck',
    'creditresult',
    'credithold',
    'existingcredithold',
    'dppineligible',
    'tradein',
    'landing',
    'devicedetails',
    'validatetradeindevice',
    'validatedevicespoke',
    'devicecondition',
    'deviceconditionspoke',
    'devicesummary',
    'tradeincreditspoke',
    'zerodollartradeinspoke',
    'confirmshippingdetails',
  ],
  E: ['orderconfirmation', 'guestconfirmation'],
  F: ['viewAgreement', 'customeragreements', 'dppagreement', 'documents'],
  G: ['cartLocked', 'chatRep'],
}

const patternOf = new Map(
  (Object.entries(pages) as [BarPattern, readonly string[]][]).flatMap(([pattern, names]) =>
    names.map((name) => [name.toLowerCase(), pattern] as const),
  ),
)

const nameOf = (path: string): string => readPageName(path).toLowerCase()

/** The pattern that a row gives a path; the front page has no name of its own. */
export const patternInTable = (path: string): BarPattern | undefined => {
  const name = nameOf(path)
  const parent = nameOf(path.replace(/\/[^/]*\/?$/, ''))
  return patternOf.get(`${parent}/${name}`) ?? patternOf.get(name || 'shop')
}

/** What no row names has a bar with a way back. */
export const patternFor = (path: string): BarPattern => patternInTable(path) ?? 'B'

const checkout = new Set(pages.D1.map((name) => name.toLowerCase()))

/** The steps of the checkout share one title. */
export const isCheckoutStep = (path: string): boolean => checkout.has(nameOf(path))
