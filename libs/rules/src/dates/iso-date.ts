/** The UTC day of an instant, such as 2026-11-25. */
export const isoDate = (instant: number): string => isoInstant(instant).slice(0, 10)

/** An instant as the wire writes it. */
export const isoInstant = (instant: number): string =>
  // oxlint-disable-next-line no-restricted-globals -- formats an instant, never reads the clock
  new Date(instant).toISOString()

/** The instant at which an ISO day begins in UTC. */
export const startOfDay = (day: string): number =>
  // oxlint-disable-next-line no-restricted-globals -- parses a day, never reads the clock
  Date.parse(`${day}T00:00:00Z`)

/** The instant that the wire wrote. */
export const readInstant = (text: string): number =>
  // oxlint-disable-next-line no-restricted-globals -- parses an instant, never reads the clock
  Date.parse(text)
