import { buildDestinationPath, type Destination } from '@soe/rules'
import { useLocation } from 'wouter'
import { useIdentity } from '../shop-context'

/** Goes to a destination of the rules, or to a path of the shop, without leaving the page. */
export const useGo = () => {
  const [, navigate] = useLocation()
  const { audience } = useIdentity()
  return (to: Destination | string) => navigate(typeof to === 'string' ? to : buildDestinationPath(to, audience))
}
