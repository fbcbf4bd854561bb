import { createReactions } from '@soe/shop-journey/reactions'
import { type RequestCompletion, type Shop, failureTexts } from '@soe/shop-platform'
import { createCarrierClient, type CarrierClient } from '@soe/shop-platform/carrier-client'
import type { LockStore } from './lock/lock-store'
import { getCheckoutDetails } from '@soe/contracts/routes'

/**
 * A cart that another channel holds can't be read, so a cart that is read is free, and what the lock has refused can be
 * done again. Fetched with the reactions to failures.
 */
export const resetLockOnRead = (
  lock: LockStore,
  { queryClient, notices, language }: Pick<Shop, 'queryClient' | 'notices' | 'language'>,
): void => {
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true
    if (!isRead || event.query.queryKey[0] !== getCheckoutDetails.key) return
    const wasLocked = lock.get().locked
    lock.reset()
    if (wasLocked)
      notices.show({
        type: 'warning',
        topic: 'cart-lock',
        text: failureTexts(language).freeAgain,
        sticky: true,
        quiet: true,
      })
  })
}

/** Loads what completes the changes of a cart; a browser that once could not fetch it never does. */
export const loadCompletion = () => import('./calls/complete-request')

const completeFor =
  (shop: Shop): RequestCompletion['complete'] =>
  async (route, body) => {
    const { completeRequest } = await loadCompletion()
    return completeRequest(shop, route, body)
  }

export const createClient = async (shop: Shop, lock: LockStore): Promise<CarrierClient> => {
  resetLockOnRead(lock, shop)
  return createCarrierClient(shop, { ...(await createReactions(shop, lock)), complete: completeFor(shop) })
}
