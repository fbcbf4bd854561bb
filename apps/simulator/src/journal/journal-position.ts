import type { Journal } from './journal'

/** The number of the latest call in the journal of a world, and the journal that counts it. */
export const journalPosition = (journal: Pick<Journal, 'id' | 'latestOf'>, worldId: string) => ({
  journal: journalName(journal, worldId),
  seq: journal.latestOf(worldId),
})

/** A journal belongs to one world in one process. */
export const journalName = ({ id }: Pick<Journal, 'id'>, worldId: string): string => `${id}/${worldId}`
