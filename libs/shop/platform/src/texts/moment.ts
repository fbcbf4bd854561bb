import { clockTime } from './format-date'

/** 2:31 PM EST. */
export const carrierTime = { ...clockTime, timeZoneName: 'short' } as const satisfies Intl.DateTimeFormatOptions

/** 2:31 PM on the shopper's own clock: of what happens while they look. */
export const ownTime = { ...clockTime, timeZone: undefined } as const satisfies Intl.DateTimeFormatOptions

/** Nov 25, 2:31 PM EST. */
export const moment = { month: 'short', day: 'numeric', ...carrierTime } as const satisfies Intl.DateTimeFormatOptions
