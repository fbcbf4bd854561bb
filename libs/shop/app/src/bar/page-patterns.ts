import type { BarPattern } from '@soe/contracts/app-bridge'
import { readPageName } from '@soe/rules'

const pages: Readonly<Record<BarPattern, readonly string[]>> = {
  A: ['shop', 'shoplanding', 'smartphones', 'watches', 'tablets', 'accessories', 'prepaid', 'allproducts'],
  B: ['compareplan', 'promohub', 'jtooffers', 'leadoffers', 'quotes', 'error', 'genericError'],
  B1: ['Favorites', 'expresshub', 'expresshubv2'],
  B2: [
    'mdnselection',
    'plans',
    'planoverview',
    'recommendedplan',
    'recommended',
    'selector',
    'numberselection',
    'newnumber',
    'activation',
    'secondnumber',
    'protection',
    'accessoryInterstitial',
    'accessorybundle',
    'byod',
    'selectMakeAndModel',
    'sim',
    'activationmethod',
    'promobundlebuilder',
  ],
  C: ['expresscart', 'cart', 'prospectCheckout'],
  D1: [
    'expresscheckout',
    'aboutyourself',
    'personalInfo',
    'delivery',
    'payment',
    'agreement',
    'orderreview',
    'orderReview',
  ],
  D2: [
    'editshippingaddress',
    'e911',
    'creditcheck',
    'creditquestionnaire',
    'internationalcreditcheck',
    'creditresult',
    'credithold',
    'dppineligible',
    'tradein',
    'landing',
    'devicedetails',
    'validatetradeindevice',
    'devicecondition',
    'devicesummary',
    'confirmshippingdetails',
  ],
  E: ['orderconfirmation', 'guestconfirmation'],
  F: ['viewAgreement', 'customeragreements', 'dppagreement', 'documents'],
  G: ['cartLocked', 'chatRep'],
}

const patternOf = new Map(
  (Object.entries(pages) as [BarPattern, readonly string[]][]).flatMap(([pattern, names]) =>
    names.map((name) => [name, pattern] as const),
  ),
)

/** The front page has no name of its own; what no row names has a bar with a way back. */
export const patternFor = (path: string): BarPattern => patternOf.get(readPageName(path) || 'shop') ?? 'B'

const checkout: ReadonlySet<string> = new Set(pages.D1)

/** The steps of the checkout share one title. */
export const isCheckoutStep = (path: string): boolean => checkout.has(readPageName(path))
