import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

const pickup = 'pickup'

/** The delivery page's address says whether a store is chosen: page events name the page by it. */
export const usePickupAddress = (isPickup: boolean): void => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const { nameAt } = useShop()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (nameAt(path) !== 'delivery' || isPickup === (query.get('type') === pickup)) return
    if (isPickup) query.set('type', pickup)
    else query.delete('type')
    navigate(query.size > 0 ? `${path}?${String(query)}` : path, { replace: true })
  }, [isPickup, nameAt, path, search, navigate])
}
