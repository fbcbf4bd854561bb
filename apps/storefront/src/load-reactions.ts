import type { LockStore } from '@soe/shop-basket'
import type { ShopOptions } from '@soe/shop-platform'

export const loadReactions =
  (lock: LockStore): ShopOptions['loadReactions'] =>
  async (shop) =>
    (await import('./shop-reactions')).createShopReactions(shop, lock)
