/** A world's clock: real time moved by an offset, or standing still. */
export interface WorldClock {
  readonly offset: number
  readonly frozenAt?: number
}

/** Milliseconds since 1970 on the world's clock. */
export const readWorldClock = (clock: WorldClock, realNow: number): number => clock.frozenAt ?? realNow + clock.offset
