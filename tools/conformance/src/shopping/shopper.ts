import { needsOf, type Audience, type OperationKey } from '@soe/contracts'
import type { BegunCall, Follower } from '@soe/promises'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { judgeCall, type Judged } from '../judging/judge-call'
import { allowViolations } from '../judging/judge-headers'
import { leakViolations } from '../judging/leaks'
import { LeftOut, NothingKnown } from '../judging/not-judged'
import { createCookieJar, type CookieJar } from '../target/cookie-jar'
import type { Violation } from '../judging/violation'
import type { Exchange, SentRequest } from '../target/exchange'
import type { Target } from '../target/http-target'
import type { ShopperState } from '../states/state-service'
import type { Call, CallOptions } from './call'
import type { Served } from './served'
import { missed } from './expectation'
import { localise, unresolved, withOtherLetters, type Resolve } from './localise'
import { callsOf, type Scene } from './scene'
import { createResponseNames } from './response-names'

/** A browser without pages on the backend under test. */
export interface Shopper {
  readonly state: ShopperState
  readonly audience: Audience
  /** The shopper's name in the scene. */
  readonly name: string
  readonly scene: Scene
  readonly jar: CookieJar
  readonly follower: Follower
  /** Every call of the scene so far. */
  readonly calls: readonly Call[]
  call(key: OperationKey, options?: CallOptions): Promise<Call>
  /** Drops what happened after the first so many moments: it had no effect. */
  forget(after: number): void
  /** What `run` calls is part of setting the state up. */
  asSetup<Result>(run: () => Promise<Result>): Promise<Result>
  /** The shopper's clock is ahead by this. */
  pass(milliseconds: number): void
  /** What a name such as `newLine1` or `<cart>` stands for by now. */
  resolve: Resolve
}

export interface ShopperOptions {
  readonly target: Target
  readonly state: ShopperState
  readonly audience: Audience
  readonly name: string
  readonly scene: Scene
  /** Own values of the backend, by what stands for them in requests. */
  readonly data: Resolve
  /** Months of instalments that the backend offers. */
  readonly months: number | undefined
  readonly channel: string
  /** Changes are not sent. */
  readonly readsAlone: boolean
  /** Request ids are drawn from it, so that a run repeats. */
  readonly nextId: () => string
  /** Sees every call as it ends, and what it breaks. */
  readonly onCall: (call: Call, judged: readonly Judged[], shopper: Shopper) => void
  /** Knows which operations the backend serves. */
  readonly served: Served
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

/** The instalments of the contract's example in months of the backend's own. */
const withMonths = (value: unknown, months: number | undefined): unknown => {
  if (months === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => withMonths(part, months))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === 'dppMonths' && part === 36) return [name, months]
      if (name === 'contractTerm' && part === '36') return [name, months === 0 ? 'MONTH_TO_MONTH' : String(months)]
      return [name, withMonths(part, months)]
    }),
  )
}

/** Whether a call is made as the session itself, so that its answers add to what the session knows. */
const isOwn = ({ anonymous, headers, isHostile, isApart, method }: CallOptions) =>
  !anonymous && !isHostile && !isApart && method === undefined && headers?.['cookie'] === undefined

/** Whether a call is made as the contract has it, so that it says whether the operation is there. */
const isPlain = (options: CallOptions) => isOwn(options) && options.path === undefined

