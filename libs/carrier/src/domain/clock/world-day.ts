import { dayIn } from '@soe/rules'

/** An instant, and the zone whose clocks say which day it is. */
export interface Clock {
  readonly now: number
  readonly header: { readonly timeZone: string }
}

const minute = 60_000

let known = { timeZone: '', minute: NaN, day: '' }

/** The day in the world's zone. A calendar is dear to read, and every price asks: the answer holds for its minute. */
export const worldDay = ({ header: { timeZone }, now }: Clock): string => {
  const current = Math.floor(now / minute)
  if (known.timeZone !== timeZone || known.minute !== current)
    known = { timeZone, minute: current, day: dayIn(now, timeZone) }
  return known.day
}
