const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

const unitsOfDate = { W: week, D: day } as const
const unitsOfTime = { H: hour, M: minute, S: second } as const

const parts = '(?:\\d{1,9}(?:[.,]\\d{1,9})?[WD])*'
const timeParts = '(?:\\d{1,9}(?:[.,]\\d{1,9})?[HMS])+'
const form = new RegExp(`^P(?=.)(${parts})(?:T(${timeParts}))?$`)

/** Each unit once at most, the largest first. */
const orderOfDate = /^W?D?$/
const orderOfTime = /^H?M?S?$/

const lettersOf = (text: string): string => text.replaceAll(/[^A-Z]/g, '')

/** Only the last part may have a fraction. */
const hasInnerFraction = (text: string): boolean => /[.,]\d+[A-Z]+\d/.test(text)

const lengthOf = (text: string, units: Readonly<Record<string, number>>): number =>
  [...text.matchAll(/(?<![\d.,])([\d.,]+)([A-Z])/g)].reduce(
    (total, [, amount = '', unit = '']) => total + Number(amount.replace(',', '.')) * (units[unit] ?? 0),
    0,
  )

/** The milliseconds of an ISO 8601 duration; undefined for another text, and for months and years, which vary. */
const read = (text: string): number | undefined => {
  const [found, dates = '', times = ''] = form.exec(text) ?? []
  if (found === undefined || hasInnerFraction(text)) return undefined
  if (!orderOfDate.test(lettersOf(dates)) || !orderOfTime.test(lettersOf(times))) return undefined
  const length = Math.round(lengthOf(dates, unitsOfDate) + lengthOf(times, unitsOfTime))
  return Number.isSafeInteger(length) ? length : undefined
}

/** Whether a text is an ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P1W, PT15M or PT1.5S. */
export const isDuration = (text: string): boolean => read(text) !== undefined

/** The milliseconds of a text that is a duration. */
export const durationInMs = (duration: string): number => {
  const length = read(duration)
  if (length === undefined) throw new RangeError(`"${duration}" is not an ISO 8601 duration.`)
  return length
}
