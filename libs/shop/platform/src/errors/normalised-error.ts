export interface ServiceErrorDetail {
  lockedChannelID?: string | undefined
  information_link?: string | undefined
  issue?: string | undefined
  field?: string | undefined
  proactiveChatIndicator?: string | boolean | undefined
  proactiveChatCustomMSG?: string | undefined
}

export interface ServiceError {
  id?: string | undefined
  name?: string | undefined
  message?: string | undefined
  errorCategory?: string | undefined
  severity?: string | undefined
  cfeMsg?: string | undefined
  msgType?: string | undefined
  details?: readonly ServiceErrorDetail[] | undefined
}

export interface Failure {
  status?: number
  error?: ServiceError | undefined
  thrown?: { name?: string; message: string }
  isScriptError?: boolean
  isCancelled?: boolean
  isGoToUrl?: boolean
  isEmptyProcessStep?: boolean
  serviceUrl?: string
  method?: string
  e2eRequestId?: string
}

export interface ErrorPatterns {
  /** Messages that the default text replaces. */
  global?: readonly RegExp[]
  /** Exceptions and timeouts of systems behind the service. */
  downstream?: readonly RegExp[]
}

export const cancelledStatus = 'CANCELLED/ABORTED'
export const cancelledType = 'soe/Cancelled-Aborted'

export type ErrorCategory = 'BUSINESSERR' | 'APPERR' | 'UNKNWN' | 'UIError' | 'DOWNSTREAM'

export interface NormalisedError {
  namespace: 'soe'
  id: string
  name: string
  message: string
  serviceErrMsg: string
  errorCategory: string
  severity: string
  statusCode: number | typeof cancelledStatus
  type: typeof cancelledType | null
  serviceUrl: string
  method: string
  e2eRequestId: string
  isNetworkError: boolean
  isAborted: boolean
  isDownstream: boolean
  isGoToUrl: boolean
  isEmptyProcessStep: boolean
  proactiveChatIndicator: boolean
  proactiveChatCustomMessage: string
  cfeMsg: string
  msgType: string
  details: readonly ServiceErrorDetail[]
}
