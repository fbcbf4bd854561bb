import type { Stored } from './aggregate'

type StoredLine = Stored<'carts'>['lines'][number]

export type CartLineState = Omit<StoredLine, 'device'> & {
  readonly device?: NonNullable<StoredLine['device']> & {
    /** False of an own device whose storage the shopper could not name. */
    readonly isStorageKnown?: boolean
  }
}

export type AccessoryState = StoredLine['accessories'][number]

export type NumberState = NonNullable<StoredLine['number']>

/** Where emergency services go when someone calls them from the line. */
export type E911AddressState = NonNullable<StoredLine['e911Address']>

export type SimState = NonNullable<StoredLine['sim']>

/** A feature of a line or of the account, by its id. */
export type FeatureState = NonNullable<StoredLine['features']>[number]

/** How a line travels where each goes its own way. */
export type DeliveryState = NonNullable<StoredLine['delivery']>
