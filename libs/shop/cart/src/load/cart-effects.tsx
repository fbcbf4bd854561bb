import type { CartView } from '@soe/contracts'
import type { CartAddress } from './read-cart-address'
import type { CartLoadView } from './read-cart-load'
import { isAccountIntent, isMasked } from '@soe/rules'
import { useShop, destination, useFlags, useIdentity } from '@soe/shop-platform'
import { useEffect } from 'react'
import { byodCartMarker, savedIntentKey, savedMtnKey, standaloneTradeInMarker } from './cart-markers'
import { useGo } from '@soe/shop-journey'

interface CartEffectsProps {
  load: CartLoadView
  address: CartAddress
  cart: CartView | undefined
  isBack: boolean
}

const mark = (storage: Storage, key: string, isSet: boolean) =>
  isSet ? storage.setItem(key, 'true') : storage.removeItem(key)

/** The owner who signs in goes on with the line and the intent that the cart has now. */
const saveForLogin = (storage: Storage, { lineDetails, intendType }: CartView) => {
  const line = lineDetails.lineInfo[lineDetails.allLines[0] ?? '']
  if (line) storage.setItem(savedMtnKey, isMasked(line.serviceInfo.mtn) ? line.lineId : line.serviceInfo.mtn)
  if (isAccountIntent(intendType)) storage.setItem(savedIntentKey, intendType)
}

/** Keeps in the session what the loaded cart is (the specification, commerce 4.1) */
const useCartMarkers = (load: CartLoadView, cart: CartView | undefined) => {
  const { sessionStorage } = useShop().environment
  useEffect(() => {
    if (load.kind === 'empty')
      for (const key of [byodCartMarker, standaloneTradeInMarker]) sessionStorage.removeItem(key)
    if (!cart || load.kind === 'empty') return
    const { byodLines, byodEUPLines, numOfLines, tradeInDetail } = cart.lineDetails
    mark(sessionStorage, byodCartMarker, byodLines.length + byodEUPLines.length > 0)
    mark(sessionStorage, standaloneTradeInMarker, numOfLines === 0 && tradeInDetail.tradeInItems.length > 0)
    if (load.kind === 'login') saveForLogin(sessionStorage, cart)
  }, [load.kind, cart, sessionStorage])
}

/** Back to a prospect's cart that has been emptied leads on to the phones (the specification, commerce 4.11). */
const useEmptyCartLeave = ({ kind }: CartLoadView, { page }: CartAddress, isBack: boolean) => {
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

export const CartEffects = ({ load, address, cart, isBack }: CartEffectsProps) => {
  useCartMarkers(load, cart)
  useEmptyCartLeave(load, address, isBack)
  return null
}
