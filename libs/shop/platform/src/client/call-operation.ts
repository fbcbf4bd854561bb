import { classifyError, emptyProcessStepId } from '@soe/rules'
import type { Environment } from '../environment'
import { normaliseError, type MessageTexts } from '../errors/normalise-error'
import type { Failure } from '../errors/normalised-error'
import type { IdentityStore } from '../identity/identity'
import type { Visit } from '../visit/create-visit'
import type { Answer, CallAttempts } from './call-attempts'
import { callHeaders } from './call-headers'
import type { ClientRoute } from './client-route'
import type { ErrorSettings } from './error-settings'
import { failureOf } from './failure-of'
import { createRequestIds } from './request-ids'
import type { ResponseLog } from './response-log'
import { ShopError } from './shop-error'

/** What ts-rest passes to a fetcher, as far as it is used here. */
export interface CallArguments {
  route: ClientRoute
  path: string
  headers: Record<string, string>
  body: FormData | URLSearchParams | string | null | undefined
  fetchOptions?: { signal?: AbortSignal | null } | undefined
}

export interface CallDependencies {
  environment: Environment
  attempts: CallAttempts
  identity: IdentityStore
  visit: Visit
  responses: ResponseLog
  texts: MessageTexts
  /** Read when a call has failed. */
  loadSettings: (failed: ClientRoute) => Promise<ErrorSettings>
  /** Called with a `goToUrl`. Resolves when the page is being left, at once to false where the address is not followed. */
  onGoToUrl: (url: string) => Promise<boolean>
}

type ShopErrorContext = Pick<CallDependencies, 'identity' | 'texts' | 'loadSettings'>

const toShopError = async (
  { identity, texts, loadSettings }: ShopErrorContext,
  route: ClientRoute,
  failure: Failure,
): Promise<ShopError> => {
  const { patterns, retryCancelMessage } = await loadSettings(route)
  const normalised = normaliseError(failure, { ...texts, patterns, retryCancelMessage })
  const handling = classifyError({
    operation: route.key,
    id: normalised.isEmptyProcessStep ? emptyProcessStepId : normalised.id,
    status: failure.status ?? 0,
    message: normalised.serviceErrMsg,
    details: normalised.details,
    level: normalised.severity,
    isAborted: normalised.isAborted,
    isGoToUrl: normalised.isGoToUrl,
    isSignedIn: identity.get().loggedIn,
  })
  return new ShopError(route.key, handling, normalised)
}

const goToUrlOf = ({ body }: Answer): string | undefined => (body as { goToUrl?: string } | undefined)?.goToUrl

const parseRequest = (body: CallArguments['body']): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined)

const initOf = (
  { route: { method }, headers, body, fetchOptions }: CallArguments,
  context: Record<string, string>,
): RequestInit => ({
  method,
  credentials: 'same-origin',
  headers: { ...headers, accept: 'application/json', ...context },
  ...(method !== 'GET' && { body: body ?? '{}' }),
  ...(fetchOptions?.signal && { signal: fetchOptions.signal }),
})

interface Exchange {
  readonly route: ClientRoute
  readonly url: string
  readonly requestId: string
  readonly answer: Answer
}

const idOf = ({ answer, requestId }: Exchange): string => answer.headers.get('e2erequestid') ?? requestId

const record = ({ responses }: CallDependencies, exchange: Exchange, failure: Failure | undefined) => {
  const { route, url, answer } = exchange
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
const outcomeOf = async ({ onGoToUrl }: CallDependencies, exchange: Exchange, failure: Failure | undefined) => {
  const goToUrl = goToUrlOf(exchange.answer)
  if (goToUrl === undefined) return failure
  const leaving = onGoToUrl(goToUrl)
  return exchange.route.kind === 'change' && (await leaving) ? leftFor(exchange) : failure
}

/** The fetcher behind every hook: picks the audience's path, adds the carrier's headers, retries, and rejects with one kind of error. */
export const callOperation = (dependencies: CallDependencies) => {
  const { environment, attempts, identity, visit, loadSettings } = dependencies
  const beginRequest = createRequestIds(environment.newId)

  return async (args: CallArguments): Promise<Answer> => {
    const { route, path, body } = args
    const who = identity.get()
    const url = `${route.paths[who.audience] ?? route.path}${path.slice(route.path.length)}`
    const { id: requestId, settle } = beginRequest(route, url, body)
    const init = initOf(args, callHeaders(route, requestId, { environment, identity: who, visit }))
    const answer = await attempts.run(url, init, async () => (await loadSettings(route)).retryCount)
    settle(answer.status)
    identity.refresh()
    const exchange = { route, url, requestId, answer }
    const failure = failureOf({ ...exchange, request: parseRequest(body) })
    record(dependencies, exchange, failure)
    const outcome = await outcomeOf(dependencies, exchange, failure)
    if (outcome) throw await toShopError(dependencies, route, outcome)
    return answer
  }
}
