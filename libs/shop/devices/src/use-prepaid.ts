import { isPrepay } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'

/** Prepaid pages sell outright, and so does every page to a prepaid customer. `isKnown` is false until a prepaid page's shopper counts as one. */
export const usePrepaid = (isPrepaidPage: boolean): { isPrepaid: boolean; isKnown: boolean } => {
  const isPrepaidShopper = isPrepay(useIdentity().audience)
  return { isPrepaid: isPrepaidShopper || isPrepaidPage, isKnown: isPrepaidShopper || !isPrepaidPage }
}
