import { isPrepay, isSignedIn, type Audience } from '@soe/rules'

type Target = string | { customer: string; prospect: string }

/** The specification, platform 2: pages that always use the next-generation flow, and the view each one shows. */
export const nextGenPages: Readonly<Record<string, Target>> = {
  rpsplans: 'rpsplans',
  e911: 'e911',
  'plans/selector': 'plans',
  'plans/recommended': 'RecommendedPlan',
  shop: 'shoplanding',
  buysim: 'buysim',
  expresscart: 'prospectCheckout',
  orderreview: 'checkout/orderReview',
  expresscheckout: { customer: 'expresscheckout', prospect: 'checkout/orderReview' },
  aboutyourself: 'checkout/personalInfo',
  delivery: 'delivery',
  payment: 'payment',
  creditcheck: 'creditcheck',
  creditresult: 'creditresult',
  credithold: 'credithold',
  dppineligible: 'dppineligible',
  creditquestionnaire: 'creditquestionnaire',
  internationalcreditcheck: 'internationalcreditcheck',
  agreement: 'agreement',
  expresshub: 'expresshub',
  expresshubv2: 'expresshubv2',
  viewAgreement: 'viewAgreement',
  sddinterstitial: 'sddinterstitial',
  'shop/accessories': 'shop/accessories',
  quotes: 'quotes',
}

export interface NextGenView {
  audience: Audience
  /** On: the wishlist uses the next-generation flow too. */
  wishlistFlag?: boolean
}

/** The next-generation view of a page, or null where the page is not forced into that flow. */
export const routeNextGenPage = (page: string, view: NextGenView): string | null => {
  if (page === 'Favorites') return view.wishlistFlag ? page : null
  const target = Object.hasOwn(nextGenPages, page) ? nextGenPages[page] : undefined
  if (typeof target !== 'object') return target ?? null
  return isSignedIn(view.audience) || isPrepay(view.audience) ? target.customer : target.prospect
}
