import { loadFlags, reportOffline, type Reactions, type Shop, delays } from '@soe/shop-platform'
import { createFailureHandling } from '@soe/shop-platform/failure-handling'
import type { LockControl } from './errors/cart-lock'
import { handleError } from './errors/handle-error'
import { isShopPath } from '@soe/rules'

/** Goes where an answer asks to, within this shop only, and hands the page that is left to the next as `goto`. */
export const followGoToUrl =
  ({ environment, goTo }: Pick<Shop, 'environment' | 'goTo'>) =>
  async (url: string): Promise<boolean> => {
    if (!isShopPath(url)) return false
    const { pathname, search } = environment.location
    const [target = '', ...fragment] = url.split(/(?=#)/)
    const joint = target.includes('?') ? '&' : '?'
    await environment.wait(delays.goToUrlRedirect)
    goTo(`${target}${joint}goto=${encodeURIComponent(pathname + search)}${fragment.join('')}`)
    return true
  }

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
