import type { LockStore } from '@soe/shop-basket'
import { resetLockOnRead } from '@soe/shop-basket/reset-lock-on-read'
import { createReactions } from '@soe/shop-journey/reactions'
import type { RequestCompletion, Shop, ShopReactions } from '@soe/shop-platform'

const completeFor =
  (shop: Shop): RequestCompletion['complete'] =>
  async (route, body) => {
    const { completeRequest } = await import('@soe/shop-basket/complete-request')
    return JSON.stringify(completeRequest(shop, route, JSON.parse(body)))
  }

/** Joins what journey does about answers to the lock that basket stores, and to what it says of the cart. */
export const createShopReactions = async (shop: Shop, lock: LockStore): Promise<ShopReactions> => {
  resetLockOnRead(lock, shop.queryClient)
  return { ...(await createReactions(shop, lock)), complete: completeFor(shop) }
}
