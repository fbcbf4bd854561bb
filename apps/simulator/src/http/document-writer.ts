import type { DocumentCalls } from './document-calls'

/** A page that a browser asks for, with a way to call the carrier as its shopper. */
export interface DocumentRequest {
  /** Absolute. */
  url: string
  /** The cookie header, with what `call` has set since. */
  cookies: () => string
  userAgent: string
  /** The address that led here; empty after a direct visit. */
  referrer: string
  /** A page of the same site shows it in a frame. */
  isFramed: boolean
  call: DocumentCalls['call']
  /** The world's time, in milliseconds since 1970. */
  now: number
  /** Whether that is another time than real clocks show. */
  isClockMoved: boolean
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

export interface DocumentAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** Why the page is not drawn; undefined where it is. */
  dataOnly?: string | undefined
  /** It was written from the time of its request. */
  isOfItsTime?: boolean
}

export interface DocumentWriter {
  /** A page that is drawn shows nothing but what its request says, tokens and ids aside, and what its calls were answered. */
  render(request: DocumentRequest): Promise<DocumentAnswer>
  /** Answers that the page can't be written now. */
  busy(request: DocumentRequest): Promise<DocumentAnswer>
  /** Whether the page has a form. */
  takesForm(request: DocumentRequest): Promise<boolean>
  /** Does what a page's form asks for; undefined where the page has none. */
  submit(request: DocumentRequest & { form: string }): Promise<DocumentAnswer | undefined>
}

/** A writer that has something to start and to end. */
export interface OpenWriter {
  readonly writer: DocumentWriter
  readonly end: () => Promise<void>
}
