import { buildPagePath } from '@soe/shop-journey'
import { carrySearch, isPrepay, isSignedIn } from '@soe/rules'
import type { LeadTo } from './page-document'

/** A path with what a redirect takes along of a search string. */
export const withSearch = (path: string, search: string, used: readonly string[] = []): string => {
  const carried = carrySearch(search, used)
  return carried === '' ? path : `${path}?${carried}`
}

export const leadToPath =
  (path: string): LeadTo =>
  async (_shop, { search }) =>
    withSearch(path, search)

/** Customers and prepaid shoppers check out on one page, prospects step by step. */
export const leadToCheckout: LeadTo = async ({ identity }, { search }) => {
  const { audience } = identity.get()
  const page = isSignedIn(audience) || isPrepay(audience) ? 'expresscheckout' : 'aboutyourself'
  return withSearch(buildPagePath(page, { audience }), search)
}
