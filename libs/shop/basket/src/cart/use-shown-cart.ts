import type { BodyInputOf, CartView } from '@soe/contracts'
import { addAccessories, removeDevice, saveCart } from '@soe/contracts/routes'
import type { ClientRoute } from '@soe/shop-platform'
import { useIsMutating, useMutationState, type Mutation } from '@tanstack/react-query'
import { applyPendingRemovals } from './apply-pending-removals'

const usePending = <Called extends ClientRoute>({ key }: Called) =>
  useMutationState({
    filters: { mutationKey: [key], status: 'pending' },
    select: ({ state }) => state.variables as BodyInputOf<Called>,
  })

/** Every change of the cart may change its totals; saving it does not. */
const changesTotals = ({ options: { scope, mutationKey } }: Mutation<unknown, Error, unknown, unknown>) =>
  scope?.id === 'cart' && mutationKey?.[0] !== saveCart.key

/** The cart without what is being removed. A removal that fails is no longer pending, so its item shows again. */
export const useShownCart = (cart: CartView): { cart: CartView; isChanging: boolean } => {
  const lines = usePending(removeDevice)
  const accessories = usePending(addAccessories)
  const isChanging = useIsMutating({ predicate: changesTotals }) > 0
  return {
    cart: applyPendingRemovals(cart, { lines, accessories }),
    isChanging,
  }
}
