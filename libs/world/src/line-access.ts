import { ServiceFault } from './service-fault'
import type { CartLineState, CartState } from './state'

export const requireLine = (cart: CartState, lineId: string): CartLineState => {
  const line = cart.lines.find((candidate) => candidate.lineId === lineId)
  if (!line) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  return line
}

export const replaceLine = (cart: CartState, line: CartLineState): CartState => ({
  ...cart,
  lines: cart.lines.map((kept) => (kept.lineId === line.lineId ? line : kept)),
})
