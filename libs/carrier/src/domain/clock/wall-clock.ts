import { readInstant } from '@soe/rules'

const second = 1000

/** What clocks in the zone show at an instant, as the instant at which those in Greenwich show it. */
export const wallClock = (instant: number, timeZone: string): number => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return readInstant(`${format.format(instant).replace(' ', 'T')}Z`) + (instant % second)
}
