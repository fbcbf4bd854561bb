import { ServiceFault, type CartLineState, type CartState } from '@soe/world'

export const requireLine = (cart: CartState, lineId: string): CartLineState => {
  const line = cart.lines.find((candidate) => candidate.lineId === lineId)
  if (!line) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  return line
}

/** Finds a line by its id, else by its number. */
export const requireLineFor = (cart: CartState, mtn: string): CartLineState => {
  const line = cart.lines.find(({ lineId }) => lineId === mtn) ?? cart.lines.find(({ number }) => number?.mtn === mtn)
  if (!line) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn' }])
  return line
}

export const replaceLine = (cart: CartState, line: CartLineState): CartState => ({
  ...cart,
  lines: cart.lines.map((kept) => (kept.lineId === line.lineId ? line : kept)),
})

/** Counts devices and units of accessories. */
export const cartItemCount = ({ lines }: CartState): number =>
  lines.reduce(
    (count, line) => count + (line.device ? 1 : 0) + line.accessories.reduce((units, { qty }) => units + qty, 0),
    0,
  )
