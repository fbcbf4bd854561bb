import type { ShopParts } from '../shop-parts'
import { createVisit } from '../visit/create-visit'
import { createAttempts } from './call-attempts'
import { callHeaders } from './call-headers'
import { callOperation } from './call-operation'
import type { ClientRoute } from './client-route'
import { endErrorNotices } from './end-error-notices'
import type { ShopReactions } from './reactions'
import { createResponseLog } from './response-log'

/** Everything that talks to the carrier. */
export const createCarrierClient = (shop: ShopParts, reactions: ShopReactions) => {
  const { environment, addresses, base, identity, answerDates } = shop
  const visit = createVisit(environment)
  const responses = createResponseLog()
  const attempts = createAttempts(environment)
  endErrorNotices(shop)
  return {
    call: callOperation({
      environment,
      addresses,
      base,
      identity,
      answerDates,
      visit,
      responses,
      attempts,
      reactions,
    }),
    /** The headers of a call that is not made here. */
    headersOf: (route: ClientRoute) =>
      callHeaders(route, environment.newId(), { environment, addresses, base, identity: identity.get(), visit }),
    visit,
    responses,
    restartCalls: attempts.restart,
    reactions,
    onFailure: reactions.onFailure,
  }
}

export type CarrierClient = ReturnType<typeof createCarrierClient>
