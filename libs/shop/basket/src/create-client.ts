import { createReactions } from '@soe/shop-journey/reactions'
import type { RequestCompletion, Shop } from '@soe/shop-platform'
import { createCarrierClient, type CarrierClient } from '@soe/shop-platform/carrier-client'
import type { LockStore } from './lock/lock-store'
import { resetLockOnRead } from './lock/reset-lock-on-read'

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
