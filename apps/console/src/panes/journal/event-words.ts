import { durationInMs, type WorldEvent } from '@soe/contracts'
import { dayAndTime, durationOf } from '../../format'

/** Describes a world event; times are in the browser's time zone. */
export const eventWords = ({ kind, at, sentence, details = {} }: WorldEvent): string => {
  if (kind !== 'clock-changed') return sentence
  const { advance, freeze, resume } = details
  if (typeof advance === 'string') return `Clock advanced ${durationOf(durationInMs(advance))}`
  if (freeze !== undefined) return `Clock frozen at ${dayAndTime(Date.parse(at))}`
  return resume === true ? 'Clock runs again' : sentence
}
