import { useChange } from '@soe/shop-platform'
import { cartReads } from '../cart/cart-query'

/** Removes a line with its device, its plan and its accessories. */
export const useRemoveLine = ({ onRemoved }: { onRemoved: () => unknown }) => {
  const { mutate } = useChange('cart.removeDevice', { stale: cartReads, onDone: onRemoved })
  return (lineId: string) => mutate({ cartInfo: {}, lineId })
}
