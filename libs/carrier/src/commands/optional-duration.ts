import { parseDuration } from '@soe/world'

/** The milliseconds of a duration that may be left out. */
export const optionalDuration = (duration: string | undefined): number | undefined =>
  duration === undefined ? undefined : parseDuration(duration)
