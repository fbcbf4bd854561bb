import { reloadForChunk } from '../errors/reload-for-chunk'
import type { CarrierClient, ClientDependencies } from './carrier-client'

export interface ClientLoader {
  /** The client, fetched once; a fetch that failed is tried again by the next call. */
  load: () => Promise<CarrierClient>
  /** The client where it is there already: always, once a call has failed. */
  loaded: () => CarrierClient | undefined
}

/** No first paint waits for the client: a page's first answer comes with its document. */
export const createClientLoader = (dependencies: ClientDependencies): ClientLoader => {
  let client: CarrierClient | undefined
  let fetching: Promise<CarrierClient> | undefined
  const fetchClient = async () => {
    try {
      const { createCarrierClient } = await import('./carrier-client')
      client = createCarrierClient(dependencies)
      return client
    } catch (error) {
      fetching = undefined
      reloadForChunk(dependencies.environment, error)
      throw error
    }
  }
  return { load: () => (fetching ??= fetchClient()), loaded: () => client }
}
