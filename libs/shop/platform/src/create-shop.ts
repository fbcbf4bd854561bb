import { QueryClient } from '@tanstack/react-query'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { isShopPath } from '@soe/rules'
import { callOperation } from './client/call-operation'
import { isShopError, type ShopError } from './client/shop-error'
import { thinContract } from './client/thin-contract'
import type { ErrorMeta } from './errors/error-meta'
import { createLockStore } from './errors/lock-store'
import { handleError } from './errors/handle-error'
import { createIdentityStore } from './identity/identity'
import { createNoticeStore } from './notices/notices'
import type { Surroundings } from './surroundings'
import { isSpanishPath, spanishBase, type Language } from './texts/language'

/** Milliseconds between an answer with a goToUrl and the redirect that it asks for. */
const goToUrlWait = 2000

export interface ShopOptions {
  surroundings: Surroundings
  language?: Language
}

/** Everything that features share, made once for a page's life. */
export const createShop = ({ surroundings, language }: ShopOptions) => {
  const base = isSpanishPath(surroundings.location.pathname) ? spanishBase : ''
  const identity = createIdentityStore(surroundings)
  const notices = createNoticeStore()
  const lock = createLockStore()
  const goTo = (path: string) => surroundings.location.assign(path.startsWith('/') ? `${base}${path}` : path)

  const onGoToUrl = (url: string) => {
    if (!isShopPath(url)) return
    const { pathname, search } = surroundings.location
    const joint = url.includes('?') ? '&' : '?'
    void surroundings.wait(goToUrlWait).then(() => goTo(`${url}${joint}goto=${encodeURIComponent(pathname + search)}`))
  }

  const api = callOperation({ surroundings, identity, onGoToUrl })
  const tsr = initTsrReactQuery(thinContract, { baseUrl: '', api: api as never })
  const shop = {
    surroundings,
    base,
    language: language ?? (base === spanishBase ? ('es' as const) : ('en' as const)),
    identity,
    notices,
    lock,
    tsr,
    goTo,
  }
  const onError = (error: ShopError, meta: ErrorMeta = {}) => handleError({ ...shop, queryClient }, error, meta)
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  queryClient.getQueryCache().config.onError = (error, query) => {
    if (isShopError(error)) onError(error, query.meta)
  }
  queryClient.getMutationCache().config.onError = (error, _variables, _context, mutation) => {
    if (isShopError(error)) onError(error, mutation.meta)
  }
  return { ...shop, queryClient }
}

export type Shop = ReturnType<typeof createShop>
