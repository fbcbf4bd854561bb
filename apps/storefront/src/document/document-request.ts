import type { PageRequestWith, SentForm } from '@soe/contracts/document'

export interface DocumentRequest extends PageRequestWith {
  /** Calls the carrier as this shopper. */
  readonly fetch: typeof fetch
}

export type SubmitRequest = DocumentRequest & SentForm
