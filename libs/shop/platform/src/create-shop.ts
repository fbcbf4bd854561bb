import type { Parameters } from '@soe/rules'
import { QueryClient } from '@tanstack/react-query'
import type { AddressBook } from './addresses/address'
import { matchAddress } from './addresses/match-address'
import { pathsFor } from './addresses/page-path'
import type { CarrierClient } from './client/carrier-client'
import type { Environment } from './environment'
import { createIdentityStore, type ShownIdentity } from './identity/identity'
import { createNoticeStore, type Notice } from './notices/notices'
import type { ShopParts } from './shop-parts'
import { isSpanishPath, spanishBase, type Language } from './texts/language'
import { recoverChunk } from './errors/recover-chunk'
import { platformTexts } from './texts/platform-texts'

export interface ShopOptions {
  environment: Environment
  addresses: AddressBook
  /** The carrier's client, with what the shop does about its answers: fetched when idle, or with the first call. */
  loadClient: (shop: Shop) => Promise<CarrierClient>
  language?: Language
  drawnFor?: ShownIdentity | undefined
  notices?: readonly Notice[] | undefined
}

/** Loads at the first call; a load that failed is tried again by the next. */
const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  const start = async () => {
    try {
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return () => (loading ??= start())
}

interface ClientLoader {
  load: () => Promise<CarrierClient>
  loaded: () => CarrierClient | undefined
}

const reportMissing = async ({ environment, notices, language }: ShopParts, error: unknown) => {
  if ((await recoverChunk(environment, error)) === 'offline')
    notices.show({ type: 'error', text: platformTexts(language).tryAgain, sticky: true })
}

/** The first paint never waits for the client: a page's first answer comes with its document. */
const createClientLoader = (shop: () => ShopParts, loadClient: () => Promise<CarrierClient>): ClientLoader => {
  let client: CarrierClient | undefined
  const load = loadOnce(async () => {
    try {
      client = await loadClient()
      return client
    } catch (error) {
      await reportMissing(shop(), error)
      throw error
    }
  })
  return { load, loaded: () => client }
}

export interface Shop extends ShopParts {
  readonly client: ClientLoader
  readonly goTo: (path: string) => void
  readonly parameters: () => Promise<Parameters>
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** A call can only have failed once there is a client. */
const reactToErrors = ({ client, queryClient }: Shop) => {
  const retrying = (run: () => Promise<unknown>) => () => void run().catch(() => undefined)
  queryClient.getQueryCache().config.onError = (error, query) =>
    void client.loaded()?.onFailure(
      error,
      query.meta,
      retrying(() => query.fetch()),
    )
  queryClient.getMutationCache().config.onError = (error, variables, _result, change) =>
    void client.loaded()?.onFailure(
      error,
      change.meta,
      retrying(() => change.execute(variables)),
    )
}

export const createShop = ({
  environment,
  addresses,
  loadClient,
  language: given,
  drawnFor,
  notices,
}: ShopOptions): Shop => {
  const base = isSpanishPath(environment.location.pathname) ? spanishBase : ''
  const language = given ?? (base === spanishBase ? 'es' : 'en')
  // What reads them comes when the page is idle, and a redirect may have replaced the first address by then.
  const searches = [environment.location.search]
  const identity = createIdentityStore(environment, drawnFor)
  const shop: Shop = {
    environment,
    addresses,
    pathOf: pathsFor(addresses, () => identity.get().audience),
    nameAt: matchAddress(addresses),
    answerDates: { latest: environment.now(), latestKept: environment.now() },
    base,
    language,
    identity,
    notices: createNoticeStore(notices),
    client: createClientLoader(
      () => shop,
      () => loadClient(shop),
    ),
    goTo: (path) => environment.location.assign(path.startsWith('/') && !isSpanishPath(path) ? `${base}${path}` : path),
    queryClient: createQueryClient(),
    parameters: async () => {
      const { search } = environment.location
      searches.push(search)
      const { visitParameters } = await import('./address/visit-parameters')
      return visitParameters(environment.sessionStorage, searches.splice(0), search)
    },
  }
  reactToErrors(shop)
  return shop
}
