import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import type { ShopParts } from '../shop-parts'
import { createVisit } from '../visit/create-visit'
import { createAttempts } from './call-attempts'
import { callHeaders } from './call-headers'
import { callOperation } from './call-operation'
import type { ClientRoute } from './client-route'
import { loadOnce } from './load-once'
import { endErrorNotices, failureReaction } from './react-to-errors'
import type { LoadReactions } from './reactions'
import { createResponseLog } from './response-log'

export interface CallInput {
  body?: unknown
  query?: unknown
  /** `onSent` runs once the call has gone out. */
  fetchOptions?: { signal?: AbortSignal; onSent?: () => void }
}

type Call = (input: CallInput) => Promise<{ body: unknown }>

/** Everything that talks to the carrier. */
export const createCarrierClient = (shop: ShopParts, load: LoadReactions) => {
  const { environment, identity, answerDates } = shop
  const visit = createVisit(environment)
  const responses = createResponseLog()
  const attempts = createAttempts(environment)
  const loadReactions = loadOnce(load)
  const api = callOperation({ environment, identity, answerDates, visit, responses, attempts, loadReactions })
  const calls = new WeakMap<ClientRoute, Call>()
  endErrorNotices(shop)

  const callOf = (route: ClientRoute): Call => {
    const contract = { operation: route } as never
    const { operation } = initTsrReactQuery(contract, { baseUrl: '', api: api as never }) as {
      operation: { query: Call } | { mutate: Call }
    }
    return 'query' in operation ? operation.query : operation.mutate
  }

  const call = (route: ClientRoute, input: CallInput) => {
    const known = calls.get(route) ?? callOf(route)
    calls.set(route, known)
    return known(input)
  }
  return {
    call,
    /** The headers of a call that is not made here. */
    headersOf: (route: ClientRoute) =>
      callHeaders(route, environment.newId(), { environment, identity: identity.get(), visit }),
    visit,
    responses,
    restartCalls: attempts.restart,
    loadReactions,
    onFailure: failureReaction(shop, loadReactions),
  }
}

export type CarrierClient = ReturnType<typeof createCarrierClient>
