import type { BodyInputOf, CartView } from '@soe/contracts'
import { addAccessories, removeDevice, saveCart } from '@soe/contracts/routes'
import type { ClientRoute } from '@soe/shop-platform'
import { useIsMutating, useMutationState, type Mutation } from '@tanstack/react-query'

interface PendingRemovals {
  lines: readonly BodyInputOf<typeof removeDevice>[]
  accessories: readonly BodyInputOf<typeof addAccessories>[]
}

/** An accessory that the same change adds again only gets another quantity. */
const isGoing = (changes: PendingRemovals['accessories'], lineId: string, itemCode: string) => {
  const names = (items: readonly { id: string }[] = []) => items.some(({ id }) => id === itemCode)
  return changes.some(({ data }) =>
    data.lines.some(
      ({ mtn, removeAccessories, addAccessories }) =>
        mtn === lineId && names(removeAccessories) && !names(addAccessories),
    ),
  )
}

/** The cart without its pending removals; amounts stay the server's. */
export const applyPendingRemovals = (cart: CartView, { lines, accessories }: PendingRemovals): CartView => {
  const stays = (lineId: string) => !lines.some((removal) => removal.lineId === lineId)
  const lineInfo = Object.fromEntries(
    Object.entries(cart.lineDetails.lineInfo)
      .filter(([lineId]) => stays(lineId))
      .map(([lineId, line]) => [
        lineId,
        { ...line, accessories: line.accessories.filter(({ itemCode }) => !isGoing(accessories, lineId, itemCode)) },
      ]),
  )
  return {
    ...cart,
    lineDetails: { ...cart.lineDetails, lineInfo, allLines: cart.lineDetails.allLines.filter(stays) },
  }
}

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
