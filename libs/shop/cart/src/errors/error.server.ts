import { storesQuery } from '@soe/shop-basket'
import type { PageDocument, Shop } from '@soe/shop-platform'

/** A page that says what went wrong does not fail for want of a store. */
export const loadError = async (shop: Shop): Promise<PageDocument> => {
  const stores = storesQuery(shop)
  await shop.queryClient.fetchQuery(stores).catch(() => shop.queryClient.removeQueries(stores))
  return { status: 200 }
}
