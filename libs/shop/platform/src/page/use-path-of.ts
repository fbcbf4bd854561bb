import { useMemo } from 'react'
import { pathsFor, type PathOf } from '../addresses/page-path'
import { useIdentity, useShop } from '../shop-context'

/** The paths of pages for whoever is shopping. */
export const usePathOf = (): PathOf => {
  const { addresses } = useShop()
  const { audience } = useIdentity()
  return useMemo(() => pathsFor(addresses, () => audience), [addresses, audience])
}
