import { useIdentity } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { buildDestinationPath } from './build-page-path'
import type { Destination } from './destination'

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
