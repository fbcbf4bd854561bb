import type { Language } from '@soe/shop-platform'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pseudo: 'en-US' }

const format = (instant: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], options).format(new Date(instant))

/** An instant of these days as a time, in the shopper's own zone. */
export const formatTime = (instant: string, language: Language): string =>
  format(instant, language, { hour: 'numeric', minute: '2-digit' })

/** An instant as day and time. */
export const formatMoment = (instant: string, language: Language): string =>
  format(instant, language, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** A date without a time, the same day wherever it is read. */
export const formatDay = (isoDate: string, language: Language): string =>
  format(`${isoDate.slice(0, 10)}T00:00:00Z`, language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
