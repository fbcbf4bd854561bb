import type { WorldDraft } from '@soe/world'
import { wallClock } from '@soe/rules'

/** Hours of the day at which a window of same-day delivery opens; each is two hours long. */
const sameDayHours: readonly number[] = [10, 12, 14, 16, 18]

const hour = 3_600_000
const day = 24 * hour
const windowLength = 2 * hour
/** Time that the store needs before a window opens. */
const lead = 2 * hour

export interface DeliveryWindow {
  id: string
  from: number
  to: number
}

/** The delivery windows that can still be met, today or `daysAhead`. */
export function deliveryWindows(now: number, timeZone: string, daysAhead = 0): DeliveryWindow[] {
  const wall = wallClock(now, timeZone)
  const midnight = wall - (wall % day) + daysAhead * day
  // Clocks change at night: all windows of a day are as far from Greenwich as its noon.
  const noon = midnight + day / 2 + now - wall
  const ahead = wallClock(noon, timeZone) - noon
  return sameDayHours
    .map((opens) => midnight + opens * hour - ahead)
    .filter((from) => from - now >= lead)
    .map((from) => ({ id: `W${Math.floor(from / hour)}`, from, to: from + windowLength }))
}

export interface SameDayFacts {
  /** A store near the address delivers. */
  isServed: boolean
  isEverythingInStock: boolean
  windowsLeft: number
}

/** Why same-day delivery is not offered, as the carrier codes it; null where it is. */
export function sameDayRefusal({ isServed, isEverythingInStock, windowsLeft }: SameDayFacts): '10023' | '10027' | null {
  if (!isServed) return '10023'
  return isEverythingInStock && windowsLeft > 0 ? null : '10027'
}

/** Orders that the couriers take in one window. */
const placesPerWindow = 3

const counterOf = (windowId: string): string => `sdd-window ${windowId}`

export const isWindowFull = ({ header }: WorldDraft, windowId: string): boolean =>
  (header.counters[counterOf(windowId)] ?? 0) >= placesPerWindow

export const takeWindowPlace = (draft: WorldDraft, windowId: string): void => {
  draft.count(counterOf(windowId))
}
