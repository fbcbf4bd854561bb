/** The UTC day of an instant, such as 2026-11-25. */
export const isoDate = (instant: number): string => isoInstant(instant).slice(0, 10)

/** The last instant whose year has four digits. */
export const lastInstant = 253_402_300_799_999

/** An instant as the wire writes it. Where a clock stands near the last one, what follows from it is the last one. */
export const isoInstant = (instant: number): string =>
  // oxlint-disable-next-line no-restricted-globals -- formats an instant, never reads the clock
  new Date(Math.min(instant, lastInstant)).toISOString()

/** The instant at which an ISO day begins in UTC. */
export const startOfDay = (day: string): number =>
  // oxlint-disable-next-line no-restricted-globals -- parses a day, never reads the clock
  Date.parse(`${day}T00:00:00Z`)

/** The instant that the wire wrote. */
export const readInstant = (text: string): number =>
  // oxlint-disable-next-line no-restricted-globals -- parses an instant, never reads the clock
  Date.parse(text)
