import { useIdentity } from '../shop-context'
import { canShow, mayShow, type ShowContext, type ShowRows } from './can-show'
import { useFlags } from './use-flags'

/** Whether this shopper gets a feature here. The flags are read only where they decide it. */
export const useCanShow = (rows: ShowRows, context: ShowContext): boolean => {
  const { audience } = useIdentity()
  const flags = useFlags(mayShow(rows, { audience, context }))
  return canShow(rows, { audience, context, flags })
}
