import type { PageRequestWith, SentForm } from '@soe/contracts/document'

/** A request for a page, from the server that serves the shop. */
export interface DocumentRequest extends PageRequestWith {
  /** Calls the carrier as this shopper. */
  readonly fetch: typeof fetch
}

export type SubmitRequest = DocumentRequest & SentForm
