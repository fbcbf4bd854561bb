import type { Destination } from '@soe/shop-platform'

/** What a shopper's cases make of a visit to the cart. */
export type CartEntry =
  | { kind: 'open'; caseCount: number }
  /** There is no case, so there is no cart. */
  | { kind: 'empty' }
  /** The cart that waited is the shopper's again. */
  | { kind: 'resumed'; destination: Destination }
  /** The saved cart waits until the shopper asks for it. */
  | { kind: 'saved'; caseId: string }
  | { kind: 'locked'; channel: string }
  | { kind: 'redirect'; destination: Destination }
