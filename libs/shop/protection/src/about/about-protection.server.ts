import { isPrepay } from '@soe/rules'
import type { PageDocument, Shop } from '@soe/shop-platform'
import { offeredProtectionQuery } from './offered-protection-query'

/** Reads what is offered; prepaid shoppers are told that nothing is. */
export const loadAboutProtection = async (shop: Shop): Promise<PageDocument> => {
  if (!isPrepay(shop.identity.get().audience)) await shop.queryClient.fetchQuery(offeredProtectionQuery(shop))
  return { status: 200 }
}
