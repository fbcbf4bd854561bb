import type { Reactions, Shop } from '@soe/shop-platform'
import type { LockControl } from './errors/cart-lock'
import { followGoToUrl } from './errors/follow-go-to-url'
import { handleError } from './errors/handle-error'

/** An entry of its own: the shop fetches it with the carrier's client, after the first paint. */
export const createReactions = (shop: Shop, lock: LockControl): Reactions => ({
  onError: (error, meta) => handleError({ ...shop, lock }, error, meta),
  onGoToUrl: followGoToUrl(shop),
})
