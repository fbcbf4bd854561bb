import { readPageName, redirectsProspect } from '@soe/rules'
import { useIdentity, useShopper, useThrottleList } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'

const salesPath = /^\/sales\/(?!nextgen\/)\w+\//

/** Redirects prospects to the next-generation page where the throttle list says so, but from where an error has led. */
export const useProspectGate = () => {
  const { audience } = useIdentity()
  const { flowName } = useShopper()
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const isGated = audience === 'prospect' && salesPath.test(path) && !search.has('redirect')
  const throttleList = useThrottleList(isGated)
  const isRedirected = isGated && redirectsProspect({ throttleList, page: readPageName(path), flowName })
  useEffect(() => {
    if (!isRedirected) return
    navigate(`${path.replace(salesPath, '/sales/nextgen/')}${search.size > 0 ? `?${search}` : ''}`, { replace: true })
  }, [isRedirected, navigate, path, search])
}
