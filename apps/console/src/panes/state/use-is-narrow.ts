import { useSyncExternalStore } from 'react'

const query = '(max-width: 900px)'

const subscribe = (listen: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listen)
  return () => media.removeEventListener('change', listen)
}

/** Whether two panels don't fit side by side. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
