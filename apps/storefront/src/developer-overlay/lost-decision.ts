import type { JournalEntry } from '@soe/contracts'
import type { TabCall } from './call-log'

/**
 * Finds the decision of a call by its request id in the journal, because the decision's id was lost with the reply.
 * A retry repeats the request id, so the order of the calls distinguishes them.
 * @param calls newest first
 */
export const lostDecision = (
  entries: readonly Pick<JournalEntry, 'id' | 'requestId'>[],
  calls: readonly TabCall[],
  { requestId, number }: TabCall,
): string | undefined => {
  const same = calls.filter((call) => call.requestId === requestId)
  const known = new Set(same.map(({ decision }) => decision))
  const unknown = entries.filter((entry) => entry.requestId === requestId && !known.has(entry.id))
  const lostBefore = same.filter((call) => call.decision === undefined && call.number < number)
  return unknown[lostBefore.length]?.id
}
