import type { Edge } from '../http/edge'

/** Where the journal of a world stands. */
export const journalPlace = ({ journal }: Pick<Edge, 'journal'>, worldId: string) => ({
  journal: `${journal.id}/${worldId}`,
  seq: journal.latestOf(worldId),
})
