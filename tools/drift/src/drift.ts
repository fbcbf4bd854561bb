import type { OperationKey } from '@soe/contracts'
import type { TwinParts } from './twin'

/** Classes of drift that real backends have. */
export const driftClasses = {
  A: 'shape of answers',
  B: 'status, media type, headers',
  C: 'success rules and error ids',
  D: 'validation',
  E: 'identity and session',
  F: 'state',
  G: 'locks, races, retries, variants',
} as const

/** One way in which a backend leaves the contract. */
export interface Drift extends TwinParts {
  readonly id: string
  readonly class: keyof typeof driftClasses
  readonly title: string
  /** Operations that it touches: a judge of them must find it. */
  readonly only: readonly OperationKey[]
  /** A public report of a fault of this kind. */
  readonly source?: string
  /** A part of the kind and path of a finding of the first operation. */
  readonly at: string
}

/** A backend that differs from the simulator in what the contract leaves open. */
export interface Variation extends TwinParts {
  readonly id: string
  readonly title: string
  readonly only: readonly OperationKey[]
}
