import { useEffect, useState } from 'react'
import { useShop } from '../shop-context'
import { loadFlags, type FlagValues } from './load-flags'

/** Every flag with its value, whatever its type; undefined until they are read, or `patience` milliseconds are over. */
export const useFlagValues = (patience?: number): FlagValues | undefined => {
  const shop = useShop()
  const [flags, setFlags] = useState<FlagValues>()
  useEffect(() => {
    let isLeft = false
    void loadFlags(shop, patience).then((read) => !isLeft && setFlags(read))
    return () => {
      isLeft = true
    }
  }, [shop, patience])
  return flags
}
