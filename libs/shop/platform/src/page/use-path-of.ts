import { useMemo } from 'react'
import type { PageName } from '../addresses/address'
import { hasPage, pathsFor, type PathOf } from '../addresses/page-path'
import { useIdentity, useShop } from '../shop-context'

export const usePathOf = (): PathOf => {
  const { addresses } = useShop()
  const { audience } = useIdentity()
  return useMemo(() => pathsFor(addresses, () => audience), [addresses, audience])
}

export const useHasPage = (): ((page: PageName) => boolean) => {
  const { addresses } = useShop()
  const { audience } = useIdentity()
  return (page) => hasPage(addresses, page, audience)
}
