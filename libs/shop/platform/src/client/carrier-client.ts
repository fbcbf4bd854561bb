import type { OperationKey } from '@soe/contracts'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { callOperation, type CallDependencies } from './call-operation'
import type { Reactions } from './reactions'
import { thinContract } from './thin-contract'

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
  const tsr = initTsrReactQuery(thinContract, { baseUrl: '', api: api as never })
  const operations = tsr as unknown as Record<string, Record<string, { query?: Call; mutate?: Call }>>
  const call = (key: OperationKey, input: CallInput) => {
    const [area = '', name = ''] = key.split('.')
    const operation = operations[area]?.[name]
    const chosen = operation?.query ?? operation?.mutate
    if (!chosen) throw new Error(`no operation ${key}`)
    return chosen(input)
  }
  return { call, onError }
}

export type CarrierClient = ReturnType<typeof createCarrierClient>
