import { isPrepay, isSignedIn } from '@soe/rules'
import { buildPagePath, withSearch } from '@soe/shop-journey'
import type { LeadTo } from '../page-types/page-document'

export const leadToAccessories: LeadTo = async (_shop, { search }) => withSearch('/accessories/', search)

/** Customers and prepaid shoppers check out on one page, prospects step by step. */
export const leadToCheckout: LeadTo = async ({ identity }, { search }) => {
  const { audience } = identity.get()
  const page = isSignedIn(audience) || isPrepay(audience) ? 'expresscheckout' : 'aboutyourself'
  return withSearch(buildPagePath(page, { audience }), search)
}
