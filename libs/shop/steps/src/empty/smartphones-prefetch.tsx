import { listProducts } from '@soe/contracts/routes'
import { isPrepay } from '@soe/rules'
import { delays, readQuery, useFlags, useIdentity, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'

const useSmartphonesPrefetch = () => {
  const shop = useShop()
  const hasSmartphones = !isPrepay(useIdentity().audience)
  const { nextClearCartPrefetchSmartPhoneFFlag: isOn = false } = useFlags(hasSmartphones)
  useEffect(() => {
    if (!isOn || !hasSmartphones) return
    const { environment, queryClient } = shop
    const query = readQuery(shop, listProducts, { query: { category: 'smartphones' } })
    void environment.wait(delays.prefetch).then(() => queryClient.prefetchQuery({ ...query, meta: { silent: true } }))
  }, [hasSmartphones, isOn, shop])
}

/** Reads the smartphones ahead of a new cart; it draws nothing. */
export const SmartphonesPrefetch = () => {
  useSmartphonesPrefetch()
  return null
}
