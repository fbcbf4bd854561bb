/** Unguessable ids. Unlike everything else in a world, they don't follow from its seed. */
export interface SecretIds {
  secret(): string
}
