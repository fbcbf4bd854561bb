import { useState, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network; a document is drawn as if it had one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Where the network is since this failure: gone, back, or never away. */
export const useNetworkSince = (error: unknown): 'gone' | 'back' | 'on' => {
  const isOnline = useIsOnline()
  const [lost, setLost] = useState<unknown>()
  if (!isOnline && lost !== error) setLost(error)
  if (!isOnline) return 'gone'
  return lost !== undefined && lost === error ? 'back' : 'on'
}
