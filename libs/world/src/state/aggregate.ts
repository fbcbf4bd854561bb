/** A value stored under an id, replaced as a whole and never changed in place. */
export interface Aggregate {
  readonly id: string
}
