import type { BodyInputOf, CartView } from '@soe/contracts'
import type { addAccessories, removeDevice } from '@soe/contracts/routes'

export interface PendingRemovals {
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
