import { clockTime, dateFormat, formatDate, type Language } from '@soe/shop-platform'

const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const

/** A date, such as 2026-11-25, in words. With a time zone, the day of an instant there. */
export const formatDay = (iso: string, language: Language, timeZone?: string): string =>
  timeZone === undefined
    ? formatDate(iso.slice(0, 10), language, longDay)
    : formatDate(iso, language, { ...longDay, timeZone })

export const formatReceiptDate = (instant: string, language: Language): string =>
  formatDate(instant, language, { year: 'numeric', month: 'long', day: 'numeric' })

/** A time zone in words, such as Eastern Standard Time. */
export const formatZone = (instant: string, language: Language, timeZone: string): string =>
  dateFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** An hour and a minute of an instant in a time zone. */
export const formatTime = (instant: string, language: Language, timeZone: string): string =>
  formatDate(instant, language, { ...clockTime, timeZone })
