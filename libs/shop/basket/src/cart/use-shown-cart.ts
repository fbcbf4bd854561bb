import type { BodyInputOf, CartView } from '@soe/contracts'
import { addAccessories, removeDevice } from '@soe/contracts/routes'
import type { ClientRoute } from '@soe/shop-platform'
import { useMutationState } from '@tanstack/react-query'
import { applyPendingRemovals } from './apply-pending-removals'

const usePending = <Called extends ClientRoute>({ key }: Called) =>
  useMutationState({
    filters: { mutationKey: [key], status: 'pending' },
    select: ({ state }) => state.variables as BodyInputOf<Called>,
  })

/** The cart without what is being removed. A removal that fails is no longer pending, so its item shows again. */
export const useShownCart = (cart: CartView): { cart: CartView; isChanging: boolean } => {
  const lines = usePending(removeDevice)
  const accessories = usePending(addAccessories)
  return {
    cart: applyPendingRemovals(cart, { lines, accessories }),
    isChanging: lines.length + accessories.length > 0,
  }
}
