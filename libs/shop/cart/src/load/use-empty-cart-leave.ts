import { useGo } from '@soe/shop-journey'
import { destination, useFlags, useIdentity, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { standaloneTradeInMarker } from './cart-markers'
import type { CartAddress } from './read-cart-address'
import type { CartLoadView } from './read-cart-load'

/** Back to a prospect's cart that has been emptied leads on to the phones (the specification, commerce 4.11). */
export const useEmptyCartLeave = ({ kind }: CartLoadView, { page }: CartAddress, isBack: boolean) => {
  const { environment } = useShop()
  const { audience } = useIdentity()
  const go = useGo()
  const isLeaving = isBack && kind === 'empty' && audience === 'prospect' && page === 'expresscart'
  const { emptyCartRedirectFFlag } = useFlags(isLeaving)
  useEffect(() => {
    const isTradeIn = environment.sessionStorage.getItem(standaloneTradeInMarker) !== null
    if (isLeaving && emptyCartRedirectFFlag && !isTradeIn) go(destination('smartphones'), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a cart that is empty now is left once
  }, [isLeaving, emptyCartRedirectFFlag])
}
