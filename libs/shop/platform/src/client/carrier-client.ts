import type { ShopParts } from '../shop-parts'
import { createVisit } from '../visit/create-visit'
import { createAttempts } from './call-attempts'
import { callHeaders } from './call-headers'
import { callOperation } from './call-operation'
import type { ClientRoute } from './client-route'
import type { ShopReactions } from './reactions'
import { createResponseLog } from './response-log'
import { errorTopic } from '../errors/error-topic'

/** The success of an operation ends the notice that it has failed. */
const endErrorNotices = ({ queryClient, notices }: ShopParts): void => {
  queryClient.getQueryCache().config.onSuccess = (_data, { queryKey: [key] }) => notices.hideTopic(errorTopic(key))
  queryClient.getMutationCache().config.onSuccess = (_data, _variables, _result, { options: { mutationKey = [] } }) =>
    notices.hideTopic(errorTopic(mutationKey[0]))
}

export const createCarrierClient = (shop: ShopParts, reactions: ShopReactions) => {
  const { environment, addresses, base, identity, language, answerDates } = shop
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
      language,
      answerDates,
      visit,
      responses,
      attempts,
      reactions,
    }),
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
