import { useShop, type PageName } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

/** The address of a page says what it has become, while it is that: page events name the page by it. */
export const useAddressType = (page: PageName, type: string, isSo: boolean): void => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const { nameAt } = useShop()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (nameAt(path) !== page || isSo === (query.get('type') === type)) return
    if (isSo) query.set('type', type)
    else query.delete('type')
    navigate(query.size > 0 ? `${path}?${String(query)}` : path, { replace: true })
  }, [isSo, nameAt, page, path, search, type, navigate])
}
