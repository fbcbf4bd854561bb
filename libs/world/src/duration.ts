const pattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** An ISO 8601 duration of days, hours, minutes and seconds, in milliseconds. */
export const parseDuration = (text: string): number => {
  const [, days, hours, minutes, seconds] = pattern.exec(text) ?? []
  const [d, h, m, s] = [days, hours, minutes, seconds].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ]
  return (((d * 24 + h) * 60 + m) * 60 + s) * 1000
}
