import { lastInstant } from '@soe/rules'
import { RefusalFault } from './service-fault'

/** A world's clock: real time plus an offset, or frozen at an instant. */
export interface WorldClock {
  readonly offset: number
  readonly frozenAt?: number
}

/** Milliseconds since 1970 on the world's clock. */
export const readWorldClock = (clock: WorldClock, realNow: number): number => clock.frozenAt ?? realNow + clock.offset

/** A clock that shows `now`, either running or frozen. */
export const setClock = (now: number, isFrozen: boolean, realNow: number): WorldClock => ({
  offset: now - realNow,
  ...(isFrozen && { frozenAt: now }),
})

/** Freezes the clock now, or at the given instant. */
export const freezeClock = (clock: WorldClock, realNow: number, at = readWorldClock(clock, realNow)): WorldClock =>
  setClock(at, true, realNow)

export const advanceClock = (clock: WorldClock, by: number): WorldClock => ({
  offset: clock.offset + by,
  ...(clock.frozenAt !== undefined && { frozenAt: clock.frozenAt + by }),
})

/** Resumes from the frozen instant; the time spent frozen does not count. */
export const resumeClock = (clock: WorldClock, realNow: number): WorldClock =>
  clock.frozenAt === undefined ? clock : setClock(clock.frozenAt, false, realNow)

export interface ClockChange {
  /** True freezes at the current time, an instant freezes there. */
  readonly freeze?: true | number | undefined
  /** In milliseconds. */
  readonly advance?: number | undefined
  readonly resume?: true | undefined
}

/** Refuses an instant that no clock shows. */
export const assertClockShows = (now: number) => {
  if (!(now >= 0 && now <= lastInstant)) {
    throw new RefusalFault('CLOCK_OUT_OF_RANGE', 'A clock shows the years 1970 to 9999.', ['1970', '9999'])
  }
}

/** Applies freeze, advance and resume in this order. */
export const changeClock = (
  clock: WorldClock,
  { freeze, advance = 0, resume }: ClockChange,
  realNow: number,
): WorldClock => {
  const frozen = freeze === undefined ? clock : freezeClock(clock, realNow, freeze === true ? undefined : freeze)
  const moved = advanceClock(frozen, advance)
  assertClockShows(readWorldClock(moved, realNow))
  return resume ? resumeClock(moved, realNow) : moved
}
