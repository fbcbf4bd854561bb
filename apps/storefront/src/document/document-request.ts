/** A request for a page, from the server that serves the shop. */
export interface DocumentRequest {
  /** Absolute. */
  url: string
  /** The cookie header, with what `fetch` has set since. */
  cookies: () => string
  userAgent: string
  /** The address that led here; empty after a direct visit. */
  referrer?: string
  /** A page of the same site shows it in a frame. */
  isFramed?: boolean
  /** Calls the carrier as this shopper. */
  fetch: typeof fetch
  /** The shop's time, in milliseconds since 1970. */
  now: number
  /** Whether that is another time than real clocks show. */
  isClockMoved: boolean
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** A form of a page, sent to the page's own address. */
export interface SubmitRequest extends DocumentRequest {
  /** Urlencoded. */
  form: string
}

/** Why a document holds data only. */
export type DataOnly =
  /** The page is the shopper's own. */
  | 'page'
  /** What it opens with could not be read. */
  | 'unread'
  /** Drawing it failed. */
  | 'render-failed'
  /** Nobody waits for it any more. */
  | 'left'

export interface DocumentAnswer {
  status: 200 | 303 | 308 | 404 | 422 | 503
  headers: Readonly<Record<string, string>>
  body: string
  /** Undefined for a page that is drawn. */
  dataOnly?: DataOnly | undefined
  /** It was written from the time of its request. */
  isOfItsTime?: boolean
}
