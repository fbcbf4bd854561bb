import { carrierTimeZone, memoize } from '@soe/rules'
import { locales, type Language } from './language'

/** Wed, Nov 25. */
export const shortDay = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions

/** 2:31 PM. */
export const clockTime = { hour: 'numeric', minute: '2-digit' } as const satisfies Intl.DateTimeFormatOptions

const isDay = (value: number | string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(value))

export const dateFormat = memoize(
  (language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], options),
)

/** Some engines put a narrow space before PM; Spanish has p.m., which would end a sentence twice. */
const withPlainHalf = (text: string): string =>
  text.replace(/\s([ap])\.?\s?m\.?/i, (_, half: string) => ` ${half.toUpperCase()}M`)

/** A day or an instant in words, both the same wherever they are read: an instant has the carrier's day and hour. */
export const formatDate = (value: number | string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  withPlainHalf(
    dateFormat(language, { timeZone: isDay(value) ? 'UTC' : carrierTimeZone, ...options }).format(new Date(value)),
  )
