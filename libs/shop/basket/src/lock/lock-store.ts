import type { CartLock, LockControl } from '@soe/shop-journey'

export interface LockStore extends LockControl {
  get(): CartLock
  /** The lock of the page's first render, whatever has been learned since. */
  first(): CartLock
  subscribe(listener: () => void): () => void
}

const unlocked: CartLock = { locked: false, lockedChannelID: '', source: '' }

export const createLockStore = (first = unlocked): LockStore => {
  let current = first
  const listeners = new Set<() => void>()
  const set = (lock: CartLock) => {
    current = lock
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    first: () => first,
    set,
    reset: () => set(unlocked),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
