import { RefusalFault } from './service-fault'

/** A world's clock: real time moved by an offset, or standing still. */
export interface WorldClock {
  readonly offset: number
  readonly frozenAt?: number
}

/** Milliseconds since 1970 on the world's clock. */
export const readWorldClock = (clock: WorldClock, realNow: number): number => clock.frozenAt ?? realNow + clock.offset

/** A clock that shows `now` and goes on from there, or stands there. */
export const setClock = (now: number, isFrozen: boolean, realNow: number): WorldClock => ({
  offset: now - realNow,
  ...(isFrozen && { frozenAt: now }),
})

/** Stands still from now on, or at the instant that is given. */
export const freezeClock = (clock: WorldClock, realNow: number, at = readWorldClock(clock, realNow)): WorldClock =>
  setClock(at, true, realNow)

export const advanceClock = (clock: WorldClock, by: number): WorldClock => ({
  offset: clock.offset + by,
  ...(clock.frozenAt !== undefined && { frozenAt: clock.frozenAt + by }),
})

/** Runs on from where it stands: the time that it stood still has not passed. */
export const resumeClock = (clock: WorldClock, realNow: number): WorldClock =>
  clock.frozenAt === undefined ? clock : setClock(clock.frozenAt, false, realNow)

export interface ClockChange {
  /** From now on, or at an instant. */
  readonly freeze?: true | number | undefined
  /** In milliseconds. */
  readonly advance?: number | undefined
  readonly resume?: true | undefined
}

/** The last instant whose year has four digits. */
const latest = 253_402_300_799_999

const assertInRange = (now: number) => {
  if (now < 0 || now > latest) {
    throw new RefusalFault(400, 'CLOCK_OUT_OF_RANGE', 'A clock shows the years 1970 to 9999.', ['1970', '9999'])
  }
}

/** Freezes, then advances, then resumes, as far as asked. */
export const changeClock = (
  clock: WorldClock,
  { freeze, advance = 0, resume }: ClockChange,
  realNow: number,
): WorldClock => {
  const frozen = freeze === undefined ? clock : freezeClock(clock, realNow, freeze === true ? undefined : freeze)
  const moved = advanceClock(frozen, advance)
  assertInRange(readWorldClock(moved, realNow))
  return resume ? resumeClock(moved, realNow) : moved
}
