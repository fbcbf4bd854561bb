import { isDuration } from '@soe/contracts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['d', day],
  ['h', hour],
  ['min', minute],
  ['s', second],
] as const

/** The two largest units: 3 d 4 h, 14 min 26 s, 2 s. */
export const durationOf = (ms: number): string => {
  const whole = Math.max(0, Math.floor(ms / second) * second)
  const at = units.findIndex(([, size]) => whole >= size)
  if (at === -1) return '0 s'
  let rest = whole
  const parts = units.slice(at, at + 2).map(([name, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count === 0 ? '' : `${count} ${name}`
  })
  return parts.filter(Boolean).join(' ')
}

/** The offset of a world's clock from the real one; less than two minutes counts as none. */
export const offsetOf = (worldNow: number, realNow: number): string => {
  const offset = worldNow - realNow
  if (Math.abs(offset) < 2 * minute) return 'real time'
  return `${offset < 0 ? '−' : '+'}${durationOf(Math.abs(Math.round(offset / minute) * minute))}`
}

const short = /^(?!$)(?:(\d{1,6})\s*d)?\s*(?:(\d{1,9})\s*h)?\s*(?:(\d{1,9})\s*m(?:in)?)?\s*(?:(\d{1,9})\s*s)?$/

/** Reads a duration such as 28 min, 1h30m or PT28M as ISO 8601; undefined if the text is not one. */
export const readDuration = (text: string): string | undefined => {
  const given = text.trim().replace(/^\+/, '')
  if (isDuration(given.toUpperCase())) return given.toUpperCase()
  const [, days, hours, minutes, seconds] = short.exec(given.toLowerCase()) ?? []
  const time = [hours && `${hours}H`, minutes && `${minutes}M`, seconds && `${seconds}S`].filter(Boolean).join('')
  if (!days && time === '') return undefined
  return `P${days ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`
}

/** Reads an ISO 8601 instant, in the browser's time zone unless it names one; undefined if the text is not one. */
export const readInstant = (text: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text.trim())) return undefined
  const at = Date.parse(text.trim().replace(' ', 'T'))
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
