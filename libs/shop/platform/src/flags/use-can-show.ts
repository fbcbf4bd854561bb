import { useIdentity } from '../shop-context'
import { canShow, mayShow, type ShopFeature, type ShowContext } from './can-show'
import { useFlags } from './use-flags'

/** Whether this shopper gets a feature here. Flags are read only for those whom they concern. */
export const useCanShow = (feature: ShopFeature, context: ShowContext): boolean => {
  const { audience } = useIdentity()
  const flags = useFlags(mayShow(feature, { audience, context }))
  return canShow(feature, { audience, context, flags })
}
