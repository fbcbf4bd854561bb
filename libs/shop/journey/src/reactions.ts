import { loadFlags, type Reactions, type Shop } from '@soe/shop-platform'
import type { LockControl } from './errors/cart-lock'
import { followGoToUrl } from './errors/follow-go-to-url'
import { handleError } from './errors/handle-error'

/** An entry of its own: the shop fetches it with the carrier's client, after the first paint. */
export const createReactions = (shop: Shop, lock: LockControl): Reactions => ({
  onError: (error, meta, retry) => handleError({ ...shop, lock, loadFlags: () => loadFlags(shop) }, error, meta, retry),
  onGoToUrl: followGoToUrl(shop),
})
