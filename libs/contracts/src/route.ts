import type { Audience } from './audience'
import type { OperationKey, OperationTable } from './operations-by-area'

/**
 * How an operation is called, and what a call does besides answering. Plain data that ships to the browser.
 * `read` operations change nothing that a shopper has, whatever their method: most reads of this carrier are POSTs.
 * Feedback on recommendations and log records are reads too, although a world stores them.
 */
export interface RouteData<Key extends OperationKey = OperationKey> {
  readonly key: Key
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
  /** Reads that are out of date after the change. */
  readonly makesStale?: readonly OperationKey[]
  /** Changes of a queue run one after the other. The default is `cart`. */
  readonly queue?: 'wishlist'
}

/** How sure a path is: written in the specification, derived from its words, extended from its pattern, or ours. */
export type PathStatus = 'given' | 'derived' | 'extrapolated' | 'chosen'

/** The calls of the carrier's endpoint list that a path belongs to, and how sure each is of it. None: our choice. */
export type Provenance = Readonly<Partial<Record<`E${number}`, PathStatus>>>

/** A route with what only servers and documents need. */
export interface RouteEntry<Key extends OperationKey = OperationKey> {
  readonly route: RouteData<Key>
  readonly provenance: Readonly<Partial<Record<Audience, Provenance>>>
  /** Further spellings; a caller's audience comes from the session. */
  readonly aliases: Readonly<Record<string, Provenance>>
}

/** One entry for each operation of the area: a missing one does not compile. */
export type AreaRoutes<Area extends keyof OperationTable & string> = {
  readonly [Name in keyof OperationTable[Area] & string]: RouteEntry<`${Area}.${Name}` & OperationKey>
}
