/** What the server that serves the shop passes on of a browser's request for a page. */
export interface PageRequest {
  /** Absolute. */
  readonly url: string
  readonly userAgent: string
  /** The address that led here; empty after a direct visit. */
  readonly referrer?: string
  /** A page of the same site shows it in a frame. */
  readonly isFramed?: boolean
  /** The world's time, in milliseconds since 1970. */
  readonly now: number
  /** Whether that is another time than real clocks show. */
  readonly isClockMoved: boolean
}

/** A page request with a way to call the carrier as its shopper, which each side has of its own. */
export interface PageRequestWith extends PageRequest {
  /** The cookie header, with what calls have set since. */
  readonly cookies: () => string
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
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
  /** The build of the shop writes no documents. */
  | 'static'

export interface DocumentAnswer {
  readonly status: 200 | 303 | 308 | 404 | 422 | 503
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Undefined for a page that is drawn. */
  readonly dataOnly?: DataOnly | undefined
  /** It was written from the time of its request. */
  readonly isOfItsTime?: boolean
}

/** A form of a page, sent to the page's own address; urlencoded. */
export interface SentForm {
  readonly form: string
}

export interface DocumentWriter<Request extends PageRequestWith> {
  /** A page that is drawn shows nothing but what its request says, tokens and ids aside, and what its calls were answered. */
  render(request: Request): Promise<DocumentAnswer>
  /** Answers that the page can't be written now. */
  busy(request: Request): Promise<DocumentAnswer> | DocumentAnswer
  /** Whether the page has a form. */
  takesForm(request: Request): Promise<boolean>
  /** Does what a page's form asks for; undefined where the page has none. */
  submit(request: Request & SentForm): Promise<DocumentAnswer | undefined>
}

/** The arguments of a `fetch`. */
export interface FetchedCall {
  readonly url: string
  readonly init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: unknown }
}

/** A document that the server asks a thread for; the port is a `MessagePort`. */
export interface DocumentTask<Port> {
  readonly task: keyof DocumentWriter<PageRequestWith>
  readonly asked: PageRequest & SentForm & { readonly cookies: string; readonly hasLeft: boolean }
  readonly port: Port
}

/** What the thread hears about its document: nobody waits any more, or the answer of a call, without a status where there was none. */
export type ServerMessage =
  | { readonly left: true }
  | {
      readonly call: number
      readonly cookies: string
      readonly status?: number
      readonly text?: string
      readonly type?: string | null
    }

/** What the thread sends about its document: a call to make, then the document or why there is none. */
export type ThreadMessage<Answer> =
  | (FetchedCall & { readonly call: number })
  | { readonly answer: Answer }
  | { readonly error: unknown }
