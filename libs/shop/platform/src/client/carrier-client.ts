import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { callOperation, type CallDependencies } from './call-operation'
import type { ClientRoute } from './client-route'
import type { Reactions } from './reactions'

export interface CallInput {
  body?: unknown
  query?: unknown
  fetchOptions?: { signal?: AbortSignal }
}

type Call = (input: CallInput) => Promise<{ body: unknown }>

export type ClientDependencies = Omit<CallDependencies, 'onGoToUrl'> & { reactions: Reactions }

/** Everything that talks to the carrier, and what to do when a call fails. */
export const createCarrierClient = ({ reactions, ...dependencies }: ClientDependencies) => {
  const { onError, onGoToUrl } = reactions
  const api = callOperation({ ...dependencies, onGoToUrl })
  const calls = new WeakMap<ClientRoute, Call>()

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
  return { call, onError }
}

export type CarrierClient = ReturnType<typeof createCarrierClient>
