import type { AnswerOf, BodyInputOf } from '@soe/contracts'
import type { ApiFetcher } from '@ts-rest/core'
import { noteAnswer, type AnswerDates } from '../answers/answer-dates'
import type { Environment } from '../environment'
import type { Failure } from '../errors/normalised-error'
import type { IdentityStore } from '../identity/identity'
import type { ShopParts } from '../shop-parts'
import type { Visit } from '../visit/create-visit'
import type { Answer, CallAttempts } from './call-attempts'
import { callHeaders } from './call-headers'
import { callRoute, type Sent } from './call-route'
import type { ClientRoute } from './client-route'
import { failureOf } from './failure-of'
import type { ShopReactions } from './reactions'
import type { ResponseLog } from './response-log'
import { defineTexts } from '../texts/define-texts'
import { isRetryStatus } from '@soe/rules'

interface OpenRequest {
  readonly id: string
  settle(status: number): void
}

interface Unsettled {
  readonly id: string
  readonly url: string
  readonly body: unknown
}

const isSame = (left: Unsettled, url: string, body: unknown): boolean =>
  left.url === url && JSON.stringify(left.body) === JSON.stringify(body)

/** A change that may have happened although its answer was lost keeps its id, so that asking again never repeats it. */
export const createRequestIds = (newId: () => string) => {
  const unsettled = new Set<Unsettled>()
  const forget = (url: string, body: unknown) => {
    for (const request of unsettled) if (isSame(request, url, body)) unsettled.delete(request)
  }
  return (route: ClientRoute, url: string, body: unknown): OpenRequest => {
    const id = [...unsettled].find((request) => isSame(request, url, body))?.id ?? newId()
    return {
      id,
      settle: (status) => {
        forget(url, body)
        if (route.kind === 'change' && isRetryStatus(status)) unsettled.add({ id, url, body })
      },
    }
  }
}

/** What a caller adds to what is sent; `onSent` runs once the call has gone out. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly onSent?: () => void
}

export interface CallDependencies extends Pick<ShopParts, 'addresses' | 'base' | 'language'> {
  environment: Environment
  identity: IdentityStore
  answerDates: AnswerDates
  visit: Visit
  responses: ResponseLog
  attempts: CallAttempts
  reactions: ShopReactions
}

const goToUrlOf = ({ body }: Answer): string | undefined => (body as { goToUrl?: string } | undefined)?.goToUrl

const isCompleted = ({ kind, adds }: ClientRoute): boolean => kind === 'change' || adds !== undefined

/** A call goes out as it was asked for where its completion can't be fetched. */
const completed = async <Called extends ClientRoute>(
  route: Called,
  body: BodyInputOf<Called> | undefined,
  { complete }: ShopReactions,
): Promise<BodyInputOf<Called> | undefined> =>
  body !== undefined && isCompleted(route) ? complete(route, body).catch(() => body) : body

interface Exchange {
  readonly route: ClientRoute
  readonly url: string
  readonly requestId: string
  readonly answer: Answer
}

const idOf = ({ answer, requestId }: Exchange): string => answer.headers.get('e2erequestid') ?? requestId

const record = ({ responses }: CallDependencies, exchange: Exchange, failure: Failure | undefined) => {
  const { route, url, answer } = exchange
  // The log sends these along, and is not among them.
  if (route.key === 'log.jsNotify') return
  const call = { operation: route.key, serviceUrl: url, method: route.method, status: answer.status }
  responses.add({ ...call, e2eRequestId: idOf(exchange), errorId: failure?.error?.id ?? '' }, answer.headers)
}

const leftFor = (exchange: Exchange): Failure => ({
  status: exchange.answer.status,
  isGoToUrl: true,
  serviceUrl: exchange.url,
  method: exchange.route.method,
  e2eRequestId: idOf(exchange),
})

/** What keeps a call from ending well; a change never goes on to its next step where its answer leads elsewhere. */
const outcomeOf = async ({ reactions }: CallDependencies, exchange: Exchange, failure: Failure | undefined) => {
  const goToUrl = goToUrlOf(exchange.answer)
  if (goToUrl === undefined) return failure
  const leaving = reactions.onGoToUrl(goToUrl)
  return exchange.route.kind === 'change' && (await leaving) ? leftFor(exchange) : failure
}

const cookieTexts = defineTexts(
  {
    refused:
      'Your browser refuses cookies, and the shop needs them for your cart. Allow them for this site, then try again.',
  },
  {
    refused:
      'Tu navegador rechaza las cookies, y la tienda las necesita para tu carrito. Permítelas para este sitio e inténtalo de nuevo.',
  },
)

interface Dependencies extends Pick<ShopParts, 'language'> {
  readonly environment: Environment
  readonly reactions: ShopReactions
}

/** A change without cookies would be made for nobody: it fails before it is sent. */
const requireCookies = async (
  { environment, language, reactions }: Dependencies,
  route: ClientRoute,
): Promise<void> => {
  if (route.kind !== 'change' || (environment.keepsCookies?.() ?? true)) return
  const error = { id: 'COOKIES_REFUSED', message: cookieTexts(language).refused, errorCategory: 'BUSINESSERR' }
  throw await reactions.explain(route, { status: 200, error })
}

/** Behind every hook: picks the audience's path, adds the carrier's headers, retries, and rejects with one kind of error. */
export const callOperation = (dependencies: CallDependencies) => {
  const { environment, addresses, base, attempts, identity, visit, reactions } = dependencies
  const beginRequest = createRequestIds(environment.newId)

  return async <Called extends ClientRoute>(
    route: Called,
    { body, query, signal, onSent }: Sent<Called> & CallOptions,
  ): Promise<AnswerOf<Called>> => {
    await requireCookies(dependencies, route)
    const who = identity.get()
    visit.enter()
    const api: ApiFetcher = async ({ path, headers, body: text }) => {
      const url = `${route.paths[who.audience] ?? route.path}${path.slice(route.path.length)}`
      const { id: requestId, settle } = beginRequest(route, url, body)
      const context = callHeaders(route, requestId, { environment, addresses, base, identity: who, visit })
      const init: RequestInit = {
        method: route.method,
        credentials: 'same-origin',
        headers: { ...headers, accept: 'application/json', ...context },
        ...(route.method !== 'GET' && { body: text ?? '{}' }),
        ...(signal && { signal }),
      }
      const answering = attempts.run(url, init, () => reactions.countRetries(route))
      onSent?.()
      const answer = await answering
      settle(answer.status)
      if (answer.status > 0) noteAnswer(dependencies, answer, route.background)
      identity.refresh()
      const exchange = { route, url, requestId, answer }
      const failure = failureOf({ ...exchange, request: body })
      record(dependencies, exchange, failure)
      const outcome = await outcomeOf(dependencies, exchange, failure)
      if (outcome) throw await reactions.explain(route, outcome)
      return answer
    }
    const whole = await completed(route, body, reactions)
    return callRoute(route, { ...(query !== undefined && { query }), ...(whole !== undefined && { body: whole }) }, api)
  }
}
