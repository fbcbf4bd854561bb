/** Names that live in the world, not in the contract; what is not given is not checked. */
export interface KnownNames {
  readonly personas?: readonly string[]
  readonly processSteps?: readonly string[]
}
