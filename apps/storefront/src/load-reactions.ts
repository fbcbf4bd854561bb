import type { LockStore } from '@soe/shop-basket'
import type { ShopOptions } from '@soe/shop-platform'

/** Joins what journey does about answers to the lock that basket stores. */
export const loadReactions =
  (lock: LockStore): ShopOptions['loadReactions'] =>
  async (shop) => {
    const [{ createReactions }, { resetLockOnRead }] = await Promise.all([
      import('@soe/shop-journey/reactions'),
      import('@soe/shop-basket/reset-lock-on-read'),
    ])
    resetLockOnRead(lock, shop.queryClient)
    return createReactions(shop, lock)
  }
