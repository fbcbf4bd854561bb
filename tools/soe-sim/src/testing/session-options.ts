import type { RandomSession } from './random-session'

/** A world for a random session, at a fixed time, which nothing verifies at its end. */
export const sessionOptions = (simulatorUrl: string, { persona, seed }: RandomSession) => ({
  simulatorUrl,
  persona,
  seed,
  verify: false,
  clock: { freeze: '2026-12-01T12:00:00Z' },
})
