import type { JournalEvent, JournalEventsQuery } from '@soe/contracts'
import type { Journal, NumberedCall } from '../journal/journal'
import type { NotedEvent } from '../journal/world-events'
import { entryOf } from './read-journal'
import type { Redaction } from '@soe/contracts/redaction'
import { shownEvent } from './shown-event'

/** Right after the call of this number, or after so many of the events that followed it. */
export interface EventPosition {
  readonly seq: number
  readonly nth: number
}

const idOf = ({ seq, nth }: EventPosition) => (nth === 0 ? String(seq) : `${seq}.${nth}`)

const beginning: EventPosition = { seq: 0, nth: 0 }

const latestOf = (journal: Journal, worldId: string): EventPosition => {
  const seq = journal.latestOf(worldId)
  const event = journal.eventsOf(worldId).at(-1)
  return { seq, nth: event?.after === seq ? event.nth : 0 }
}

/** The position of an event's id; `now` is behind everything. */
export const positionOf = (journal: Journal, worldId: string, id = '0'): EventPosition => {
  if (id === 'now') return latestOf(journal, worldId)
  const [seq = 0, nth = 0] = id.split('.').map(Number)
  return { seq, nth }
}

const isAfter = ({ after, nth }: NotedEvent, position: EventPosition) =>
  after > position.seq || (after === position.seq && nth > position.nth)

interface LocatedEvent {
  readonly position: EventPosition
  /** Undefined for a call of an operation that is not asked for. */
  readonly read?: () => JournalEvent
}

const locateCall = (
  journal: Journal,
  worldId: string,
  found: NumberedCall,
  { operation, ...redaction }: JournalEventsQuery,
): LocatedEvent => {
  const position = { seq: found.seq, nth: 0 }
  if (operation !== undefined && found.call.operation !== operation) return { position }
  return {
    position,
    read: () => ({ type: 'call', id: idOf(position), call: entryOf(journal, worldId, found, redaction) }),
  }
}

const locateEvent = (journal: Journal, worldId: string, noted: NotedEvent, redaction: Redaction): LocatedEvent => {
  const position = { seq: noted.after, nth: noted.nth }
  return {
    position,
    read: () => ({
      type: 'world',
      id: idOf(position),
      event: shownEvent(idOf(position), noted, { redaction, nameOf: (seq) => journal.nameOf(worldId, seq) }),
    }),
  }
}

const byPosition = (left: LocatedEvent, right: LocatedEvent) =>
  left.position.seq - right.position.seq || left.position.nth - right.position.nth

/** A call that was dropped before it was read, or numbers that began again since. */
const lostAt = (journal: Journal, worldId: string, { seq }: EventPosition): EventPosition | undefined => {
  const oldest = journal.oldestOf(worldId)
  if (seq > journal.latestOf(worldId)) return beginning
  return seq < oldest - 1 ? { seq: oldest - 1, nth: 0 } : undefined
}

export interface EventPage {
  readonly events: readonly JournalEvent[]
  /** Where to go on; the same object that was given where there is nothing new. */
  readonly next: EventPosition
}

export const eventsAfter = (
  journal: Journal,
  worldId: string,
  position: EventPosition,
  { atMost, ...asked }: JournalEventsQuery & { atMost: number },
): EventPage => {
  const resumed = lostAt(journal, worldId, position)
  if (resumed) {
    const truncated = { since: position.seq, oldest: journal.oldestOf(worldId) }
    return { events: [{ type: 'truncated', id: idOf(resumed), truncated }], next: resumed }
  }
  const calls = journal.after(worldId, position.seq, atMost)
  const upTo = calls.length < atMost ? Infinity : (calls.at(-1)?.seq ?? Infinity)
  const events = asked.operation === undefined ? journal.eventsOf(worldId) : []
  const found = [
    ...calls.map((call) => locateCall(journal, worldId, call, asked)),
    ...events
      .filter((noted) => isAfter(noted, position) && noted.after < upTo)
      .map((noted) => locateEvent(journal, worldId, noted, asked)),
  ].sort(byPosition)
  return { events: found.flatMap(({ read }) => read?.() ?? []), next: found.at(-1)?.position ?? position }
}
