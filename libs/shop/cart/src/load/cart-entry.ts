import type { Destination } from '@soe/shop-platform'

export type CartEntry =
  | { kind: 'open'; caseCount: number }
  | { kind: 'empty' }
  | { kind: 'resumed'; destination: Destination }
  | { kind: 'saved'; caseId: string }
  | { kind: 'locked'; channel: string }
  | { kind: 'redirect'; destination: Destination }
