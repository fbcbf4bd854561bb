import { getRtCartCount, validateCart } from '@soe/contracts/routes'
import { callOnce, type Shop } from '@soe/shop-platform'

/** A cart that was restored from a save may hold what has changed since. */
export const validateRestored = async (shop: Shop): Promise<void> => {
  const { rtCartCount } = await callOnce(shop, getRtCartCount, { body: {} })
  await callOnce(shop, validateCart, { body: { cartInfo: {}, meta: {}, pageId: 'CART', rtCartCount } })
}
