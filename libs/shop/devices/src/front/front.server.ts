import { isPrepay } from '@soe/rules'
import type { LoadDocument, Shop } from '@soe/shop-platform'
import { prepareToggle } from '../compare/lazy-toggle'
import { RecentlyViewed } from '../recent/lazy-recent'
import { firstPicture, readProducts } from '../read-products.server'
import { frontPlansQuery } from './front-plans-query'

/** A failed read leaves nothing behind: the browser, which gets only what was read, draws the same page. */
const readPlans = async (shop: Shop) => {
  if (isPrepay(shop.identity.get().audience)) return
  const plans = frontPlansQuery(shop)
  await shop.queryClient.fetchQuery(plans).catch(() => shop.queryClient.removeQueries(plans))
}

export const loadFront: LoadDocument = async (shop) => {
  const [products] = await Promise.all([
    readProducts(shop, 'smartphones'),
    readPlans(shop),
    prepareToggle(),
    RecentlyViewed.prepare(),
  ])
  return { status: 200, picture: firstPicture(products) }
}
