import type { Language } from '@soe/shop-platform'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pseudo: 'en-US' }

/** A date without a time, such as 2026-11-25, in words; the same day wherever it is read. */
export const formatDay = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`))

/** An instant in the shopper's own time. */
export const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant))
