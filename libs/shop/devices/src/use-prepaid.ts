import { isPrepay } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'

/** Prepaid pages sell outright, and so does every page to a prepaid shopper. `isKnown` is false until the identity follows a prepaid address. */
export const usePrepaid = (isPrepaidPage: boolean): { isPrepaid: boolean; isKnown: boolean } => {
  const isPrepaidShopper = isPrepay(useIdentity().audience)
  return { isPrepaid: isPrepaidShopper || isPrepaidPage, isKnown: isPrepaidShopper || !isPrepaidPage }
}
