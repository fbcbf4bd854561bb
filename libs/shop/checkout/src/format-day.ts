import type { Language } from '@soe/shop-platform'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pseudo: 'en-US' }

const dayFormat = (language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', month: 'long', day: 'numeric', timeZone })

/**
 * A date without a time, such as 2026-11-25, in words; the same day wherever it is read. With a time zone, the day of
 * an instant there.
 */
export const formatDay = (iso: string, language: Language, timeZone?: string): string =>
  timeZone === undefined
    ? dayFormat(language, 'UTC').format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
    : dayFormat(language, timeZone).format(new Date(iso))

/** A time zone in words, such as Eastern Standard Time. */
export const formatZone = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** An hour and a minute without a day, such as 09:00, in words. */
export const formatClock = (time: string, language: Language): string =>
  formatTime(`1970-01-01T${time}:00Z`, language, 'UTC')

/** An hour and a minute of an instant: in the shopper's own time, or in the time zone that is named. */
export const formatTime = (instant: number | string, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(instant))

/** An instant in the shopper's own time. */
export const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant))
