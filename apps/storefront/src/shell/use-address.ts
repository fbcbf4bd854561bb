import { useShop } from '@soe/shop-platform'
import { useLocation, useSearch } from 'wouter'

/** The address as the browser shows it, without the language; the router decodes its own. */
export const useAddress = () => {
  const { base, environment } = useShop()
  // A new address draws anew what shows it.
  useLocation()
  useSearch()
  const { pathname, search } = environment.location
  return { path: pathname.slice(base.length), search }
}
