import type { LockStore } from '@soe/shop-basket'
import type { RequestCompletion, Shop, ShopOptions } from '@soe/shop-platform'

const completeFor =
  (shop: Shop): RequestCompletion['complete'] =>
  async (route, body) =>
    (await import('@soe/shop-basket/complete-request')).completeRequest(shop, route, body)

/** Joins what journey does about answers to the lock that basket stores, and to what it says of the cart. */
export const loadReactions =
  (lock: LockStore): ShopOptions['loadReactions'] =>
  async (shop) => {
    const [{ createReactions }, { resetLockOnRead }] = await Promise.all([
      import('@soe/shop-journey/reactions'),
      import('@soe/shop-basket/reset-lock-on-read'),
    ])
    resetLockOnRead(lock, shop.queryClient)
    return { ...(await createReactions(shop, lock)), complete: completeFor(shop) }
  }
