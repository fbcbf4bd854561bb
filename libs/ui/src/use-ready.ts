import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a page that the server has drawn until its scripts run: what needs them is disabled until then. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
