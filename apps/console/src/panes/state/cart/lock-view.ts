import type { WorldState } from '@soe/simulator-client'
import type { JournalRow } from '../../../data'

export type Lock = WorldState['locks'][number]

/** The active lock on the cart: its own, or the one on every cart. */
export const lockOn = (locks: readonly Lock[], cartId: string | undefined, now: number): Lock | undefined => {
  const live = locks.filter(({ expiresAt }) => expiresAt > now)
  const own = live.find(({ id }) => id === cartId)
  const all = live.find(({ id }) => id === '*')
  return own ?? (cartId !== undefined && all?.except?.includes(cartId) ? undefined : all)
}

/** 14:26, or 1:02:03 */
export const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
}

/** The share of the lock's time that is left, from 1 to 0. */
export const shareLeft = ({ lockedAt, expiresAt }: Lock, now: number): number =>
  Math.max(0, Math.min(1, (expiresAt - now) / Math.max(1, expiresAt - lockedAt)))

export interface LockMaker {
  words: string
  decision?: string
}

const isLocking = (details: object = {}) => 'lockCart' in details || 'handOverCase' in details

/** The journal records a command after it has run, while the clock goes on. */
const notedWithin = 2000

const made = ({ lockedAt }: Lock, row: JournalRow): boolean =>
  row.kind === 'call'
    ? row.at === lockedAt && row.call.rule !== undefined
    : row.at >= lockedAt &&
      row.at < lockedAt + notedWithin &&
      row.event.kind === 'command-run' &&
      isLocking(row.event.details)

/** The rule or command that made the lock; undefined once the journal has dropped it. */
export const lockMaker = (lock: Lock, rows: readonly JournalRow[]): LockMaker | undefined => {
  const found = rows.find((row) => made(lock, row))
  if (!found) return undefined
  if (found.kind === 'event') return { words: 'set by a command' }
  return { words: `set by ${found.call.rule?.rule}`, decision: found.id }
}

export const refusalsBy = ({ lockedAt }: Lock, rows: readonly JournalRow[]): number =>
  rows.filter(
    (row) =>
      row.kind === 'call' &&
      row.at >= lockedAt &&
      (row.call.error === 'CART_LOCKED' || row.call.error === 'CASE_LOCKED'),
  ).length
