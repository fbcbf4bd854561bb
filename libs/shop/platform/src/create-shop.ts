import { QueryClient } from '@tanstack/react-query'
import { createClientLoader, type ClientLoader } from './client/client-loader'
import type { Reactions } from './client/reactions'
import type { Environment } from './environment'
import { errorTopic } from './errors/error-topic'
import type { ErrorMeta } from './errors/error-meta'
import { loadFlags } from './flags/load-flags'
import { createIdentityStore, type IdentityStore } from './identity/identity'
import { createNoticeStore, networkTopic, type NoticeStore } from './notices/notices'
import { isSpanishPath, spanishBase, type Language } from './texts/language'
import { platformTexts } from './texts/platform-texts'
import { createVisit, type Visit } from './visit/create-visit'

export interface ShopOptions {
  environment: Environment
  /** Fetched with the carrier's client, which no first paint waits for. */
  loadReactions: (shop: Shop) => Promise<Reactions>
  language?: Language
}

/** Everything that features share. */
export interface Shop {
  readonly environment: Environment
  /** The prefix of the page's language. */
  readonly base: string
  readonly language: Language
  readonly identity: IdentityStore
  readonly visit: Visit
  readonly notices: NoticeStore
  readonly client: ClientLoader
  /** Leaves the page for another address of the shop. */
  readonly goTo: (path: string) => void
  readonly queryClient: QueryClient
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Without the carrier's client nothing but the network can have failed. */
const showFailure = (shop: Shop, { silent, showsError }: ErrorMeta) => {
  if (!silent && !showsError)
    shop.notices.show({ type: 'error', text: platformTexts(shop.language).tryAgain, sticky: true })
}

const reactToErrors = (shop: Shop) => {
  const { client, queryClient, notices } = shop
  const react = (error: unknown, meta: ErrorMeta = {}, retry: () => unknown) => {
    const loaded = client.loaded()
    if (loaded) loaded.onFailure(error, meta, () => void retry())
    else showFailure(shop, meta)
  }
  const queries = queryClient.getQueryCache().config
  queries.onError = (error, query) => react(error, query.meta, () => query.fetch().catch(() => undefined))
  queries.onSuccess = (_data, { queryKey: [key] }) => notices.hideTopic(errorTopic(key))
  const changes = queryClient.getMutationCache().config
  changes.onError = (error, variables, _result, change) =>
    react(error, change.meta, () => change.execute(variables).catch(() => undefined))
  changes.onSuccess = (_data, _variables, _result, { options: { mutationKey: [key] = [] } }) =>
    notices.hideTopic(errorTopic(key))
}

/** An address outside the shop's own language prefix is left as it is; without a network the page stays. */
const leaveFor = ({ environment, notices, language, base }: Shop, path: string) => {
  if (environment.isOnline?.() !== false)
    return environment.location.assign(path.startsWith('/') ? `${base}${path}` : path)
  notices.show({
    type: 'warning',
    topic: networkTopic,
    text: platformTexts(language).offline,
    sticky: true,
    quiet: true,
  })
}

/** Made once for a page's life. */
export const createShop = ({ environment, loadReactions, language: given }: ShopOptions): Shop => {
  const base = isSpanishPath(environment.location.pathname) ? spanishBase : ''
  const language = given ?? (base === spanishBase ? 'es' : 'en')
  const identity = createIdentityStore(environment)
  const visit = createVisit(environment)
  const shop: Shop = {
    environment,
    base,
    language,
    identity,
    visit,
    notices: createNoticeStore(platformTexts(language).noMessage),
    client: createClientLoader({
      environment,
      identity,
      visit,
      language,
      loadFlags: () => loadFlags(shop),
      loadReactions: () => loadReactions(shop),
    }),
    goTo: (path) => leaveFor(shop, path),
    queryClient: createQueryClient(),
  }
  reactToErrors(shop)
  return shop
}
