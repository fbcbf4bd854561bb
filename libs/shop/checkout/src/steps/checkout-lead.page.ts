import type { PageRecord } from '@soe/shop-platform'
import { isPrepay, isSignedIn } from '@soe/rules'
import { withSearch } from '@soe/shop-journey'

/** Customers and prepaid shoppers check out on one page, prospects step by step. */
export const checkoutLead: PageRecord = {
  file: 'lead-page',
  addresses: { checkout: 'platform 2' },
  leadTo: async ({ identity, pathOf }, { search }) => {
    const { audience } = identity.get()
    return withSearch(pathOf(isSignedIn(audience) || isPrepay(audience) ? 'expresscheckout' : 'aboutyourself'), search)
  },
  bar: 'B',
  chat: { context: 'checkout', priority: 'High' },
}
