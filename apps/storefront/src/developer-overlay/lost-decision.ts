import type { JournalEntry } from '@soe/contracts'
import type { TabCall } from './call-log'

/**
 * The decision of a call whose reply was lost, and with it the decision's id: the journal has the request's.
 * A retry repeats that, so the calls of one request are told apart by their order.
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
