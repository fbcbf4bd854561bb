import { createReactions } from '@soe/shop-journey/reactions'
import type { RequestCompletion, Shop } from '@soe/shop-platform'
import { createCarrierClient, type CarrierClient } from '@soe/shop-platform/carrier-client'
import type { LockStore } from './lock/lock-store'
import { resetLockOnRead } from './lock/reset-lock-on-read'

const completeFor =
  (shop: Shop): RequestCompletion['complete'] =>
  async (route, body) => {
    const { completeRequest } = await import('./calls/complete-request')
    return completeRequest(shop, route, body)
  }

/** Joins the carrier's client, what journey does about its answers, the lock, and what basket says of the cart. */
export const createClient = async (shop: Shop, lock: LockStore): Promise<CarrierClient> => {
  resetLockOnRead(lock, shop)
  return createCarrierClient(shop, { ...(await createReactions(shop, lock)), complete: completeFor(shop) })
}
