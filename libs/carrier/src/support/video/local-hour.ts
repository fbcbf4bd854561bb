const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  formats.set(timeZone, made)
  return made
}

/** The hour of the day, 0 to 23, that clocks show in a time zone. */
export const localHour = (instant: number, timeZone: string): number => Number(formatOf(timeZone).format(instant))
