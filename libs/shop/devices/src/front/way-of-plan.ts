import { cartQuery, lineWithoutPlan } from '@soe/shop-basket'
import type { Shop } from '@soe/shop-platform'

/** To the phone of the cart that waits for its plan, if there is one. */
export const wayOfPlan = async (shop: Shop): Promise<string | undefined> => {
  const { cart } = await shop.queryClient.fetchQuery(cartQuery(shop))
  const line = lineWithoutPlan(cart, '/smartphones/')
  return line && shop.pathOf('plans/planoverview', { line })
}
