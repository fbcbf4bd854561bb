import { quietly } from './record-reads'

/** A field of an operation's answer that a page has read. */
export interface FieldRead {
  readonly operation: string
  readonly field: string
  /** The path that the page was at. */
  readonly path: string
}

export type NoteRead = (read: FieldRead) => void

const listeners = new WeakMap<typeof fetch, NoteRead>()
let listener: NoteRead = () => undefined

/** Who hears of the reads; on a server, of those whose answers come by this fetch. */
export const listenForReads = (note: NoteRead, fetch?: typeof globalThis.fetch): void => {
  if (fetch) listeners.set(fetch, note)
  else listener = note
}

export const noteRead = (fetch: typeof globalThis.fetch, read: FieldRead): void =>
  (listeners.get(fetch) ?? listener)(read)

/** What writes an answer down, as a body or as a part of a query's key, reads all of it without any use. */
export const quietJson = (): void => {
  const stringify = JSON.stringify.bind(JSON) as (...given: unknown[]) => string
  JSON.stringify = (...given: unknown[]) => quietly(() => stringify(...given))
}
