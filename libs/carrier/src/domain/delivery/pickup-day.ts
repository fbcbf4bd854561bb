import { isoDate, wallClock } from '@soe/rules'
import type { Store } from '@soe/contracts'
import type { Clock } from '../clock/world-day'

const day = 86_400_000

const millisecondsOf = (timeOfDay: string): number => {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** What a store needs at most to lay ready what it has. */
const layingReady = 2 * 3_600_000

/** What the world's clocks show now, as the instant at which those in Greenwich show it. */
export const wallNow = ({ header, now }: Clock): number => wallClock(now, header.timeZone)

/** The day on which the store next hands out what it has from an instant of the world's clocks on. */
export const pickupDay = (draft: Clock, { hours }: Pick<Store, 'hours'>, from: number): string => {
  const wall = wallNow(draft)
  if (from > wall) return isoDate(from)
  const isTooLate = (wall % day) + layingReady > millisecondsOf(hours.closes)
  return isoDate(wall + (isTooLate ? day : 0))
}
