import { classifyError, emptyProcessStepId, retryDelay, shouldRetry } from '@soe/rules'
import type { Environment } from '../environment'
import { isEmptyProcessStep } from '../errors/is-empty-process-step'
import { normaliseError } from '../errors/normalise-error'
import type { Failure, ServiceError } from '../errors/normalised-error'
import type { IdentityStore } from '../identity/identity'
import type { ClientRoute } from './client-route'
import { ShopError } from './shop-error'

/** What ts-rest passes to a fetcher, as far as it is used here. */
export interface CallArguments {
  route: ClientRoute
  path: string
  headers: Record<string, string>
  body: FormData | URLSearchParams | string | null | undefined
  fetchOptions?: { signal?: AbortSignal | null } | undefined
}

export interface Answer {
  /** 0 without an answer. */
  status: number
  body: unknown
  headers: Headers
  /** Why there is no answer. */
  thrown?: string
}

export interface CallDependencies {
  environment: Environment
  identity: IdentityStore
  /** Called with a `goToUrl` of any answer. */
  onGoToUrl: (url: string) => void
}

interface AnswerBody {
  errors?: ServiceError[]
  error?: { code: string; message: string }
  goToUrl?: string
  serviceBody?: { serviceResponse?: { context?: { contextInfo?: { processStep?: string } } } }
}

/** Milliseconds that a call may take; the live-person check has its own. */
const timeout = 30_000

const noAnswer = (thrown: string): Answer => ({ status: 0, body: undefined, headers: new Headers(), thrown })

/** A proxy may answer with a page of its own, which is no answer of the carrier. */
const isJson = ({ headers }: Response): boolean => /[/+]json\b/.test(headers.get('content-type') ?? '')

const parseBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '' || !isJson(response)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const attempt = async (environment: Environment, url: string, init: RequestInit): Promise<Answer> => {
  const timedOut = environment.timeout(timeout)
  const signal = init.signal ? AbortSignal.any([init.signal, timedOut]) : timedOut
  try {
    const response = await environment.fetch(url, { ...init, signal })
    return { status: response.status, body: await parseBody(response), headers: response.headers }
  } catch (error) {
    if (init.signal?.aborted) throw error
    return noAnswer(timedOut.aborted ? `timeout of ${timeout}ms exceeded` : 'Network Error')
  }
}

/** A retry repeats the request id, so that a change whose answer was lost happens once. */
const attemptWithRetries = async (environment: Environment, url: string, init: RequestInit): Promise<Answer> => {
  for (let retriesDone = 0; ; retriesDone += 1) {
    const answer = await attempt(environment, url, init)
    if (!shouldRetry(answer.status, retriesDone)) return answer
    await environment.wait(retryDelay(retriesDone))
  }
}

/** A refusal by the server itself has an id, and a message that is not meant for shoppers. */
const asServiceError = ({ error }: AnswerBody): ServiceError | undefined =>
  error && { id: error.code, name: error.code }

const thrownMessage = ({ status, thrown }: Answer, { error }: AnswerBody): string =>
  thrown ?? error?.message ?? `Request failed with status code ${status}`

const failureOf = (
  { method, answersProcessStep }: ClientRoute,
  url: string,
  requestId: string,
  answer: Answer,
): Failure | undefined => {
  const body = (answer.body ?? {}) as AnswerBody
  const error = body.errors?.[0] ?? asServiceError(body)
  const processStep = body.serviceBody?.serviceResponse?.context?.contextInfo?.processStep
  const lacksProcessStep =
    answersProcessStep === true &&
    isEmptyProcessStep({ status: answer.status, processStep, errors: error ? [error] : [] })
  const isFine = answer.status >= 200 && answer.status < 300 && !error && !lacksProcessStep && answer.body !== undefined
  if (isFine) return undefined
  return {
    status: answer.status,
    ...(error && { error }),
    ...(!body.errors?.[0] && { thrown: { message: thrownMessage(answer, body) } }),
    isEmptyProcessStep: lacksProcessStep,
    serviceUrl: url,
    method,
    e2eRequestId: answer.headers.get('e2erequestid') ?? requestId,
  }
}

const toShopError = ({ key }: ClientRoute, failure: Failure, isSignedIn: boolean): ShopError => {
  const normalised = normaliseError(failure)
  const handling = classifyError({
    operation: key,
    id: normalised.isEmptyProcessStep ? emptyProcessStepId : normalised.id,
    status: failure.status ?? 0,
    message: normalised.serviceErrMsg,
    details: normalised.details,
    level: normalised.severity,
    isAborted: normalised.isAborted,
    isSignedIn,
  })
  return new ShopError(key, handling, normalised)
}

/** The fetcher behind every hook: picks the audience's path, adds the carrier's headers, retries, and rejects with one kind of error. */
export const callOperation =
  ({ environment, identity, onGoToUrl }: CallDependencies) =>
  async ({ route, path, headers, body, fetchOptions }: CallArguments): Promise<Answer> => {
    const { method, paths, path: anyPath } = route
    const { audience, channel, cartId, xsrfToken } = identity.get()
    const url = `${paths[audience] ?? anyPath}${path.slice(anyPath.length)}`
    const requestId = environment.newId()
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        ...headers,
        accept: 'application/json',
        channelId: channel,
        guiE2eRequestId: requestId,
        ...(cartId && { cartId }),
        ...(xsrfToken && { 'X-XSRF-TOKEN': xsrfToken }),
      },
      ...(method !== 'GET' && { body: body ?? '{}' }),
      ...(fetchOptions?.signal && { signal: fetchOptions.signal }),
    }
    const answer = await attemptWithRetries(environment, url, init)
    identity.refresh()
    const goToUrl = (answer.body as AnswerBody | undefined)?.goToUrl
    if (goToUrl !== undefined) onGoToUrl(goToUrl)
    const failure = failureOf(route, url, requestId, answer)
    if (failure) throw toShopError(route, failure, identity.get().loggedIn)
    return answer
  }
