import type { SddWindow } from '@soe/contracts'
import { clockTime, dateFormat, type Language } from '@soe/shop-platform'

/** A window in words, on the clock of the place that it is in. */
export const windowWords = ({ startTime, endTime, timeZone }: SddWindow, language: Language) => {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(language, { timeZone, ...options })
  const clock = format(clockTime)
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
