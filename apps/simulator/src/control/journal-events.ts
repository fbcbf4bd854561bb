import type { JournalEvent, JournalEventsQuery, WorldEvent } from '@soe/contracts'
import { isoInstant } from '@soe/rules'
import type { Journal, NumberedCall } from '../http/journal'
import type { NotedEvent } from '../http/world-events'
import { entryOf, type Shown } from './read-journal'
import { redact } from './redact'

/** Right after the call of this number, or after so many of the events that followed it. */
export interface JournalPlace {
  readonly seq: number
  readonly nth: number
}

const idOf = ({ seq, nth }: JournalPlace) => (nth === 0 ? String(seq) : `${seq}.${nth}`)

const beginning: JournalPlace = { seq: 0, nth: 0 }

const latestOf = (journal: Journal, worldId: string): JournalPlace => {
  const seq = journal.latestOf(worldId)
  const event = journal.eventsOf(worldId).at(-1)
  return { seq, nth: event?.after === seq ? event.nth : 0 }
}

/** The place of an event's id; `now` is behind everything. */
export const placeOf = (journal: Journal, worldId: string, id = '0'): JournalPlace => {
  if (id === 'now') return latestOf(journal, worldId)
  const [seq = 0, nth = 0] = id.split('.').map(Number)
  return { seq, nth }
}

const isAfter = ({ after, nth }: NotedEvent, place: JournalPlace) =>
  after > place.seq || (after === place.seq && nth > place.nth)

const worldEvent = (id: string, { after, event }: NotedEvent, shown: Shown): WorldEvent => ({
  id,
  after,
  at: isoInstant(event.at),
  kind: event.kind,
  sentence: redact(event.sentence, shown) as string,
  ...(event.details && { details: redact(event.details, shown) as Record<string, unknown> }),
})

interface Placed {
  readonly place: JournalPlace
  /** Undefined where it is not asked for. */
  readonly tell?: () => JournalEvent
}

const placedCall = (journal: Journal, found: NumberedCall, { operation, ...shown }: JournalEventsQuery): Placed => {
  const place = { seq: found.seq, nth: 0 }
  if (operation !== undefined && found.call.operation !== operation) return { place }
  return { place, tell: () => ({ type: 'call', id: idOf(place), call: entryOf(journal, found, shown) }) }
}

const placedEvent = (noted: NotedEvent, shown: Shown): Placed => {
  const place = { seq: noted.after, nth: noted.nth }
  return { place, tell: () => ({ type: 'world', id: idOf(place), event: worldEvent(idOf(place), noted, shown) }) }
}

const byPlace = (left: Placed, right: Placed) => left.place.seq - right.place.seq || left.place.nth - right.place.nth

/** A call that was dropped before it was read, or numbers that began again since. */
const lostAt = (journal: Journal, worldId: string, { seq }: JournalPlace): JournalPlace | undefined => {
  const oldest = journal.oldestOf(worldId)
  if (seq > journal.latestOf(worldId)) return beginning
  return seq < oldest - 1 ? { seq: oldest - 1, nth: 0 } : undefined
}

export interface EventPage {
  readonly events: readonly JournalEvent[]
  /** Where to go on; the very place that was given where there is nothing new. */
  readonly next: JournalPlace
}

/** What stands in the journal after a place, calls and world events in the order in which they happened. */
export const eventsAfter = (
  journal: Journal,
  worldId: string,
  place: JournalPlace,
  { atMost, ...asked }: JournalEventsQuery & { atMost: number },
): EventPage => {
  const resumed = lostAt(journal, worldId, place)
  if (resumed) {
    const truncated = { since: place.seq, oldest: journal.oldestOf(worldId) }
    return { events: [{ type: 'truncated', id: idOf(resumed), truncated }], next: resumed }
  }
  const calls = journal.after(worldId, place.seq, atMost)
  const upTo = calls.length < atMost ? Infinity : (calls.at(-1)?.seq ?? Infinity)
  const events = asked.operation === undefined ? journal.eventsOf(worldId) : []
  const found = [
    ...calls.map((call) => placedCall(journal, call, asked)),
    ...events.filter((noted) => isAfter(noted, place) && noted.after < upTo).map((noted) => placedEvent(noted, asked)),
  ].sort(byPlace)
  return { events: found.flatMap(({ tell }) => tell?.() ?? []), next: found.at(-1)?.place ?? place }
}
