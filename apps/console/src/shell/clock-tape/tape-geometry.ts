import type { WorldState } from '@soe/simulator-client'

const minute = 60_000

/** The milliseconds that the tape shows before and after now. */
export const tapeSpan = { past: 10 * minute, ahead: 36 * minute } as const

/** The position of an instant on the tape, from 0 at the left end to 1 at the right. */
export const positionOf = (at: number, now: number): number =>
  (at - now + tapeSpan.past) / (tapeSpan.past + tapeSpan.ahead)

export const isOnTape = (at: number, now: number): boolean => {
  const position = positionOf(at, now)
  return position >= 0 && position <= 1
}

/** Pixels between two marks of one instant, and as many marks as fit before they run into earlier ones. */
const markGap = 3
const mostApart = 8

const pixel = 2000

/** Pixels that each mark moves left, so that none hides another of its instant, nor the line of now hides it. */
export const shiftsOf = (instants: readonly number[], now: number): number[] => {
  const later = new Map<number, number>()
  return instants
    .toReversed()
    .map((at) => {
      const place = Math.round((now - at) / pixel)
      const count = (later.get(place) ?? (place === 0 ? 1 : 0)) + 1
      later.set(place, count)
      return Math.min(count - 1, mostApart) * markGap
    })
    .toReversed()
}

const everyMinutes = 5

export const ticksOf = (now: number): number[] => {
  const step = everyMinutes * minute
  const first = Math.ceil((now - tapeSpan.past) / step) * step
  const count = Math.floor((now + tapeSpan.ahead - first) / step) + 1
  return Array.from({ length: count }, (_, at) => first + at * step)
}

export interface Span {
  id: string
  kind: 'lock' | 'alive' | 'warn' | 'ended'
  label: string
  from: number
  to: number
}

/** The warning comes two minutes before the end. */
const warningBefore = 2 * minute

const bounded = (span: Span, now: number): Span => ({ ...span, to: Math.min(span.to, now + tapeSpan.ahead) })

/** The active lock that ends last. */
export const lockSpans = ({ locks }: Pick<WorldState, 'locks'>, now: number): Span[] =>
  locks
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((left, right) => right.expiresAt - left.expiresAt)
    .slice(0, 1)
    .map(({ id, channel, expiresAt }) => {
      const what = id === '*' ? 'Every cart' : 'Cart'
      return bounded({ id, kind: 'lock', label: `${what} held by ${channel}`, from: now, to: expiresAt }, now)
    })

/** The session that called last: alive, then warned, then signed out. */
export const sessionSpans = ({ sessions }: Pick<WorldState, 'sessions'>, now: number): Span[] => {
  const [session] = sessions
    .filter(({ endedBy, expiresAt }) => endedBy === undefined && expiresAt > now)
    .sort((left, right) => right.lastSeenAt - left.lastSeenAt)
  if (!session) return []
  const { id, expiresAt } = session
  const warned = Math.max(now, expiresAt - warningBefore)
  const end = now + tapeSpan.ahead
  const spans: Span[] = [
    { id: `${id} alive`, kind: 'alive', label: `Session …${id.slice(-6)} alive`, from: now, to: warned },
    { id: `${id} warn`, kind: 'warn', label: 'Warn', from: warned, to: expiresAt },
    { id: `${id} ended`, kind: 'ended', label: 'Signed out', from: expiresAt, to: end },
  ]
  return spans.map((span) => bounded(span, now)).filter(({ from, to }) => to > from)
}
