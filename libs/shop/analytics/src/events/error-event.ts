import { isSignedIn, readPageName, type Audience } from '@soe/rules'
import type { ShopError } from '@soe/shop-platform'
import type { PageEvent } from './page-event'

/** Same-day delivery that is not offered. */
const sameDayCodes: ReadonlySet<string> = new Set(['10023', '10027'])

export interface ErrorPlace {
  readonly page: string
  readonly path: string
  readonly audience: Audience
}

/** Prospects can't tell which address is meant before they deliver to one. */
const isSuppressed = (id: string, { audience, path }: ErrorPlace): boolean =>
  sameDayCodes.has(id) && !isSignedIn(audience) && readPageName(path) !== 'delivery'

/** What a tag manager hears of an error; undefined where it hears nothing. */
export const errorEvent = ({ id, normalised }: ShopError, place: ErrorPlace): PageEvent | undefined =>
  isSuppressed(id, place) || normalised.isAborted
    ? undefined
    : {
        event: 'error',
        page: place.page,
        code: id || 'NO_ERR_CODE',
        name: normalised.name,
        message: normalised.serviceErrMsg || 'NO_ERR_MSG',
      }
