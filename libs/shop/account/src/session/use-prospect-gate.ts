import { redirectsProspect } from '@soe/rules'
import { readPageName } from '@soe/shop-journey'
import { useIdentity, useShopper, useThrottleList } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation } from 'wouter'

const salesPath = /^\/sales\/(?!nextgen\/)\w+\//

/** Redirects prospects to the next-generation page where the throttle list says so. */
export const useProspectGate = () => {
  const { audience } = useIdentity()
  const { flowName } = useShopper()
  const [path, navigate] = useLocation()
  const isGated = audience === 'prospect' && salesPath.test(path)
  const throttleList = useThrottleList(isGated)
  const isRedirected = isGated && redirectsProspect({ throttleList, page: readPageName(path), flowName })
  useEffect(() => {
    if (!isRedirected) return
    navigate(`${path.replace(salesPath, '/sales/nextgen/')}${window.location.search}`, { replace: true })
  }, [isRedirected, navigate, path])
}
