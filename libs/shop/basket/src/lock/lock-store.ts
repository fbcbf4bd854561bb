import type { CartLock, LockControl } from '@soe/shop-journey'

export interface LockStore extends LockControl {
  get(): CartLock
  /** The lock of the page's first render, whatever has been learned since. */
  first(): CartLock
  subscribe(listener: () => void): () => void
}

export const unlocked: CartLock = { locked: false, lockedChannelID: '', source: '' }

/** @param drawn what the server has drawn the page with; absent where nothing was */
export const createLockStore = (drawn?: CartLock): LockStore => {
  let current = drawn ?? unlocked
  const listeners = new Set<() => void>()
  const set = (lock: CartLock) => {
    current = lock
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    first: () => drawn ?? current,
    set,
    reset: () => set(unlocked),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
