import type { LockStore } from '@soe/shop-basket'
import type { ShopOptions } from '@soe/shop-platform'

export const loadClient =
  (lock: LockStore): ShopOptions['loadClient'] =>
  async (shop) =>
    (await import('@soe/shop-basket/create-client')).createClient(shop, lock)
