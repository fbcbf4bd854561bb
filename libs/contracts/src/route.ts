import type { Audience } from './audience'

/**
 * What the browser needs of an operation: how to call it and where, by audience.
 * `read` operations change nothing that a shopper has, whatever their method: most reads of this carrier are POSTs.
 * Feedback on recommendations and log records are sent through them too; a world notes those beside.
 */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly kind: 'read' | 'change'
  /** The literal path of each audience that may call; an audience without one can't. */
  readonly paths: Readonly<Partial<Record<Audience, string>>>
  /** Further spellings; their audience comes from the server's session. */
  readonly aliases?: readonly string[]
}

export type RouteTable = Readonly<Record<string, Readonly<Record<string, Route>>>>
