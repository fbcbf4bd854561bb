import type { StoredCollections } from '@soe/contracts'

/** A value stored under an id, replaced as a whole and never changed in place. */
export interface Aggregate {
  readonly id: string
}

export type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Unchanging<Value[Name]> }
    : Value

/** A value of a collection, as the schema of snapshots has it. */
export type Stored<Name extends keyof StoredCollections> = Unchanging<StoredCollections[Name]>
