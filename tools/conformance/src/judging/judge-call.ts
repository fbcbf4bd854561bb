import type { Audience, OperationKey } from '@soe/contracts'
import {
  brokenWithin,
  type BegunCall,
  type Broken,
  type FollowedCall,
  type Follower,
  type SeenAnswer,
} from '@soe/promises'
import { operationOf } from '../contract/judged-operations'
import { requestSchemaOf } from '../generate/json-schema'
import { readSetCookie } from '../target/cookie-jar'
import { jsonOf, type Exchange } from '../target/exchange'
import { faultOf } from './kinds'
import { contractViolations, errorOf, isSuccess, requestOf } from './judge-exchange'
import { schemaViolations, type IsHidden } from './schema-issues'
import { violation, type Violation } from './violation'

/** What is known of the session that a call belongs to. */
export interface CallContext {
  /** Undefined where nobody knows whose call it is. */
  readonly follower: Follower | undefined
  /** Cookies that the caller holds once the answer is there; undefined where nobody recorded them. */
  readonly cookies: Readonly<Record<string, string>> | undefined
  /** Milliseconds by which the shopper's clock was set ahead. */
  readonly passed?: number
  /** The call as the follower saw it begin; undefined where it ran by itself. */
  readonly begun?: BegunCall | undefined
  readonly isHidden?: IsHidden
}

/** Something broken, and the operation at fault. */
export interface Judged {
  readonly key: OperationKey
  readonly violation: Violation
}

interface JudgedCall {
  readonly key: OperationKey
  readonly audience: Audience
  readonly exchange: Exchange
}

/** The server's clock by its own word; it may stand where a state has set it. */
const clockOf = ({ exchange: { response } }: JudgedCall, passed: number): number[] => {
  const date = Date.parse(response.headers['date'] ?? '')
  if (Number.isNaN(date)) return []
  return passed === 0 ? [date] : [date, date + passed]
}

/** The first language of a request that the shop speaks. */
const languageOf = ({ headers }: Exchange['request']): SeenAnswer['language'] => {
  const first = headers['accept-language']?.trim().slice(0, 2).toLowerCase()
  return first === 'en' || first === 'es' ? first : undefined
}

interface Unproven extends Omit<SeenAnswer, 'answer' | 'request'> {
  readonly answer: unknown
  readonly request: unknown
}

/** Cookies of each session of which nobody knows which answer set them last. */
const unsureCookies = new WeakMap<Follower, Set<string>>()

/**
 * Cookies beside the answer. Of two answers at once nobody knows which came last, and a repeated one is of before:
 * what such answers set is unsure until another one sets it.
 */
const cookiesBeside = (
  { key, exchange: { request, response } }: JudgedCall,
  { cookies, begun, follower }: CallContext,
): CallContext['cookies'] => {
  if (!follower) return cookies
  const isRepeated = follower.hasDone(key, request.headers['guie2erequestid'])
  const unsure = unsureCookies.get(follower) ?? new Set()
  const isUnsure = begun?.overlaps === true || isRepeated
  for (const { name } of response.setCookies.map(readSetCookie)) {
    unsure.delete(name)
    if (isUnsure) unsure.add(name)
  }
  unsureCookies.set(follower, unsure)
  return unsure.size > 0 || isRepeated ? undefined : cookies
}

const unprovenOf = (call: JudgedCall, context: CallContext): Unproven => ({
  key: call.key,
  audience: call.audience,
  request: requestOf(call.exchange.request),
  answer: jsonOf(call.exchange.response) ?? {},
  language: languageOf(call.exchange.request),
  headers: call.exchange.response.headers,
  cookies: cookiesBeside(call, context),
  clock: clockOf(call, context.passed ?? 0),
})

/** An answer that the contract finds nothing wrong with, to a request of the contract, is what the operation answers. */
const isProven = (_seen: Unproven, own: readonly Violation[], asked: boolean): _seen is SeenAnswer =>
  asked && own.every(({ kind }) => faultOf(kind) !== 101)

const judged = ({ key, id, at, says, teller }: Broken): Judged => ({
  key,
  violation: { ...violation(id, at, says), teller },
})

const outcomeOf = ({ key, exchange }: JudgedCall): FollowedCall['outcome'] => {
  const { status } = exchange.response
  if (isSuccess(operationOf(key), exchange)) return 'done'
  return status === 0 || status >= 500 ? 'unknown' : 'refused'
}

/** Whether an answer says something, although not that what was asked is done: an empty list, a code of its own. */
const isTelling = ({ exchange: { response } }: JudgedCall): boolean =>
  response.status === 200 && errorOf({ request: noRequest, response }) === undefined && jsonOf(response) !== undefined

const noRequest = { method: '', path: '', headers: {} }

/** Ids of carts that a request names. */
const namesIn = ({ request }: Exchange): string[] => {
  const { cartId, cartInfo } = (requestOf(request) ?? {}) as { cartId?: unknown; cartInfo?: { cartId?: unknown } }
  return [cartId, cartInfo?.cartId, request.headers['cartid']].filter(
    (id) => typeof id === 'string' && id !== '',
  ) as string[]
}

/** Whether what is asked is known: what an invalid request ought to do, nothing says. */
const isAsked = ({ key, exchange }: JudgedCall, isHidden?: IsHidden): boolean => {
  const schema = requestSchemaOf(key)
  return !schema || schemaViolations(schema, requestOf(exchange.request), isHidden).length === 0
}

/** What a call breaks besides what is known already, by its own answer and by the session's answers before it. */
export const judgeSeen = (call: JudgedCall, own: readonly Violation[], context: CallContext): Judged[] => {
  const { key, audience, exchange } = call
  const isRead = operationOf(key).metadata.kind === 'read'
  const asked = isAsked(call, context.isHidden)
  const unproven = unprovenOf(call, context)
  const seen = isTelling(call) && isProven(unproven, own, asked) ? unproven : undefined
  const ended = outcomeOf(call)
  // What a change that is neither done nor refused has done is anyone's guess.
  const outcome = seen && ended === 'refused' ? (isRead ? 'done' : 'unknown') : ended
  const ownCall = {
    key,
    audience,
    requestId: exchange.request.headers['guie2erequestid'],
    outcome,
    error: errorOf(exchange) ?? `HTTP ${exchange.response.status}`,
    request: asked ? requestOf(exchange.request) : undefined,
    seen,
    body: exchange.response.body,
    names: namesIn(exchange),
  }
  const followed = context.follower?.follow(ownCall, context.begun)
  return [
    ...own.map((violation) => ({ key, violation })),
    ...(seen ? brokenWithin(seen, context.follower?.onHeld).map(judged) : []),
    ...(followed ?? []).map(judged),
  ]
}

/** Everything that a call breaks: the contract, what holds within its answer, and what its session has been answered. */
export const judgeCall = (call: JudgedCall, context: CallContext): Judged[] =>
  judgeSeen(call, contractViolations(operationOf(call.key), call.exchange, context.isHidden), context)
