import type { Parameters } from '@soe/rules'
import { QueryClient } from '@tanstack/react-query'
import { createClientLoader, type ClientLoader } from './client/client-loader'
import type { Reactions } from './client/reactions'
import { isShopError } from './client/shop-error'
import type { Environment } from './environment'
import type { ErrorMeta } from './errors/error-meta'
import { createIdentityStore, type IdentityStore, type ShownIdentity } from './identity/identity'
import { createNoticeStore, type NoticeStore } from './notices/notices'
import { isSpanishPath, spanishBase, type Language } from './texts/language'

export interface ShopOptions {
  environment: Environment
  /** Fetched with the carrier's client, which no first paint waits for. */
  loadReactions: (shop: Shop) => Promise<Reactions>
  language?: Language
  /** The shopper that the server has drawn the page for. */
  drawnFor?: ShownIdentity | undefined
}

/** Everything that features share. */
export interface Shop {
  readonly environment: Environment
  /** The prefix of the page's language. */
  readonly base: string
  readonly language: Language
  readonly identity: IdentityStore
  readonly notices: NoticeStore
  readonly client: ClientLoader
  /** Leaves the page for another address of the shop. */
  readonly goTo: (path: string) => void
  readonly queryClient: QueryClient
  /** The query parameters of the address and of this visit. */
  readonly parameters: () => Promise<Parameters>
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const reactToErrors = ({ client, queryClient }: Shop) => {
  const react = (error: unknown, meta: ErrorMeta = {}) => {
    if (isShopError(error)) client.loaded()?.onError(error, meta)
  }
  queryClient.getQueryCache().config.onError = (error, query) => react(error, query.meta)
  queryClient.getMutationCache().config.onError = (error, _variables, _context, mutation) => react(error, mutation.meta)
}

/** Made once for a page's life. */
export const createShop = ({ environment, loadReactions, language, drawnFor }: ShopOptions): Shop => {
  const base = isSpanishPath(environment.location.pathname) ? spanishBase : ''
  const identity = createIdentityStore(environment, drawnFor)
  const shop: Shop = {
    environment,
    base,
    language: language ?? (base === spanishBase ? 'es' : 'en'),
    identity,
    notices: createNoticeStore(),
    client: createClientLoader({ environment, identity, loadReactions: () => loadReactions(shop) }),
    goTo: (path) => environment.location.assign(path.startsWith('/') ? `${base}${path}` : path),
    queryClient: createQueryClient(),
    parameters: async () => (await import('./address/visit-parameters')).visitParameters(environment),
  }
  reactToErrors(shop)
  return shop
}
