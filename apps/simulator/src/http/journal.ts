import type { OperationKey } from '@soe/contracts'

/** One call as it happened: codes only, for an answer kept here would outlive its call by thousands of others. */
export interface JournalEntry {
  readonly seq: number
  readonly at: number
  readonly operation: OperationKey
  readonly audience: string
  readonly sessionId: string
  readonly requestId: string | undefined
  readonly status: number
  readonly scripted: boolean
  readonly bytes: number
}

interface WorldJournal {
  next: number
  bytes: number
  /** Entries before `first` are gone; they are cut off in one go once they are half of the list. */
  entries: JournalEntry[]
  first: number
}

export interface Journal {
  record(worldId: string, entry: Omit<JournalEntry, 'seq'>): number
  entriesOf(worldId: string): readonly JournalEntry[]
  drop(worldId: string): void
}

const forgetOldest = (journal: WorldJournal, maxBytes: number) => {
  while (journal.bytes > maxBytes && journal.first < journal.entries.length - 1) {
    journal.bytes -= journal.entries[journal.first]?.bytes ?? 0
    journal.first += 1
  }
  if (journal.first * 2 <= journal.entries.length) return
  journal.entries = journal.entries.slice(journal.first)
  journal.first = 0
}

/** A ring a world, bounded in bytes: the oldest entries go first. */
export const createJournal = (maxBytes = 4_000_000): Journal => {
  const journals = new Map<string, WorldJournal>()
  const journalOf = (worldId: string) => {
    const found = journals.get(worldId)
    if (found) return found
    const made: WorldJournal = { next: 1, bytes: 0, entries: [], first: 0 }
    journals.set(worldId, made)
    return made
  }
  return {
    record: (worldId, entry) => {
      const journal = journalOf(worldId)
      const seq = journal.next++
      journal.entries.push({ ...entry, seq })
      journal.bytes += entry.bytes
      forgetOldest(journal, maxBytes)
      return seq
    },
    entriesOf: (worldId) => {
      const journal = journals.get(worldId)
      return journal ? journal.entries.slice(journal.first) : []
    },
    drop: (worldId) => journals.delete(worldId),
  }
}
