import { hasPage, type PageDocument, type Shop } from '@soe/shop-platform'
import { offeredProtectionQuery } from './offered-protection-query'

export const loadAboutProtection = async (shop: Shop): Promise<PageDocument> => {
  const isOffered = hasPage(shop.addresses, 'protection/about', shop.identity.get().audience)
  if (isOffered) await shop.queryClient.fetchQuery(offeredProtectionQuery(shop))
  return { status: 200 }
}
