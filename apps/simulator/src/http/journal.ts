import type { OperationKey, ServiceErrorDetail } from '@soe/contracts'
import type { RecordedVerdict } from '../scenario-player/decide'
import type { RanEffect } from '../scenario-player/run-effects'
import type { CallContext } from './call-context'

/** A call as it happened. It keeps what the call had anyway, as it was; what is said of it is made when it is read. */
export interface RecordedCall {
  /** Milliseconds since 1970 on the world's clock. */
  readonly at: number
  readonly operation: OperationKey
  readonly context: CallContext
  /** The session that it ran in, which may be newer than the one it came with. */
  readonly sessionId: string | undefined
  readonly status: number
  readonly error: string | undefined
  readonly details: readonly ServiceErrorDetail[] | undefined
  readonly verdict: RecordedVerdict | undefined
  readonly effects: readonly RanEffect[]
  readonly isRepeat: boolean
  /** It never reached its operation. */
  readonly isRefused: boolean
  /** Undefined where it was too large to keep. */
  readonly body: unknown
  readonly query: unknown
  readonly bytes: number
}

export interface NumberedCall {
  readonly seq: number
  readonly call: RecordedCall
}

interface WorldJournal {
  next: number
  bytes: number
  /** Entries before `first` are gone; they are cut off in one go once they are half of the list. */
  entries: NumberedCall[]
  first: number
}

/** How many calls of an operation ended with a status. */
export interface CallCount {
  readonly operation: OperationKey
  readonly status: number
  readonly calls: number
}

export interface Journal {
  /** Names this journal: another process, or one started anew, writes another. */
  readonly id: string
  /** The number of the call in its world. */
  record(worldId: string, call: RecordedCall): number
  entriesOf(worldId: string): readonly NumberedCall[]
  /** The number of the latest call; 0 where there was none. */
  latestOf(worldId: string): number
  find(worldId: string, seq: number): NumberedCall | undefined
  drop(worldId: string): void
  /** Bytes held for all worlds. */
  bytes(): number
  /** Since the start, whatever has been dropped. */
  counts(): CallCount[]
}

const forgetOldest = (journal: WorldJournal, maxBytes: number) => {
  while (journal.bytes > maxBytes && journal.first < journal.entries.length - 1) {
    journal.bytes -= journal.entries[journal.first]?.call.bytes ?? 0
    journal.first += 1
  }
  if (journal.first * 2 <= journal.entries.length) return
  journal.entries = journal.entries.slice(journal.first)
  journal.first = 0
}

type Counts = Map<OperationKey, Map<number, number>>

const count = (counts: Counts, { operation, status }: RecordedCall) => {
  let ofOperation = counts.get(operation)
  if (!ofOperation) counts.set(operation, (ofOperation = new Map()))
  ofOperation.set(status, (ofOperation.get(status) ?? 0) + 1)
}

/** A ring a world, bounded in bytes: the oldest entries go first. */
export const createJournal = (maxBytes = 4_000_000, id = ''): Journal => {
  const journals = new Map<string, WorldJournal>()
  const counts: Counts = new Map()
  const journalOf = (worldId: string) => {
    const found = journals.get(worldId)
    if (found) return found
    const made: WorldJournal = { next: 1, bytes: 0, entries: [], first: 0 }
    journals.set(worldId, made)
    return made
  }
  return {
    id,
    record: (worldId, call) => {
      const journal = journalOf(worldId)
      const seq = journal.next++
      journal.entries.push({ seq, call })
      journal.bytes += call.bytes
      forgetOldest(journal, maxBytes)
      count(counts, call)
      return seq
    },
    entriesOf: (worldId) => {
      const journal = journals.get(worldId)
      return journal ? journal.entries.slice(journal.first) : []
    },
    latestOf: (worldId) => (journals.get(worldId)?.next ?? 1) - 1,
    find: (worldId, seq) => {
      const journal = journals.get(worldId)
      const oldest = journal?.entries[journal.first]
      return oldest && seq >= oldest.seq ? journal.entries[journal.first + seq - oldest.seq] : undefined
    },
    drop: (worldId) => journals.delete(worldId),
    bytes: () => [...journals.values()].reduce((total, { bytes }) => total + bytes, 0),
    counts: () =>
      [...counts].flatMap(([operation, statuses]) =>
        [...statuses].map(([status, calls]) => ({ operation, status, calls })),
      ),
  }
}
