import { memoize } from '@soe/rules'
import { locales, type Language } from './language'

const milesFormat = memoize(
  (language: Language, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locales[language], {
      style: 'unit',
      unit: 'mile',
      unitDisplay: 'long',
      maximumFractionDigits,
    }),
)

/** "3.2 miles", and whole ones from ten on; the figure and its unit stay on one line. */
export const formatMiles = (miles: number, language: Language): string =>
  milesFormat(language, miles < 10 ? 1 : 0)
    .format(miles)
    .replaceAll(' ', '\u00A0')
