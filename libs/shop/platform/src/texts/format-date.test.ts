import { clockTime, formatDate, moment, shortDay } from './format-date'
import type { Language } from './language'

const instant = '2026-11-25T19:31:00Z'
const inMaine = { timeZone: 'America/New_York' }

it.each<[string, Intl.DateTimeFormatOptions, Language, string]>([
  ['2026-11-25', shortDay, 'en', 'Wed, Nov 25'],
  ['2026-11-25', shortDay, 'es', 'mié, 25 de nov'],
  ['2026-11-25', shortDay, 'pseudo', 'Wed, Nov 25'],
  [instant, { ...clockTime, ...inMaine }, 'en', '2:31 PM'],
  [instant, { ...moment, ...inMaine }, 'en', 'Nov 25, 2:31 PM'],
  [instant, { ...moment, ...inMaine }, 'es', '25 nov, 2:31 PM'],
])('%s with %j in %s is %s', (value, options, language, words) => {
  expect(formatDate(value, language, options)).toBe(words)
})
