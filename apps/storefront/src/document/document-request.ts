/** A request for a page, from the server that serves the shop. */
export interface DocumentRequest {
  /** Absolute. */
  url: string
  cookies: string
  userAgent: string
  /** Calls the carrier as this shopper. */
  fetch: typeof fetch
}

export interface DocumentAnswer {
  status: 200 | 404
  headers: Readonly<Record<string, string>>
  body: string
}
