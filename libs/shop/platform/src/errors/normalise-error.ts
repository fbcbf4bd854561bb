import {
  cancelledStatus,
  cancelledType,
  type ErrorCategory,
  type ErrorPatterns,
  type Failure,
  type NormalisedError,
  type ServiceError,
  type ServiceErrorDetail,
} from './normalised-error'

const genericCodes: readonly string[] = ['API_ERROR', 'HTTP_ERROR', 'SYSTEM_ERROR']

const genericPatterns: readonly RegExp[] = [/\b(API_ERROR|HTTP_ERROR|SYSTEM_ERROR)\b/i, /UNABLE TO CONNECT/i]

const isGenericCode = (code: string): boolean => genericCodes.includes(code.toUpperCase())

const isGeneric = (message: string, patterns: readonly RegExp[]): boolean =>
  message.trim() === '' || patterns.some((pattern) => pattern.test(message))

/** The text a shopper sees: technical messages, and those a configured pattern names, give way to the default one. */
export const shownMessage = (
  message: string | undefined,
  defaultMessage: string,
  globalPatterns: readonly RegExp[] = [],
): string =>
  message === undefined || isGeneric(message, [...genericPatterns, ...globalPatterns]) ? defaultMessage : message

const networkMessage =
  /Network Error|timeout (of \d+ ?ms )?exceeded|Request failed with status code|Request (was )?(cancell?ed|aborted)/i
const abortedMessage = /Request (was )?aborted/i
const cancelledMessage = /Request (was )?cancell?ed/i

export const isNetworkMessage = (message: string): boolean => networkMessage.test(message)

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** The category when the service gives none: a generic code is the application's failure, any other id a business one. */
export const errorCategory = ({ status = 0, error = {}, isScriptError }: Failure): string => {
  if (error.errorCategory) return error.errorCategory
  if (isScriptError) return 'UIError' satisfies ErrorCategory
  if (!isSuccess(status) || !error.id) return 'UNKNWN' satisfies ErrorCategory
  return [error.id, error.name ?? ''].some(isGenericCode) ? ('APPERR' satisfies ErrorCategory) : 'BUSINESSERR'
}

const readChat = (details: readonly ServiceErrorDetail[]) => {
  const indicator = details.find((detail) => detail.proactiveChatIndicator !== undefined)?.proactiveChatIndicator
  return {
    proactiveChatIndicator: indicator === true || /^(y|yes|true)$/i.test(String(indicator)),
    proactiveChatCustomMessage: details.find((detail) => detail.proactiveChatCustomMSG)?.proactiveChatCustomMSG ?? '',
  }
}

const readNetwork = ({ status = 0, isCancelled = false, thrown }: Failure, serviceErrMsg: string) => {
  const thrownMessage = thrown?.message ?? ''
  const isAborted = abortedMessage.test(thrownMessage)
  const isStopped = isCancelled || isAborted || cancelledMessage.test(thrownMessage)
  return {
    isAborted,
    isNetworkError: isNetworkMessage(serviceErrMsg),
    statusCode: isStopped ? cancelledStatus : status,
    type: isStopped ? cancelledType : null,
  } as const
}

const readService = (error: ServiceError) => {
  const { id = '', name = '', severity = 'ERROR', cfeMsg = '', msgType = '', details = [] } = error
  return { id, name, severity, cfeMsg, msgType, details, ...readChat(details) }
}

export interface MessageTexts {
  readonly defaultMessage: string
  /** Words a message of the carrier in the page's language; it may know none. */
  readonly translate?: (message: string) => string
}

export interface NormaliseOptions extends MessageTexts {
  readonly patterns?: ErrorPatterns
  /** Replaces the default message of a call that was cancelled for its retry. */
  readonly retryCancelMessage?: string | undefined
}

const messageOf = ({ error = {}, isCancelled }: Failure, options: NormaliseOptions): string => {
  const { defaultMessage, translate = (message) => message, patterns, retryCancelMessage } = options
  if (isCancelled) return retryCancelMessage ?? defaultMessage
  // A service that has failed for the network says so in an envelope of its own.
  if (isNetworkMessage(error.message ?? '')) return defaultMessage
  const code = [error.id, error.name].find((text) => text !== undefined && isGenericCode(text))
  return translate(shownMessage(code ?? error.message, defaultMessage, patterns?.global))
}

/** The one shape in which every failed call reaches the shop (the specification, platform 3 and 8). */
export const normaliseError = (failure: Failure, options: NormaliseOptions): NormalisedError => {
  const { error = {}, thrown } = failure
  const serviceErrMsg = error.message ?? thrown?.message ?? ''
  const isDownstream = (options.patterns?.downstream ?? []).some((pattern) => pattern.test(serviceErrMsg))
  return {
    namespace: 'soe',
    ...readService({ ...error, name: error.name ?? thrown?.name }),
    ...readNetwork(failure, serviceErrMsg),
    serviceErrMsg,
    message: messageOf(failure, options),
    errorCategory: isDownstream ? ('DOWNSTREAM' satisfies ErrorCategory) : errorCategory(failure),
    isDownstream,
    isGoToUrl: failure.isGoToUrl ?? false,
    isEmptyProcessStep: failure.isEmptyProcessStep ?? false,
    serviceUrl: failure.serviceUrl ?? '',
    method: failure.method ?? '',
    e2eRequestId: failure.e2eRequestId ?? '',
  }
}
