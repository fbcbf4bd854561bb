import type { CartLock } from '@soe/shop-journey'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { LockStore } from './lock-store'

const LockContext = createContext<LockStore | undefined>(undefined)

export const LockProvider = ({ lock, children }: { lock: LockStore; children: ReactNode }) => (
  <LockContext value={lock}>{children}</LockContext>
)

export const useLockStore = (): LockStore => {
  const lock = use(LockContext)
  if (!lock) throw new Error('useLockStore needs a LockProvider above it')
  return lock
}

export const useLock = (): CartLock => {
  const lock = useLockStore()
  return useSyncExternalStore(lock.subscribe, lock.get, lock.first)
}
