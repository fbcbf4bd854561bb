import { loadFlags, reportOffline, type Reactions, type Shop } from '@soe/shop-platform'
import { createFailureHandling } from '@soe/shop-platform/failure-handling'
import type { LockControl } from './errors/cart-lock'
import { followGoToUrl } from './errors/follow-go-to-url'
import { handleError } from './errors/handle-error'

/** Without a network the page stays: the address would lose it. */
const stayOffline =
  (shop: Shop): Shop['goTo'] =>
  (path) =>
    shop.environment.isOnline?.() === false ? reportOffline(shop) : shop.goTo(path)

/** An entry of its own: the shop fetches it with the first failure, or when idle. */
export const createReactions = (given: Shop, lock: LockControl): Promise<Reactions> => {
  const shop = { ...given, goTo: stayOffline(given) }
  const effects = { ...shop, lock, loadFlags: () => loadFlags(given) }
  return createFailureHandling(given, {
    onError: (error, meta, retry) => handleError(effects, error, meta, retry),
    onGoToUrl: followGoToUrl(shop),
  })
}
