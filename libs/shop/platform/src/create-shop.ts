import { QueryClient } from '@tanstack/react-query'
import { createClientLoader } from './client/client-loader'
import { isShopError, type ShopError } from './client/shop-error'
import type { ErrorMeta } from './errors/error-meta'
import { createLockStore } from './errors/lock-store'
import { createIdentityStore } from './identity/identity'
import { createNoticeStore } from './notices/notices'
import type { Environment } from './environment'
import { isSpanishPath, spanishBase, type Language } from './texts/language'

export interface ShopOptions {
  environment: Environment
  language?: Language
}

/** Everything that features share, made once for a page's life. */
export const createShop = ({ environment, language }: ShopOptions) => {
  const base = isSpanishPath(environment.location.pathname) ? spanishBase : ''
  const identity = createIdentityStore(environment)
  const notices = createNoticeStore()
  const lock = createLockStore()
  const goTo = (path: string) => environment.location.assign(path.startsWith('/') ? `${base}${path}` : path)

  const client = createClientLoader({ environment, identity, goTo })
  const shop = {
    environment,
    base,
    language: language ?? (base === spanishBase ? ('es' as const) : ('en' as const)),
    identity,
    notices,
    lock,
    client,
    goTo,
  }
  const onError = (error: ShopError, meta: ErrorMeta = {}) =>
    client.loaded()?.handleError({ ...shop, queryClient }, error, meta)
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // A cart that another channel holds can not be read: one that is read is free.
  queryClient.getQueryCache().config.onSuccess = (_answer, { queryKey }) => {
    if (queryKey[0] === 'checkout.getCheckoutDetails') lock.reset()
  }
  queryClient.getQueryCache().config.onError = (error, query) => {
    if (isShopError(error)) onError(error, query.meta)
  }
  queryClient.getMutationCache().config.onError = (error, _variables, _context, mutation) => {
    if (isShopError(error)) onError(error, mutation.meta)
  }
  return { ...shop, queryClient }
}

export type Shop = ReturnType<typeof createShop>
