import { recoverChunk } from '../errors/recover-chunk'
import type { CarrierClient, ClientDependencies } from './carrier-client'
import type { Reactions } from './reactions'

export interface ClientLoader {
  /** The client, fetched once; a fetch that failed is tried again by the next call. */
  load: () => Promise<CarrierClient>
  /** The client if it has been fetched; a call can only have failed once it has. */
  loaded: () => CarrierClient | undefined
}

type LoaderDependencies = Omit<ClientDependencies, 'reactions' | 'translate'> & {
  loadReactions: () => Promise<Reactions>
}

const loadTranslation = async (language: ClientDependencies['language']) =>
  language === 'es' ? { translate: (await import('../errors/spanish-messages')).toSpanish } : {}

/** The first paint never waits for the client: a page's first answer comes with its document. */
export const createClientLoader = ({ loadReactions, ...dependencies }: LoaderDependencies): ClientLoader => {
  let client: CarrierClient | undefined
  let fetching: Promise<CarrierClient> | undefined
  const fetchClient = async () => {
    try {
      const [{ createCarrierClient }, reactions, translation] = await Promise.all([
        import('./carrier-client'),
        loadReactions(),
        loadTranslation(dependencies.language),
      ])
      client = createCarrierClient({ ...dependencies, ...translation, reactions })
      return client
    } catch (error) {
      fetching = undefined
      await recoverChunk(dependencies.environment, error)
      throw error
    }
  }
  return { load: () => (fetching ??= fetchClient()), loaded: () => client }
}
