import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { createCookieJar, type CookieJar } from '../target/cookie-jar'
import type { Exchange, SentRequest } from '../target/exchange'
import type { Target } from '../target/http-target'
import type { ShopperState } from '../states/state-service'
import type { Call, CallOptions } from './call'

/** A browser without pages on the backend under test. */
export interface Shopper {
  readonly state: ShopperState
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
  readonly state: ShopperState
  readonly audience: Audience
  /** Request ids are drawn from it, so that a run repeats. */
  readonly nextId: () => string
  /** Sees every call as it ends. */
  readonly onCall: (call: Call, shopper: Shopper) => void
  /** Signs the shopper in again after a 401; undefined where it is to stay signed out. */
  readonly renew?: (() => Promise<ShopperState | undefined>) | undefined
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

export const createShopper = ({ target, state, audience, nextId, onCall, renew }: ShopperOptions): Shopper => {
  const jar = createCookieJar(state.cookies)
  let carried = state.headers
  const calls: Call[] = []
  let setups = 0

  const requestOf = (key: OperationKey, options: CallOptions): SentRequest => {
    const operation = operationOf(key)
    const method = options.method ?? operation.method
    const body = bodyOf(method, options)
    const cookie = options.anonymous ? '' : jar.header()
    const token = jar.get('XSRF-TOKEN')
    const headers: Record<string, string> = {
      ...carried,
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

  /** Whether the shopper is signed in again, so that what was refused can be sent once more. */
  const isRenewed = async ({ anonymous, isHostile, headers }: CallOptions, status: number): Promise<boolean> => {
    if (status !== 401 || !renew || anonymous || isHostile || headers?.['cookie'] !== undefined) return false
    const fresh = await renew()
    if (!fresh) return false
    carried = fresh.headers
    for (const [name, value] of Object.entries(fresh.cookies)) jar.set(name, value)
    return true
  }

  const exchangeOf = async (key: OperationKey, options: CallOptions): Promise<Exchange> => {
    const request = requestOf(key, options)
    const response = await target.send(request)
    if (!(await isRenewed(options, response.status))) return { request, response }
    const again = requestOf(key, options)
    return { request: again, response: await target.send(again) }
  }

  const shopper: Shopper = {
    state,
    audience,
    jar,
    calls,
    call: async (key, options = {}) => {
      const isSetup = setups > 0
      const exchange = await exchangeOf(key, options)
      if (!options.anonymous) jar.keep(exchange.response.setCookies)
      const call: Call = {
        key,
        audience: options.audience ?? audience,
        exchange,
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
