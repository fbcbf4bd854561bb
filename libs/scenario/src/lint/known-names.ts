import type { RealCarrier } from './lint-carried'

/** Names that live in the catalogue or in a world, not in the contract; what is not given is not checked. */
export interface KnownNames {
  readonly personas?: readonly string[]
  readonly processSteps?: readonly string[]
  readonly skus?: readonly string[]
  /** Ids that a world holds now; it may come to hold others. */
  readonly carts?: readonly string[]
  readonly cases?: readonly string[]
  /** What answers the calls of the world, where that is not the simulator itself. */
  readonly carrier?: RealCarrier | undefined
  /** Operations that the simulator answers beside a real backend. */
  readonly simulated?: readonly string[] | undefined
}
