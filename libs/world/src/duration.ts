const pattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** `P` with at least one part; a `T` leads at least one, too. */
export const isDuration = (text: string): boolean => pattern.test(text) && /\d[DHMS]$/.test(text)

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