export const createShopper = (given: ShopperOptions): Shopper => {
  const { target, state, audience, name, scene, data, months, channel, readsAlone, served, nextId, onCall, renew } =
    given
  const jar = createCookieJar(state.cookies)
  const follower = scene.following.session()
  const names = createResponseNames(follower)
  scene.names.set(name, names)
  let carried = state.headers
  let setups = 0
  let passed = 0

  const namedTo = (text: string) => {
    const [, id = '', other = ''] = /^<([\w ]+) of (\w+)>$/.exec(text) ?? []
    return other === '' ? names.resolve(text) : scene.names.get(other)?.resolve(`<${id}>`)
  }

  const ownAddress = (text: string) => (text === 'maren@example.com' ? `maren.${scene.id}@example.com` : undefined)

  const resolve = withOtherLetters((text) => namedTo(text) ?? data(text) ?? ownAddress(text))

  /** A request in the backend's own words. */
  const localised = ({ body, query, headers, expect, ...rest }: CallOptions): CallOptions => {
    const own = {
      ...rest,
      ...(body !== undefined && { body: withMonths(localise(body, resolve), months) }),
      ...(query && { query: localise(query, resolve) as Record<string, string> }),
      ...(headers && { headers: localise(headers, resolve) as Record<string, string> }),
      ...(expect && { expect: localise(expect, resolve) as typeof expect }),
    }
    const [missing] = unresolved([own.body, own.query, own.headers, own.expect])
    if (missing !== undefined) throw new NothingKnown(`nothing is known for ${missing}`)
    return own
  }

  const requestOf = (key: OperationKey, options: CallOptions): SentRequest => {
    const operation = operationOf(key)
    const method = options.method ?? operation.method
    const body = bodyOf(method, options)
    const cookie = options.anonymous ? '' : jar.header()
    const token = jar.get('XSRF-TOKEN')
    const headers: Record<string, string> = {
      ...carried,
      channelid: channel,
      guie2erequestid: nextId(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== '' && { cookie }),
      ...(token !== undefined && !options.anonymous && { 'x-xsrf-token': token }),
      ...options.headers,
    }
    for (const header of options.without ?? []) delete headers[header]
    const path = options.path ?? pathFor(key, audienceFor(key, options.audience ?? audience))
    return { method, path: withQuery(path, options.query), headers, ...(body !== undefined && { body }) }
  }

  /** Whether the shopper is signed in again, so that what was refused can be sent once more. */
  const isRenewed = async (options: CallOptions, status: number): Promise<boolean> => {
    if (status !== 401 || !renew || !isOwn(options)) return false
    const fresh = await renew()
    if (!fresh) return false
    carried = fresh.headers
    for (const [cookie, value] of Object.entries(fresh.cookies)) jar.set(cookie, value)
    return true
  }

  const exchangeOf = async (key: OperationKey, options: CallOptions): Promise<Exchange> => {
    const request = requestOf(key, options)
    const response = await target.send(request)
    if (!(await isRenewed(options, response.status))) return { request, response }
    const again = requestOf(key, options)
    return { request: again, response: await target.send(again) }
  }

  const judge = (call: Call, options: CallOptions, begun: BegunCall | undefined, wrong?: Violation): Judged[] => {
    const context = {
      follower: begun && follower,
      cookies: options.anonymous ? undefined : jar.all(),
      passed,
      begun,
    }
    const ofServer = [...allowViolations(call.exchange, operationOf(call.key).method), ...leakViolations(call.exchange)]
    const broken = call.isHostile
      ? ofServer.map((violation) => ({ key: call.key, violation }))
      : judgeCall(call, context)
    return wrong ? [...broken, { key: options.expect?.of ?? call.key, violation: wrong }] : broken
  }

  /** What an example needs before it, where the backend does not have that. */
  const missingNeed = (key: OperationKey, caller: Audience) =>
    needsOf(key).find((need) => !served.isServed(need, audienceFor(need, caller)))

  const shopper: Shopper = {
    state,
    audience,
    name,
    scene,
    jar,
    follower,
    get calls() {
      return callsOf(scene.moments)
    },
    call: async (key, options = {}) => {
      if (readsAlone && operationOf(key).metadata.kind === 'change') throw new LeftOut('no change is sent')
      const isSetup = setups > 0
      const sent = localised(options)
      const caller = sent.audience ?? audience
      if (isPlain(sent)) served.assertServed(key, caller)
      const begun = isOwn(sent) ? follower.begin(key) : undefined
      const exchange = await exchangeOf(key, sent)
      if (!sent.anonymous) jar.keep(exchange.response.setCookies)
      const call: Call = {
        key,
        audience: caller,
        exchange,
        isSetup,
        isHostile: sent.isHostile ?? false,
        options,
        by: name,
        ...(options.together !== undefined && { together: options.together }),
      }
      scene.moments.push({ call })
      if (isPlain(sent)) served.note(call)
      const wrong = sent.expect && missed(key, exchange, sent.expect)
      const need = wrong && sent.expect?.ends === 'done' ? missingNeed(key, caller) : undefined
      const judged = judge(call, sent, begun, need === undefined ? wrong : undefined)
      names.update()
      onCall(call, judged, shopper)
      if (need !== undefined) throw new LeftOut(`${key} needs ${need}, which is not built for ${caller}`)
      return call
    },
    forget: (after) => void scene.moments.splice(after),
    asSetup: async (run) => {
      setups += 1
      try {
        return await run()
      } finally {
        setups -= 1
      }
    },
    pass: (milliseconds) => void (passed += milliseconds),
    resolve,
  }
  return shopper
}
