export interface ErrorMeta extends Record<string, unknown> {
  /** The component shows the error itself; redirects, sign-out and locks still happen. */
  showsError?: boolean
  /** Shows nothing at all; the change is rolled back in silence. */
  silent?: boolean
  /** Its caller gets the failure, and handles it. */
  isPassedOn?: boolean
  /** Of a read: what is shown of it stays until it is shown anew, since the carrier counts what it has shown. */
  staysAsShown?: boolean
  /** What the page shows is read again by the caller alone: where an answer was lost the same press asks for it once more. */
  readsItself?: boolean
  viaCartIcon?: boolean
  makesStale?: readonly string[]
  /** What the change orders ships later: named in the notice about a past-due balance. */
  shipsLater?: 'pre-order' | 'back-order'
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ErrorMeta
    queryMeta: ErrorMeta
  }
}
