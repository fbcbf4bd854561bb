import type { SddWindow } from '@soe/contracts'
import { clockTime, dateFormat, formatDate, type Language } from '@soe/shop-platform'

/** A window in words, on the clock of the place that it is in. */
export const windowWords = ({ startTime, endTime, timeZone }: SddWindow, language: Language) => {
  const format = (time: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(time, language, { timeZone, ...options })
  const zone = dateFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(startTime))
    .find(({ type }) => type === 'timeZoneName')?.value
  return {
    hours: [startTime, endTime].map((time) => format(time, clockTime)).join('–'),
    day: format(startTime, { weekday: 'long', month: 'long', day: 'numeric' }),
    zone: zone ?? timeZone,
  }
}
