import { getRtCartCount, validateCart } from '@soe/contracts/routes'
import { callOnce, change, type Shop } from '@soe/shop-platform'

/** A cart that was restored from a save may hold what has changed since. */
export const validateRestored = async (shop: Shop): Promise<void> => {
  const { rtCartCount } = await callOnce(shop, getRtCartCount, { body: {} })
  await change(shop, validateCart, { cartInfo: {}, meta: {}, pageId: 'CART', rtCartCount })
}
