import { readPageName, redirectsProspect } from '@soe/rules'
import { useFlags, useIdentity, useShopper, useThrottleList } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { nextGenAddress, pageBeforeNextGen } from './next-gen-address'

/** Whether the throttle list has a prospect redirected. */
const useProspectGate = (page: string): boolean => {
  const { audience } = useIdentity()
  const { flowName } = useShopper()
  const isGated = page !== '' && audience === 'prospect'
  const throttleList = useThrottleList(isGated)
  return isGated && redirectsProspect({ throttleList, page, flowName })
}

/** Whether the page is the wishlist, whose flag is on. */
const useWishlistGate = (path: string): boolean => {
  const isWishlist = readPageName(path) === 'Favorites'
  const { wishlistNextGenFFlag = false } = useFlags(isWishlist)
  return isWishlist && wishlistNextGenFFlag
}

/** Redirects to the next-generation page where the throttle list or a flag says so, but from where an error has led. */
export const useNextGenFlow = () => {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const page = search.has('redirect') ? '' : pageBeforeNextGen(path)
  const isProspects = useProspectGate(page)
  const isWishlists = useWishlistGate(page)
  const isRedirected = isProspects || isWishlists
  useEffect(() => {
    if (!isRedirected) return
    navigate(nextGenAddress(path, String(search)), { replace: true })
  }, [isRedirected, navigate, path, search])
}
