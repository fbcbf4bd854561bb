import type { LockStore } from '@soe/shop-basket'
import type { ShopOptions } from '@soe/shop-platform'

/** Joins journey's reactions to the lock that basket stores. */
export const loadReactions =
  (lock: LockStore): ShopOptions['loadReactions'] =>
  async (shop) => {
    const { createReactions } = await import('@soe/shop-journey/reactions')
    return createReactions(shop, lock)
  }
