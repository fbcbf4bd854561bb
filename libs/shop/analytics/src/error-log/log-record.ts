import type { BodyInputOf } from '@soe/contracts'
import type { jsNotify } from '@soe/contracts/routes'
import { isShopError, type ServiceResponse } from '@soe/shop-platform'
import type { LogClass } from './classify-failure'

export type LogRecord = NonNullable<BodyInputOf<typeof jsNotify>>

/** The most characters of a text in a record. */
const longest = 400

const cut = (text: string): string => text.slice(0, longest)

const responseText = ({ operation, status, errorId, e2eRequestId }: ServiceResponse): string =>
  [operation, status, errorId, e2eRequestId].filter((part) => part !== '').join(' ')

export interface LoggedFailure {
  readonly kind: LogClass
  readonly error: unknown
  /** The script that failed, or could not be loaded. */
  readonly file?: string
}

const messageOf = (error: unknown): string => {
  if (isShopError(error)) return error.normalised.serviceErrMsg || error.message
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

const callOf = (error: unknown) =>
  isShopError(error)
    ? {
        serviceUrl: error.normalised.serviceUrl,
        method: error.normalised.method,
        serviceE2EId: error.normalised.e2eRequestId,
      }
    : {}

/** The page without its query, which may name a person. */
export const logRecord = (
  { kind, error, file = '' }: LoggedFailure,
  { pathname, responses }: { pathname: string; responses: readonly ServiceResponse[] },
): LogRecord => ({
  messageType: 'ERROR',
  eventType: kind,
  subEventType: cut((isShopError(error) ? error.operation : undefined) ?? file),
  pageUrl: cut(pathname),
  errorMessage: cut(messageOf(error)),
  loggerMessage: cut(responses.map(responseText).join('; ')),
  ...callOf(error),
})
