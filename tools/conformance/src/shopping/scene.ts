import { randomUUID } from 'node:crypto'
import type { Audience } from '@soe/contracts'
import { createFollowing, type Following, type OnHeld } from '@soe/promises'
import type { Call } from './call'
import type { ResponseNames } from './response-names'

/** Something that happened in a scene: a call, or what was done to a shopper from outside. */
export type Moment =
  | { readonly call: Call }
  | { readonly lock: string; readonly ttl?: string | undefined; readonly by: string }
  | { readonly pass: string; readonly by: string }

/** How a shopper came into a scene. */
export interface Cast {
  readonly audience: Audience
  /** The identity that signs in; the audience's own where undefined. */
  readonly identity?: string | undefined
  /** Came without a session or a cookie. */
  readonly isVisitor?: boolean | undefined
}

/** Shoppers on the same data, and all that happens to them, in order. */
export interface Scene {
  /** Sets what this scene stores apart from what others do. */
  readonly id: string
  readonly following: Following
  readonly moments: Moment[]
  readonly cast: Map<string, Cast>
  /** The names that each shopper can resolve, by the shopper's name. */
  readonly names: Map<string, ResponseNames>
}

export const createScene = (onHeld?: OnHeld): Scene => ({
  id: randomUUID().slice(0, 8),
  following: createFollowing(undefined, onHeld),
  moments: [],
  cast: new Map(),
  names: new Map(),
})

export const callsOf = (moments: readonly Moment[]): readonly Call[] =>
  moments.flatMap((moment) => ('call' in moment ? [moment.call] : []))
