import { continueGuest, keepAlive } from '@soe/contracts/routes'
import type { Shop } from '../create-shop'
import { noteDates } from './answer-dates'
import { tryPersistently } from './try-persistently'

const nothing = () => undefined

/** A client whose failures nobody reacts to: the session has its own way of ending. */
const loadClient = async ({ environment, identity, answerDates }: Shop) => {
  const { createCarrierClient } = await import('../client/carrier-client')
  const fetch = tryPersistently({ ...environment, fetch: noteDates(answerDates, environment.fetch) })
  return createCarrierClient({
    environment: { ...environment, fetch },
    identity,
    reactions: { onError: nothing, onGoToUrl: nothing },
  })
}

/** Keeps the session alive; a guest's has a call of its own. Rejects where it could not. */
export const extendSession = async (shop: Shop): Promise<void> => {
  const client = await loadClient(shop)
  await client.call(shop.identity.get().loggedIn ? keepAlive : continueGuest, { body: {} })
}
