import type { DocumentWriter as WriterOf, PageRequestWith } from '@soe/contracts/document'
import type { DocumentCalls } from './document-calls'

/** A page that a browser asks for, with a way to call the carrier as its shopper. */
export interface DocumentRequest extends PageRequestWith {
  readonly call: DocumentCalls['call']
}

export type DocumentWriter = WriterOf<DocumentRequest>

export interface OpenWriter {
  readonly writer: DocumentWriter
  readonly end: () => Promise<void>
}
