export interface CartLock {
  readonly locked: boolean
  readonly lockedChannelID: string
  readonly source: string
}

/** What an error may do to the lock; the basket stores it. */
export interface LockControl {
  set(lock: CartLock): void
  reset(): void
}
