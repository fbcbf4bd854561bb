import { isDone } from '@soe/rules'
import type { Failure, ServiceError } from '../errors/normalised-error'
import type { Answer } from './call-attempts'
import type { ClientRoute } from './client-route'

interface ProcessStepAnswer {
  status: number
  processStep?: string | null | undefined
  errors?: readonly unknown[] | undefined
}

/** getProcessStep answering 200 with neither a step nor an error is an error of its own. */
export const isEmptyProcessStep = ({ status, processStep, errors = [] }: ProcessStepAnswer): boolean =>
  status === 200 && !processStep && errors.length === 0

interface AnswerBody {
  errors?: ServiceError[]
  error?: { code: string; message: string }
  id?: string
  message?: string
  statusCode?: unknown
  serviceHeader?: { statusCode?: unknown; statusMsg?: unknown }
  serviceBody?: { serviceResponse?: { context?: { contextInfo?: { processStep?: string } } } }
}

export interface AnsweredCall {
  readonly route: ClientRoute
  readonly url: string
  readonly requestId: string
  readonly request: unknown
  readonly answer: Answer
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A refusal by the server itself has an id, and a message that is not meant for shoppers. */
const refused = ({ error }: AnswerBody): ServiceError | undefined => error && { id: error.code, name: error.code }

/** An answer without errors that does not say what its operation calls done: its status code is the error's id. */
const undone = ({ route, request, answer }: AnsweredCall, body: AnswerBody): ServiceError | undefined => {
  if (!isSuccess(answer.status) || isDone(route.success, { request, answer: body })) return undefined
  const { id, message, statusCode, serviceHeader } = body
  if (id !== undefined && message !== undefined) return { id, message }
  return { id: textOf(serviceHeader?.statusCode ?? statusCode), name: textOf(serviceHeader?.statusMsg) }
}

const lacksStep = ({ route, answer }: AnsweredCall, body: AnswerBody, error: ServiceError | undefined): boolean => {
  const processStep = body.serviceBody?.serviceResponse?.context?.contextInfo?.processStep
  return (
    route.answersProcessStep === true &&
    isEmptyProcessStep({ status: answer.status, processStep, errors: error ? [error] : [] })
  )
}

const thrownMessage = ({ status, thrown }: Answer, { error }: AnswerBody): string =>
  thrown ?? error?.message ?? `Request failed with status code ${status}`

export const failureOf = (call: AnsweredCall): Failure | undefined => {
  const { route, url, requestId, answer } = call
  const body = (answer.body ?? {}) as AnswerBody
  const reported = body.errors?.[0] ?? (body.error || answer.body === undefined ? undefined : undone(call, body))
  const error = reported ?? refused(body)
  const isMissingStep = lacksStep(call, body, error)
  if (isSuccess(answer.status) && !error && !isMissingStep && answer.body !== undefined) return undefined
  return {
    status: answer.status,
    ...(error && { error }),
    ...(!reported && { thrown: { message: thrownMessage(answer, body) } }),
    isCancelled: answer.isRetryCancelled === true,
    isEmptyProcessStep: isMissingStep,
    serviceUrl: url,
    method: route.method,
    e2eRequestId: answer.headers.get('e2erequestid') ?? requestId,
  }
}
