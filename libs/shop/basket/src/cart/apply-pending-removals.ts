import type { BodyInputOf, CartView } from '@soe/contracts'
import type { addAccessories, removeDevice } from '@soe/contracts/routes'

export interface PendingRemovals {
  /** Lines that are being removed. */
  lines: readonly BodyInputOf<typeof removeDevice>[]
  accessories: readonly BodyInputOf<typeof addAccessories>[]
}

const isGoing = (changes: PendingRemovals['accessories'], lineId: string, itemCode: string) =>
  changes.some(({ data }) =>
    data.lines.some(
      ({ mtn, removeAccessories = [] }) => mtn === lineId && removeAccessories.some(({ id }) => id === itemCode),
    ),
  )

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
