import type { PageDocument, Shop } from '@soe/shop-platform'
import { storesQuery } from '@soe/shop-basket'

export const loadSupport = async (shop: Shop): Promise<PageDocument> => {
  await shop.queryClient.fetchQuery(storesQuery(shop))
  return { status: 200 }
}
