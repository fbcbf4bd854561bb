import type { PageRecord } from '@soe/shop-platform'
import { checkoutPage, withSearch } from '@soe/shop-journey'

export const checkoutLead: PageRecord = {
  file: 'lead-page',
  addresses: { checkout: 'platform 2' },
  leadTo: async ({ identity, pathOf }, { search }) => withSearch(pathOf(checkoutPage(identity.get().audience)), search),
  bar: 'B',
  chat: { context: 'checkout', priority: 'High' },
}
