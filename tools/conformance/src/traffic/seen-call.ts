import type { OperationKey, Audience } from '@soe/contracts'
import type { BegunCall } from '@soe/promises'
import { isHidden } from '@soe/contracts/redaction'
import { findPath, operationOf, callersOf, type JudgedPath } from '../contract/judged-operations'
import { judgeCall, type Judged } from '../judging/judge-call'
import { errorOf, isSuccess, requestOf } from '../judging/judge-exchange'
import type { Violation } from '../judging/violation'
import type { Call } from '../shopping/call'
import type { Exchange, SentRequest } from '../target/exchange'
import { acceptedRequestViolations, needsToken, withoutToken } from './accepted-requests'
import { heldCookies, type TrafficSession } from './sessions'

const cookieSays = ({ headers }: SentRequest) => /(^|;\s*)loggedIn=true\b/.test(headers['cookie'] ?? '')

const isSignedIn = (request: SentRequest) => cookieSays(request) || request.headers['loginstatus'] === 'true'

const isPrepaid = ({ headers, path }: SentRequest) => headers['service'] === 'prepaid' || path.includes('/prepaid/')

/** Audiences that a caller may belong to, the most particular one first. */
const audiencesLike = (request: SentRequest): readonly Audience[] => {
  if (isPrepaid(request)) return isSignedIn(request) ? ['prepay-signed-in', 'prepay'] : ['prepay']
  return isSignedIn(request) ? ['signed-in'] : ['prospect']
}

/** The audience that a call was made as: by its path, and by what the caller says of itself where paths are shared. */
const audienceOf = ({ key, path, audience }: JudgedPath, request: SentRequest): Audience => {
  const callers = callersOf(key, path)
  return audiencesLike(request).find((one) => callers.includes(one)) ?? callers[0] ?? audience
}

/** A call that someone else made, and what it breaks. */
export interface SeenCall {
  readonly call: Call
  /** The path that the contract has for it. */
  readonly path: string
  readonly error: string | undefined
  readonly broken: readonly Judged[]
  /** Calls of the session before it. */
  readonly before: readonly Call[]
  /** Why it can't be judged as a whole. */
  readonly notJudged?: string
}

const pathOf = (path: string) => path.split('?')[0] ?? path

/** The operation of a request; undefined where no operation has its path. */
export const keyOf = ({ method, path }: SentRequest): OperationKey | undefined => findPath(method, pathOf(path))?.key

/** An answer that the browser already had needs no body. */
const isUnchanged = ({ request, response }: Exchange) =>
  response.status === 304 && ['if-none-match', 'if-modified-since'].some((name) => request.headers[name] !== undefined)

/** What was sent, whatever it is; undefined where nobody recorded it. */
const sentValue = (request: SentRequest): unknown => {
  const { method, body } = request
  if (method === 'GET') return requestOf(request)
  return body === undefined || body === '' ? undefined : (requestOf(request) ?? body)
}

const requestViolations = (key: OperationKey, { request, response }: Exchange): Violation[] => {
  if (!isSuccess(operationOf(key), { request, response })) return []
  const value = sentValue(request)
  return [
    ...(value === undefined ? [] : acceptedRequestViolations(key, value)),
    ...(needsToken(key) && request.headers['x-xsrf-token'] === undefined ? [withoutToken] : []),
  ]
}

export interface SeenIn {
  readonly session: TrafficSession | undefined
  readonly begun: BegunCall | undefined
  /** Why the call can't be judged. */
  readonly gap?: string | undefined
}

/** Calls of a session that a finding shows. */
const shownCalls = 5

export const remember = (session: TrafficSession | undefined, call: Call) => {
  session?.latest.push(call)
  session?.latest.splice(0, session.latest.length - shownCalls)
}

/** Compares an exchange with the contract and with the session's answers before it; undefined where no operation has its path. */
export const seeExchange = (exchange: Exchange, { session, begun, gap }: SeenIn): SeenCall | undefined => {
  const place = findPath(exchange.request.method, pathOf(exchange.request.path))
  if (!place) return undefined
  const { key, path } = place
  const audience = audienceOf(place, exchange.request)
  const call: Call = { key, audience, exchange, isSetup: false, isHostile: false }
  const seen = { call, path, error: errorOf(exchange), before: [...(session?.latest ?? [])] }
  remember(session, call)
  if (gap !== undefined || isUnchanged(exchange)) {
    if (begun) session?.follower.abandon(begun)
    return { ...seen, broken: [], ...(gap !== undefined && { notJudged: gap }) }
  }
  const broken = judgeCall(call, { follower: session?.follower, cookies: heldCookies(exchange), begun, isHidden })
  const own = requestViolations(key, exchange).map((violation) => ({ key, violation }))
  return { ...seen, broken: [...broken, ...own] }
}

export const checkNameOf = ({ call: { key, audience }, path }: SeenCall): string =>
  `traffic ${operationOf(key).method} ${path} as ${audience}`
