import type { CartView } from '@soe/contracts'
import { isAccountIntent, isMasked } from '@soe/rules'
import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import type { CartLoadView } from './read-cart-load'
import { byodCartMarker, savedIntentKey, savedMtnKey, standaloneTradeInMarker } from './cart-markers'

const mark = (storage: Storage, key: string, isSet: boolean) =>
  isSet ? storage.setItem(key, 'true') : storage.removeItem(key)

/** The owner who signs in goes on with the line and the intent that the cart has now. */
const saveForLogin = (storage: Storage, { lineDetails, intendType }: CartView) => {
  const line = lineDetails.lineInfo[lineDetails.allLines[0] ?? '']
  if (line) storage.setItem(savedMtnKey, isMasked(line.serviceInfo.mtn) ? line.lineId : line.serviceInfo.mtn)
  if (isAccountIntent(intendType)) storage.setItem(savedIntentKey, intendType)
}

/** Keeps in the session what the loaded cart is (the specification, commerce 4.1) */
export const useCartMarkers = (load: CartLoadView, cart: CartView | undefined) => {
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
