import type { WorldEventKind } from '@soe/contracts'

/** Something that happened to a world without a call. */
export interface WorldEvent {
  /** Milliseconds since 1970 on the world's clock. */
  readonly at: number
  readonly kind: WorldEventKind
  /** What happened, for people. */
  readonly sentence: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** An event and its position: the `nth` since call number `after`, before the next call. */
export interface NotedEvent {
  readonly after: number
  readonly nth: number
  readonly event: WorldEvent
  readonly bytes: number
  /** The number of the rewind that undid it. */
  readonly undoneBy?: number
}

export interface WorldEvents {
  note(after: number, event: WorldEvent): void
  list(): readonly NotedEvent[]
  bytes(): number
}

/** Bytes that an event takes besides its sentence and details. */
const plainEvent = 200

/** The largest details that are worth keeping. */
const maxKeptDetails = 8 * 1024

const kept = (event: WorldEvent): { event: WorldEvent; size: number } => {
  const size = JSON.stringify(event.details ?? {}).length
  if (size <= maxKeptDetails) return { event, size }
  const { details: _, ...rest } = event
  return { event: rest, size: 0 }
}

/** The latest events of a world, bounded in bytes. */
export const createWorldEvents = (maxBytes: number): WorldEvents => {
  const noted: NotedEvent[] = []
  let held = 0
  return {
    note: (after, given) => {
      const { event, size } = kept(given)
      const latest = noted.at(-1)
      const bytes = plainEvent + event.sentence.length + size * 4
      noted.push({ after, nth: latest?.after === after ? latest.nth + 1 : 1, event, bytes })
      held += bytes
      while (held > maxBytes && noted.length > 1) held -= noted.shift()?.bytes ?? 0
    },
    list: () => noted,
    bytes: () => held,
  }
}
