import { usePathOf, type Destination } from '@soe/shop-platform'
import { useLocation } from 'wouter'

export interface GoOptions {
  /** Replaces this page in the history: it had nothing to show. */
  replace?: boolean
}

export const useGo = () => {
  const [, navigate] = useLocation()
  const pathOf = usePathOf()
  return (to: Destination | string, options?: GoOptions) => navigate(typeof to === 'string' ? to : pathOf(to), options)
}
