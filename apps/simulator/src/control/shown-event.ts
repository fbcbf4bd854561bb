import type { WorldEvent } from '@soe/contracts'
import { isoInstant } from '@soe/rules'
import type { Journal } from '../journal/journal'
import type { NotedEvent } from '../journal/world-events'
import { redact, type Redaction } from '@soe/contracts/redaction'

export const shownEvent = (
  id: string,
  { after, event, undoneBy }: NotedEvent,
  { redaction, nameOf }: { redaction: Redaction; nameOf: (seq: number) => string },
): WorldEvent => ({
  id,
  after,
  ...(undoneBy !== undefined && { undoneBy: nameOf(undoneBy) }),
  at: isoInstant(event.at),
  kind: event.kind,
  sentence: redact(event.sentence, redaction) as string,
  ...(event.details && { details: redact(event.details, redaction) as Record<string, unknown> }),
})

/** The events that followed one of the calls from `since` up to but not including `next`; the last page has them all. */
export const eventsBetween = (
  journal: Journal,
  worldId: string,
  since: number,
  next: number,
  redaction: Redaction,
): WorldEvent[] => {
  const isLast = next >= journal.latestOf(worldId)
  return journal
    .eventsOf(worldId)
    .filter(({ after }) => after >= since && (isLast || after < next))
    .map((noted) =>
      shownEvent(`${noted.after}.${noted.nth}`, noted, { redaction, nameOf: (seq) => journal.nameOf(worldId, seq) }),
    )
}
