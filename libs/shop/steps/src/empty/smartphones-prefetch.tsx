import { useSmartphonesPrefetch } from './use-smartphones-prefetch'

/** Reads the smartphones ahead of a new cart; it draws nothing. */
export const SmartphonesPrefetch = () => {
  useSmartphonesPrefetch()
  return null
}
