import type { Shipment } from '@soe/contracts'
import { isSuppressed, noCode, noMessage, type ErrorPlace } from './error-event'
import type { PageEvent } from './page-event'

export type SameDayRefusal = NonNullable<Shipment['sddOptionNotAvailable']>

export const sameDayEvent = ({ code, message }: SameDayRefusal, place: ErrorPlace): PageEvent | undefined =>
  isSuppressed(code, place)
    ? undefined
    : {
        event: 'error',
        page: place.page,
        code: code || noCode,
        name: 'SAME_DAY_NOT_OFFERED',
        message: message || noMessage,
      }
