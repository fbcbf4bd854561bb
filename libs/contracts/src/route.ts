import type { Audience } from './audience'
import type { RouteContext } from './request-headers'
import type { SuccessRule } from './success-rule'

/** `area.operation`; `areas.ts` pairs every route with its operation. */
export type RouteKey = `${string}.${string}`

/** The cart that accessories are for, the account and its line, that nothing is scheduled, the ZIP code of this tab. */
export type Addition = 'accessoryCart' | 'owner' | 'schedule' | 'zipCode'

/**
 * How an operation is called, and what a call does besides answering. Plain data that ships to the browser.
 * `read` operations change nothing that a shopper has, whatever their method: most reads of this carrier are POSTs.
 * Feedback on recommendations and log records are reads too, although a world stores them.
 */
export interface RouteData {
  readonly key: RouteKey
  readonly method: 'GET' | 'POST'
  readonly kind: 'read' | 'change'
  /** The literal path of each audience that may call; an audience without one can't. */
  readonly paths: Readonly<Partial<Record<Audience, string>>>
  /** Makes a cart where the session has none. */
  readonly makesCart?: true
  /** A read after which the session's cookies are set anew, so that both agree. */
  readonly setsCookies?: true
  /** The call exists for its process step: an answer without one counts as an error. */
  readonly answersProcessStep?: true
  /** Reads that answer otherwise after the change: exactly those, as the law of the simulator proves. */
  readonly makesStale?: readonly RouteKey[]
  /** Every read is of another session afterwards, so the page is left. */
  readonly endsSession?: true
  /** The page calls without being asked, so the call extends no session. */
  readonly background?: true
  /** What the shop adds to a body, besides the shopper's own choice. */
  readonly adds?: readonly Addition[]
  /** Changes of a queue run one after the other. The default is `cart`. */
  readonly queue?: 'wishlist'
  /** Decides which headers its calls carry besides those of every call. */
  readonly context?: RouteContext
  /** The default is `defaultSuccess`. */
  readonly success?: SuccessRule
}

/** A route as a value: ts-rest reads its method and path. */
export interface Route extends RouteData {
  /** The first of the paths; a call replaces it by its audience's. */
  readonly path: string
}

/** How sure a path is: written in the specification, derived from its words, extended from its pattern, or ours. */
export type PathStatus = 'given' | 'derived' | 'extrapolated' | 'chosen'

/** The calls of the carrier's endpoint list that a path belongs to, and how sure each is of it. None: our choice. */
export type Provenance = Readonly<Partial<Record<`E${number}`, PathStatus>>>

/** A route with what only servers and documents need. */
export interface RouteEntry {
  readonly route: Route
  readonly provenance: Readonly<Partial<Record<Audience, Provenance>>>
  /** Further spellings; a caller's audience comes from the session. */
  readonly aliases: Readonly<Record<string, Provenance>>
}

export type AreaRoutes = Readonly<Record<string, RouteEntry>>
