/** The store can't be opened; the message says in one line why and what to do. */
export class StoreError extends Error {}
