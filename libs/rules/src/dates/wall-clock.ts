import { memoize } from '../memo/memoize'
import { isoDate, readInstant } from './iso-date'

const second = 1000

/** Where the carrier's stores are, and its days begin; a world may name another zone. */
export const carrierTimeZone = 'America/New_York'

/** A format costs more to make than a whole call to answer, and holds memory outside the heap. */
const formatOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** What clocks in the zone show at an instant, as the instant at which those in Greenwich show it. */
export const wallClock = (instant: number, timeZone = carrierTimeZone): number =>
  readInstant(`${formatOf(timeZone).format(instant).replace(' ', 'T')}Z`) + (instant % second)

/** The day of an instant in the zone, such as 2026-11-25. */
export const dayIn = (instant: number, timeZone = carrierTimeZone): string => isoDate(wallClock(instant, timeZone))
