import type { QueryKey } from '@tanstack/react-query'

/** Answers that a document brings along, so that its page opens without asking. */
export type DocumentState = readonly { queryKey: QueryKey; data: unknown }[]

export const stateId = 'state'

/** What the document brought; nothing where it was served as a plain file. */
export const readState = (document: Document): DocumentState => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as DocumentState) : []
}
