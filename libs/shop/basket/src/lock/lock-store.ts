import type { CartLock, LockControl } from '@soe/shop-journey'

export interface LockStore extends LockControl {
  get(): CartLock
  subscribe(listener: () => void): () => void
}

const unlocked: CartLock = { locked: false, lockedChannelID: '', source: '' }

export const createLockStore = (): LockStore => {
  let current = unlocked
  const listeners = new Set<() => void>()
  const set = (lock: CartLock) => {
    current = lock
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set,
    reset: () => set(unlocked),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
