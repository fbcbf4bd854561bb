/** The lock that the last refused change met. */
export interface CartLock {
  readonly locked: boolean
  readonly lockedChannelID: string
  /** Key of the refused operation. */
  readonly source: string
}

/** What an error may do to the lock; the basket stores it. */
export interface LockControl {
  set(lock: CartLock): void
  reset(): void
}
