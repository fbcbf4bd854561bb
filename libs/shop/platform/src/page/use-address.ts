import { useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useShop } from '../shop-context'

/**
 * The address as the browser shows it, while the router decodes its own. A part of a drawn page that hydrates after the
 * shopper has gone on still starts with the address that it was drawn for.
 */
export const useAddress = (): { readonly pathname: string; readonly search: string } => {
  const { location } = useShop().environment
  const { ssrPath: pathname = location.pathname, ssrSearch: search = location.search } = useRouter()
  return {
    pathname: useLocationProperty(
      () => location.pathname,
      () => pathname,
    ),
    search: useLocationProperty(
      () => location.search,
      () => search,
    ),
  }
}

/** The page on which one signs in and comes back here. */
export const useSignInHere = (): string => {
  const { pathname, search } = useAddress()
  return `/signin?goto=${encodeURIComponent(`${pathname}${search}`)}`
}
