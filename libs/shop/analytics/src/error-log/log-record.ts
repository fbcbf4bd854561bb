import type { BodyInputOf } from '@soe/contracts'
import type { jsNotify } from '@soe/contracts/routes'
import { readPageName } from '@soe/rules'
import { isShopError, type ErrorCategory, type ServiceResponse } from '@soe/shop-platform'
import type { LogClass } from './classify-failure'

export type LogRecord = NonNullable<BodyInputOf<typeof jsNotify>>

const longest = 400

const cut = (text: string): string => text.slice(0, longest)

const responseText = ({ operation, status, errorId, e2eRequestId }: ServiceResponse): string =>
  [operation, status, errorId, e2eRequestId].filter((part) => part !== '').join(' ')

export interface LoggedFailure {
  readonly kind: LogClass
  readonly error: unknown
  readonly file?: string
}

/** Reads whose failure shoppers do not see, and what the log says instead of the carrier (commerce 8). */
const quietReads: ReadonlySet<unknown> = new Set([
  'recommendations.pdm',
  'wishlist.retrieveFavorites',
  'wishlist.retrieveWishlist',
])
const quietMessage = 'api is returning some errors'

const messageOf = (error: unknown): string => {
  if (isShopError(error) && quietReads.has(error.operation)) return quietMessage
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

export interface LoggedPage {
  readonly pathname: string
  readonly search: string
  readonly responses: readonly ServiceResponse[]
}

/** What an error says that kept its page from loading; parameters by name alone, as their values may name a person. */
const pageLoadOf = (error: unknown, { pathname, search }: LoggedPage) =>
  isShopError(error) && error.handling === 'page-load-error'
    ? {
        error: cut(error.id),
        note: cut(`${readPageName(pathname)} could not be loaded`),
        extraParams: cut([...new Set(new URLSearchParams(search).keys())].join(' ')),
      }
    : {}

/** A script's own error has no category of a service (the specification, platform 8). */
const categoryOf = (kind: LogClass) => (kind === 'script' ? { error: 'UIError' satisfies ErrorCategory } : {})

/** The page without its query, which may name a person. */
export const logRecord = ({ kind, error, file = '' }: LoggedFailure, page: LoggedPage): LogRecord => ({
  messageType: 'ERROR',
  eventType: kind,
  subEventType: cut((isShopError(error) ? error.operation : undefined) ?? file),
  pageUrl: cut(page.pathname),
  errorMessage: cut(messageOf(error)),
  loggerMessage: cut(page.responses.map(responseText).join('; ')),
  ...categoryOf(kind),
  ...callOf(error),
  ...pageLoadOf(error, page),
})
