import { isSignedIn, type Audience } from '@soe/rules'
import { isShopError, type PageName, type ShopError } from '@soe/shop-platform'
import type { PageEvent } from './page-event'

const sameDayCodes: ReadonlySet<string> = new Set(['10023', '10027'])

/** Stand in for what an error does not say. */
export const noCode = 'NO_ERR_CODE'
export const noMessage = 'NO_ERR_MSG'

export interface ErrorPlace {
  readonly page: string
  readonly path: string
  readonly name: PageName | undefined
  readonly audience: Audience
}

/** Prospects can't tell which address is meant before they deliver to one. */
export const isSuppressed = (id: string, { audience, name }: ErrorPlace): boolean =>
  sameDayCodes.has(id) && !isSignedIn(audience) && name !== 'delivery'

const serviceErrorEvent = ({ id, normalised }: ShopError, place: ErrorPlace): PageEvent | undefined =>
  isSuppressed(id, place) || normalised.isAborted
    ? undefined
    : {
        event: 'error',
        page: place.page,
        code: id || noCode,
        name: normalised.name,
        message: normalised.serviceErrMsg || noMessage,
      }

const scriptErrorEvent = (error: unknown, { page }: ErrorPlace): PageEvent => {
  const { name, message } =
    error instanceof Error ? error : { name: 'Error', message: typeof error === 'string' ? error : '' }
  return { event: 'error', page, code: noCode, name, message: message || noMessage }
}

export const errorEvent = (error: unknown, place: ErrorPlace): PageEvent | undefined =>
  isShopError(error) ? serviceErrorEvent(error, place) : scriptErrorEvent(error, place)
