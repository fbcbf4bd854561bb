import type { JournalEntry } from '@soe/simulator-client'
import type { WorldEvent } from '@soe/contracts'

/** A call, or what happened to the world between calls. */
export type JournalRow =
  | { kind: 'call'; id: string; at: number; call: JournalEntry }
  | { kind: 'event'; id: string; at: number; event: WorldEvent }

export interface JournalRows {
  /** Oldest first. */
  rows: readonly JournalRow[]
  /** Calls received, including those that have left memory. */
  calls: number
  /** Position of the latest row: `12`, or `12.3` for the third event after call 12. */
  since: string
  /** Whether older rows are gone. */
  isTruncated: boolean
}

export const noRows: JournalRows = { rows: [], calls: 0, since: '0', isTruncated: false }

/** Rows kept in memory; older ones are dropped. */
export const mostRows = 20_000

const parsePosition = (position: string) => {
  const [seq = 0, nth = 0] = position.split('.').map(Number)
  return { seq, nth }
}

const isAfter = (position: string, other: string) => {
  const [left, right] = [parsePosition(position), parsePosition(other)]
  return left.seq > right.seq || (left.seq === right.seq && left.nth > right.nth)
}

export const seqOf = (position: string): number => parsePosition(position).seq

export const rowOfCall = (call: JournalEntry): JournalRow => ({
  kind: 'call',
  id: call.id,
  at: Date.parse(call.at),
  call,
})

export const rowOfEvent = (event: WorldEvent): JournalRow => ({
  kind: 'event',
  id: `event-${event.id}`,
  at: Date.parse(event.at),
  event,
})

const positionOfRow = (row: JournalRow) => (row.kind === 'call' ? String(row.call.seq) : row.event.id)

/** Marks the calls that a rewind undid; those that are read after it come marked. */
const withRewind = (rows: readonly JournalRow[], row: JournalRow): readonly JournalRow[] => {
  if (row.kind !== 'event' || row.event.kind !== 'world-rewound') return rows
  const { before, rewind } = row.event.details ?? {}
  const [from, to] = [rows.findIndex(({ id }) => id === before), rows.indexOf(row)]
  if (from < 0) return rows
  return rows.map((each, at) =>
    each.kind === 'call' && at >= from && at < to
      ? { ...each, call: { undoneBy: String(rewind), ...each.call } }
      : each,
  )
}

/** Appends the rows that are newer than the latest known one. */
export const withRows = (before: JournalRows, more: readonly JournalRow[], isTruncated = false): JournalRows => {
  const fresh: JournalRow[] = []
  let since = before.since
  for (const row of more) {
    if (!isAfter(positionOfRow(row), since)) continue
    since = positionOfRow(row)
    fresh.push(row)
  }
  if (fresh.length === 0 && isTruncated === before.isTruncated) return before
  const all = fresh.reduce(withRewind, [...before.rows, ...fresh])
  const isFull = all.length > mostRows
  return {
    rows: isFull ? all.slice(-mostRows) : all,
    calls: before.calls + fresh.filter(({ kind }) => kind === 'call').length,
    since,
    isTruncated: before.isTruncated || isTruncated || isFull,
  }
}
