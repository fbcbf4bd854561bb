import { isoDate } from '@soe/rules'
import type { Store } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import { wallClock } from '../clock/wall-clock'

const day = 86_400_000

const millisecondsOf = (timeOfDay: string): number => {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

type Clock = Pick<WorldDraft, 'header' | 'now'>

/** The day, on the world's own clock, on which the store next hands out what is ready at an instant. */
export const pickupDay = ({ header, now }: Clock, { hours }: Pick<Store, 'hours'>, readyAt: number): string => {
  if (readyAt > now) return isoDate(readyAt)
  const wall = wallClock(now, header.timeZone)
  const isClosed = wall % day >= millisecondsOf(hours.closes)
  return isoDate(wall + (isClosed ? day : 0))
}
