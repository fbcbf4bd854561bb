import { findPath, operationOf } from '../contract/judged-operations'
import { contractViolations, errorOf, isSuccess } from '../judging/judge-exchange'
import type { Violation } from '../judging/violation'
import type { Call } from '../shopping/call'
import type { Exchange, SentRequest } from '../target/exchange'
import { acceptedRequestViolations, needsToken, withoutToken } from './accepted-requests'
import { audienceOf } from './audience-of'
import { isHidden } from './hidden-values'

/** A call that someone else made, and what it breaks. */
export interface SeenCall {
  readonly call: Call
  /** The path that the contract has for it. */
  readonly path: string
  readonly error: string | undefined
  readonly violations: readonly Violation[]
  /** Why it can't be judged as a whole. */
  readonly notJudged?: string
}

const pathOf = (path: string) => path.split('?')[0] ?? path

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** What the server read: the query of a GET, or the body. */
const requestValue = ({ method, path, body }: SentRequest): unknown => {
  if (method === 'GET') return Object.fromEntries(new URL(path, 'http://any').searchParams)
  return body === undefined || body === '' ? undefined : parse(body)
}

/** An answer that the browser already had needs no body. */
const isUnchanged = ({ request, response }: Exchange) =>
  response.status === 304 && request.headers['if-none-match'] !== undefined

/** Holds an exchange to the contract; undefined where no operation has its path. */
export const seeExchange = (exchange: Exchange): SeenCall | undefined => {
  const place = findPath(exchange.request.method, pathOf(exchange.request.path))
  if (!place) return undefined
  const { key, operation, path } = place
  const audience = audienceOf(place, exchange.request)
  const call: Call = { key, audience, exchange, isSetup: false, isHostile: false }
  const isAccepted = isSuccess(operation, exchange)
  return {
    call,
    path,
    error: errorOf(exchange),
    violations: isUnchanged(exchange)
      ? []
      : [
          ...contractViolations(operation, exchange, isHidden),
          ...(isAccepted ? acceptedRequestViolations(key, requestValue(exchange.request)) : []),
          ...(isAccepted && needsToken(key) && exchange.request.headers['x-xsrf-token'] === undefined
            ? [withoutToken]
            : []),
        ],
  }
}

/** How a check of what was seen is called. */
export const checkNameOf = ({ call: { key, audience }, path }: SeenCall): string =>
  `traffic ${operationOf(key).method} ${path} as ${audience}`
