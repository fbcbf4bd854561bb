import { noteAnswer, type AnswerDates } from '../answers/answer-dates'
import type { Environment } from '../environment'
import type { Failure } from '../errors/normalised-error'
import type { IdentityStore } from '../identity/identity'
import type { Visit } from '../visit/create-visit'
import type { Answer, CallAttempts } from './call-attempts'
import { callHeaders } from './call-headers'
import type { ClientRoute } from './client-route'
import { failureOf } from './failure-of'
import type { LoadReactions } from './reactions'
import { createRequestIds } from './request-ids'
import type { ResponseLog } from './response-log'

/** What ts-rest passes to a fetcher, as far as it is used here. */
export interface CallArguments {
  route: ClientRoute
  path: string
  headers: Record<string, string>
  body: FormData | URLSearchParams | string | null | undefined
  fetchOptions?: { signal?: AbortSignal | null; onSent?: () => void } | undefined
}

export interface CallDependencies {
  environment: Environment
  identity: IdentityStore
  answerDates: AnswerDates
  visit: Visit
  responses: ResponseLog
  attempts: CallAttempts
  loadReactions: LoadReactions
}

const goToUrlOf = ({ body }: Answer): string | undefined => (body as { goToUrl?: string } | undefined)?.goToUrl

const parseRequest = (body: CallArguments['body']): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined)

const isCompleted = ({ kind, namesOwner }: ClientRoute): boolean => kind === 'change' || namesOwner === true

/** A call goes out as it was asked for where its completion can't be fetched. */
const completed = async (
  { route, body }: CallArguments,
  loadReactions: LoadReactions,
): Promise<CallArguments['body']> =>
  typeof body === 'string' && isCompleted(route)
    ? loadReactions()
        .then(({ complete }) => complete(route, body))
        .catch(() => body)
    : body

const initOf = (
  { route: { method }, headers, fetchOptions }: CallArguments,
  body: CallArguments['body'],
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
const outcomeOf = async ({ loadReactions }: CallDependencies, exchange: Exchange, failure: Failure | undefined) => {
  const goToUrl = goToUrlOf(exchange.answer)
  if (goToUrl === undefined) return failure
  const leaving = (await loadReactions()).onGoToUrl(goToUrl)
  return exchange.route.kind === 'change' && (await leaving) ? leftFor(exchange) : failure
}

/** The fetcher behind every hook: picks the audience's path, adds the carrier's headers, retries, and rejects with one kind of error. */
export const callOperation = (dependencies: CallDependencies) => {
  const { environment, attempts, identity, answerDates, visit, loadReactions } = dependencies
  const beginRequest = createRequestIds(environment.newId)

  return async (args: CallArguments): Promise<Answer> => {
    const { route, path, body, fetchOptions } = args
    const who = identity.get()
    visit.enter()
    const url = `${route.paths[who.audience] ?? route.path}${path.slice(route.path.length)}`
    const { id: requestId, settle } = beginRequest(route, url, body)
    const sent = await completed(args, loadReactions)
    const init = initOf(args, sent, callHeaders(route, requestId, { environment, identity: who, visit }))
    const answering = attempts.run(url, init, async () => (await loadReactions()).countRetries(route))
    fetchOptions?.onSent?.()
    const answer = await answering
    settle(answer.status)
    if (answer.status > 0) noteAnswer(answerDates, answer, route.background)
    identity.refresh()
    const exchange = { route, url, requestId, answer }
    const failure = failureOf({ ...exchange, request: parseRequest(body) })
    record(dependencies, exchange, failure)
    const outcome = await outcomeOf(dependencies, exchange, failure)
    if (outcome) throw await (await loadReactions()).explain(route, outcome)
    return answer
  }
}
