import type { Audience, OperationKey, ProviderStateReady } from '@soe/contracts'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { createCookieJar, type CookieJar } from '../target/cookie-jar'
import type { SentRequest } from '../target/exchange'
import type { Target } from '../target/http-target'
import type { Call, CallOptions } from './call'

/** A browser without pages on the backend under test. */
export interface Shopper {
  readonly state: ProviderStateReady
  readonly audience: Audience
  readonly jar: CookieJar
  /** Every call so far. */
  readonly calls: readonly Call[]
  call(key: OperationKey, options?: CallOptions): Promise<Call>
  /** Drops the calls after the first so many: they had no effect. */
  forget(after: number): void
  /** What `run` calls is part of setting the state up. */
  asSetup<Result>(run: () => Promise<Result>): Promise<Result>
}

export interface ShopperOptions {
  readonly target: Target
  readonly state: ProviderStateReady
  readonly audience: Audience
  /** Request ids are drawn from it, so that a run repeats. */
  readonly nextId: () => string
  /** Sees every call as it ends. */
  readonly onCall: (call: Call, shopper: Shopper) => void
}

const withQuery = (path: string, query: Readonly<Record<string, string>> | undefined): string =>
  query && Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path

const bodyOf = (method: string, { body, rawBody }: CallOptions): string | undefined => {
  if (rawBody !== undefined) return rawBody
  return method === 'GET' || body === undefined ? undefined : JSON.stringify(body)
}

const audienceFor = (key: OperationKey, audience: Audience): Audience => {
  const known = audiencesOf(key)
  return known.includes(audience) ? audience : (known[0] ?? audience)
}

export const createShopper = ({ target, state, audience, nextId, onCall }: ShopperOptions): Shopper => {
  const jar = createCookieJar(state.cookies)
  const calls: Call[] = []
  let setups = 0

  const requestOf = (key: OperationKey, options: CallOptions): SentRequest => {
    const operation = operationOf(key)
    const method = options.method ?? operation.method
    const body = bodyOf(method, options)
    const cookie = options.anonymous ? '' : jar.header()
    const token = jar.get('XSRF-TOKEN')
    const headers: Record<string, string> = {
      ...state.headers,
      channelid: 'VZW-DOTCOM',
      guie2erequestid: nextId(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== '' && { cookie }),
      ...(token !== undefined && !options.anonymous && { 'x-xsrf-token': token }),
      ...options.headers,
    }
    for (const name of options.without ?? []) delete headers[name]
    const path = options.path ?? pathFor(key, audienceFor(key, options.audience ?? audience))
    return { method, path: withQuery(path, options.query), headers, ...(body !== undefined && { body }) }
  }

  const shopper: Shopper = {
    state,
    audience,
    jar,
    calls,
    call: async (key, options = {}) => {
      const request = requestOf(key, options)
      const isSetup = setups > 0
      const response = await target.send(request)
      if (!options.anonymous) jar.keep(response.setCookies)
      const call: Call = {
        key,
        audience: options.audience ?? audience,
        exchange: { request, response },
        isSetup,
        isHostile: options.isHostile ?? false,
        options,
      }
      calls.push(call)
      onCall(call, shopper)
      return call
    },
    forget: (after) => void calls.splice(after),
    asSetup: async (run) => {
      setups += 1
      try {
        return await run()
      } finally {
        setups -= 1
      }
    },
  }
  return shopper
}
