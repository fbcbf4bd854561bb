import type { WorldEvent } from '@soe/contracts'
import { dayAndTime, durationOf } from '../../format'

const parts = [
  [/(\d+)D/, 86_400_000],
  [/(\d+)H/, 3_600_000],
  [/T.*?(\d+)M/, 60_000],
  [/(\d+)S/, 1000],
] as const

/** Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds. */
const lengthOf = (duration: string): number =>
  parts.reduce((total, [pattern, size]) => total + Number(pattern.exec(duration)?.[1] ?? 0) * size, 0)

/** Describes a world event; times are in the browser's time zone. */
export const eventWords = ({ kind, at, sentence, details = {} }: WorldEvent): string => {
  if (kind !== 'clock-changed') return sentence
  const { advance, freeze, resume } = details
  if (typeof advance === 'string') return `Clock advanced ${durationOf(lengthOf(advance))}`
  if (freeze !== undefined) return `Clock frozen at ${dayAndTime(Date.parse(at))}`
  return resume === true ? 'Clock runs again' : sentence
}
