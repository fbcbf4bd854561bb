import { buildDestinationPath, type Destination } from '@soe/rules'
import { useLocation } from 'wouter'
import { useIdentity } from '../shop-context'

export interface GoOptions {
  /** Leaves no way back to this page: it had nothing to show. */
  replace?: boolean
}

/** Goes to a destination of the rules, or to a path of the shop, without leaving the page. */
export const useGo = () => {
  const [, navigate] = useLocation()
  const { audience } = useIdentity()
  return (to: Destination | string, options?: GoOptions) =>
    navigate(typeof to === 'string' ? to : buildDestinationPath(to, audience), options)
}
