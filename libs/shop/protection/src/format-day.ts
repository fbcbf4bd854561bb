import type { Language } from '@soe/shop-platform'

const locales: Readonly<Record<string, string>> = { es: 'es-US' }

/** A day as in "Dec 22". */
export const formatDay = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language] ?? 'en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    time,
  )
