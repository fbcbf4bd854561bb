/** The store can't be opened; the message says in one line why and what to do. */
export class StoreError extends Error {}

/** The library that a store needs is not installed; it is an optional dependency of the packed simulator. */
export class MissingStoreLibrary extends StoreError {}
