import { clockTime, formatDate, shortDay } from './format-date'
import type { Language } from './language'
import { carrierTime, moment } from './moment'

const instant = '2026-11-25T19:31:00Z'
/** Wednesday's evening in Maine, and Thursday in Greenwich. */
const evening = '2026-11-26T01:00:00Z'
const inHawaii = { timeZone: 'Pacific/Honolulu' }

it.each<[string, Intl.DateTimeFormatOptions, Language, string]>([
  ['2026-11-25', shortDay, 'en', 'Wed, Nov 25'],
  ['2026-11-25', shortDay, 'es', 'mié, 25 de nov'],
  ['2026-11-25', shortDay, 'pseudo', 'Wed, Nov 25'],
  [evening, shortDay, 'en', 'Wed, Nov 25'],
  [instant, clockTime, 'en', '2:31 PM'],
  [instant, { ...clockTime, ...inHawaii }, 'en', '9:31 AM'],
  [instant, carrierTime, 'es', '2:31 PM EST'],
  [instant, moment, 'en', 'Nov 25, 2:31 PM EST'],
  [instant, moment, 'es', '25 nov, 2:31 PM EST'],
])('%s with %j in %s is %s', (value, options, language, words) => {
  expect(formatDate(value, language, options)).toBe(words)
})
