import type { OperationKey } from '@soe/contracts'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { handleError } from '../errors/handle-error'
import { callOperation, type CallDependencies } from './call-operation'
import { followGoToUrl, type Redirecting } from './follow-go-to-url'
import { thinContract } from './thin-contract'

export interface CallInput {
  body?: unknown
  query?: unknown
  fetchOptions?: { signal?: AbortSignal }
}

type Call = (input: CallInput) => Promise<{ body: unknown }>

export type ClientDependencies = Omit<CallDependencies, 'onGoToUrl'> & Redirecting

/** Everything that talks to the carrier, and acts where it fails. */
export const createCarrierClient = (dependencies: ClientDependencies) => {
  const api = callOperation({ ...dependencies, onGoToUrl: followGoToUrl(dependencies) })
  const tsr = initTsrReactQuery(thinContract, { baseUrl: '', api: api as never })
  const operations = tsr as unknown as Record<string, Record<string, { query?: Call; mutate?: Call }>>
  const call = (key: OperationKey, input: CallInput) => {
    const [area = '', name = ''] = key.split('.')
    const operation = operations[area]?.[name]
    const chosen = operation?.query ?? operation?.mutate
    if (!chosen) throw new Error(`no operation ${key}`)
    return chosen(input)
  }
  return { call, handleError }
}

export type CarrierClient = ReturnType<typeof createCarrierClient>
