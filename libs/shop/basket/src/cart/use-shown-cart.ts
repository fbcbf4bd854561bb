import type { CartView } from '@soe/contracts'
import { useMutationState } from '@tanstack/react-query'
import { applyPendingRemovals, type PendingRemovals } from './apply-pending-removals'

const usePending = <Body>(key: string) =>
  useMutationState({
    filters: { mutationKey: [key], status: 'pending' },
    select: ({ state }) => state.variables as Body,
  })

/** The cart without what is being removed; a removal that fails brings it back by itself. */
export const useShownCart = (cart: CartView): { cart: CartView; isChanging: boolean } => {
  const lines = usePending<PendingRemovals['lines'][number]>('cart.removeDevice')
  const accessories = usePending<PendingRemovals['accessories'][number]>('cart.addAccessories')
  return {
    cart: applyPendingRemovals(cart, { lines, accessories }),
    isChanging: lines.length + accessories.length > 0,
  }
}
