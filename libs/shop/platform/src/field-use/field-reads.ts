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

/** Sets the listener of reads; on a server, of those whose answers come by this fetch. */
export const listenForReads = (note: NoteRead, fetch?: typeof globalThis.fetch): void => {
  if (fetch) listeners.set(fetch, note)
  else listener = note
}

export const noteRead = (fetch: typeof globalThis.fetch, read: FieldRead): void =>
  (listeners.get(fetch) ?? listener)(read)

/** Serializing an answer, as a body or in a query's key, reads all of it and uses none. */
export const quietJson = (): void => {
  const stringify = JSON.stringify.bind(JSON) as (...given: unknown[]) => string
  JSON.stringify = (...given: unknown[]) => quietly(() => stringify(...given))
}
