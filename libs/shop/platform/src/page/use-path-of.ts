import { useMemo } from 'react'
import type { PageName } from '../addresses/address'
import { hasPage, pathsFor, type PathOf } from '../addresses/page-path'
import { useIdentity, useShop } from '../shop-context'

/** The paths of pages for the shopper. */
export const usePathOf = (): PathOf => {
  const { addresses } = useShop()
  const { audience } = useIdentity()
  return useMemo(() => pathsFor(addresses, () => audience), [addresses, audience])
}

/** Whether the shopper's audience has a page. */
export const useHasPage = (): ((page: PageName) => boolean) => {
  const { addresses } = useShop()
  const { audience } = useIdentity()
  return (page) => hasPage(addresses, page, audience)
}
