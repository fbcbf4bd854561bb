import { useIdentity } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { buildDestinationPath } from './build-page-path'
import type { Destination } from './destination'

export interface GoOptions {
  /** Replaces this page in the history: it had nothing to show. */
  replace?: boolean
}

/** Navigates to a destination or a path of the shop, without loading a document. */
export const useGo = () => {
  const [, navigate] = useLocation()
  const { audience } = useIdentity()
  return (to: Destination | string, options?: GoOptions) =>
    navigate(typeof to === 'string' ? to : buildDestinationPath(to, audience), options)
}
