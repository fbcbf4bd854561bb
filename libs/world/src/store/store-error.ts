/** The store can't be opened; the message says in one line why and what to do. */
export class StoreError extends Error {}

/** The store holds as much as it may; a refusal says what to do about it. */
export class StoreFull extends Error {}

/** The library that a store needs is not installed; it is an optional dependency of the packed simulator. */
export class MissingStoreLibrary extends StoreError {}

/** The directory is damaged, or has no room; the message says so and what to do. */
export class UnusableDirectory extends StoreError {}
