import type { Environment } from '@soe/shop-platform'
import type { DocumentRequest } from './document-request'

const nothing = () => undefined

const noStorage: Storage = {
  length: 0,
  clear: nothing,
  getItem: () => null,
  key: () => null,
  removeItem: nothing,
  setItem: nothing,
}

/** The environment of one request. A document only reads: it never writes, waits or navigates. */
export const requestEnvironment = ({ url, cookies, userAgent, fetch }: DocumentRequest): Environment => {
  const { pathname, search, origin } = new URL(url)
  return {
    location: { pathname, search, origin, assign: nothing, reload: nothing, replace: nothing },
    history: { pushState: nothing, replaceState: nothing, back: nothing, length: 1 },
    cookies: { read: () => cookies, write: nothing },
    userAgent,
    sessionStorage: noStorage,
    fetch,
    now: () => Date.now(),
    wait: () => Promise.resolve(),
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    newId: () => crypto.randomUUID(),
    isNarrow: () => false,
  }
}
