import { continueGuest, keepAlive } from '@soe/contracts/routes'
import { createCarrierClient } from '../client/carrier-client'
import type { Shop } from '../create-shop'
import { tryPersistently } from './try-persistently'

/** A client that tries in its own way, and whose failures nobody reacts to: the session has its own way of ending. */
const persistentClient = async (shop: Shop) => {
  const { reactions } = await shop.client.load()
  const environment = { ...shop.environment, fetch: tryPersistently(shop.environment) }
  return createCarrierClient({ ...shop, environment }, { ...reactions, countRetries: async () => 0 })
}

/** Keeps the session alive; a guest's has a call of its own. Rejects where it could not. */
export const extendSession = async (shop: Shop): Promise<void> => {
  const client = await persistentClient(shop)
  await client.call(shop.identity.get().loggedIn ? keepAlive : continueGuest, { body: {} })
}
