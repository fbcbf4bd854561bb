import type { SddWindow } from '@soe/contracts'
import type { Language } from '@soe/shop-platform'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pseudo: 'en-US' }

/** A window in words, on the clock of the place that it is in. */
export const windowWords = ({ startTime, endTime, timeZone }: SddWindow, language: Language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, ...options })
  const clock = format({ hour: 'numeric', minute: '2-digit' })
  const start = new Date(startTime)
  const zone = format({ timeZoneName: 'long' })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value
  return {
    hours: [start, new Date(endTime)].map((time) => clock.format(time)).join('–'),
    day: format({ weekday: 'long', month: 'long', day: 'numeric' }).format(start),
    zone: zone ?? timeZone,
  }
}
