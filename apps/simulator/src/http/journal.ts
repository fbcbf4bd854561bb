import type { OperationKey } from '@soe/contracts'

/** One call as it happened; kept by reference, made readable when someone asks. */
export interface JournalEntry {
  readonly seq: number
  readonly at: number
  readonly operation: OperationKey
  readonly audience: string
  readonly sessionId: string
  readonly requestId: string | undefined
  readonly status: number
  readonly scripted: boolean
  readonly body: unknown
  readonly bytes: number
}

interface WorldJournal {
  next: number
  bytes: number
  entries: JournalEntry[]
}

export interface Journal {
  record(worldId: string, entry: Omit<JournalEntry, 'seq'>): number
  entriesOf(worldId: string): readonly JournalEntry[]
  drop(worldId: string): void
}

/** A ring a world, bounded in bytes: the oldest entries go first. */
export const createJournal = (maxBytes = 1_000_000): Journal => {
  const journals = new Map<string, WorldJournal>()
  const journalOf = (worldId: string) => {
    const found = journals.get(worldId)
    if (found) return found
    const made: WorldJournal = { next: 1, bytes: 0, entries: [] }
    journals.set(worldId, made)
    return made
  }
  return {
    record: (worldId, entry) => {
      const journal = journalOf(worldId)
      const seq = journal.next++
      journal.entries.push({ ...entry, seq })
      journal.bytes += entry.bytes
      let gone = 0
      while (journal.bytes > maxBytes && gone < journal.entries.length - 1) {
        journal.bytes -= journal.entries[gone]?.bytes ?? 0
        gone += 1
      }
      if (gone > 0) journal.entries.splice(0, gone)
      return seq
    },
    entriesOf: (worldId) => journals.get(worldId)?.entries ?? [],
    drop: (worldId) => journals.delete(worldId),
  }
}
