import { isPrepay, isSignedIn } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'

/**
 * Prepaid pages sell outright, and so does every page to a prepaid shopper; a customer with a monthly account sees
 * monthly prices on all of them. `isKnown` is false until a guest's identity follows a prepaid address.
 */
export const usePrepaid = (isPrepaidPage: boolean): { isPrepaid: boolean; isKnown: boolean } => {
  const { audience } = useIdentity()
  const isPrepaid = isPrepay(audience)
  return { isPrepaid, isKnown: isPrepaid || isSignedIn(audience) || !isPrepaidPage }
}
