import { named, type Page } from './page'
import type { LeadTo } from '../page-types/page-document'

type LeadName = 'leadToAccessories' | 'leadToCheckout' | 'leadToGrid' | 'leadToProduct'

/** Addresses that lead to another page. */
export const leadPage = (paths: readonly string[], name: LeadName): Page => {
  const leadTo: LeadTo = async (shop, address) => (await import('../pages/lead-to'))[name](shop, address)
  return {
    paths,
    file: 'lead-page',
    load: named('LeadPage', () => import('../pages/lead-page'), { leadTo }),
    leadTo,
  }
}
