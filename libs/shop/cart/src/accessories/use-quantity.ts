import type { CartAccessory } from '@soe/contracts'
import { useChange } from '@soe/shop-platform'
import { useEffect, useRef, useState } from 'react'
import { cartReads } from '../cart-query'

/** Milliseconds of rest after which the last of many clicks is sent. */
const rest = 300

/** An accessory's quantity as the shopper sets it: fast clicks become one call with the quantity they end on. */
export const useQuantity = (lineId: string, { itemCode, qty }: CartAccessory) => {
  const [wanted, setWanted] = useState<number>()
  const waiting = useRef<{ timer: number; send: () => void }>(undefined)
  const settle = (sent: number) => setWanted((now) => (now === sent ? undefined : now))
  const { mutate } = useChange('cart.addAccessories', {
    stale: cartReads,
    onDone: (_answer, { data }) => settle(data.lines[0]?.addAccessories?.[0]?.qty ?? 0),
    onFailed: () => setWanted(undefined),
  })
  const send = (quantity: number) => {
    waiting.current = undefined
    mutate({ cartInfo: {}, data: { lines: [{ mtn: lineId, addAccessories: [{ id: itemCode, qty: quantity }] }] } })
  }
  const setQuantity = (quantity: number) => {
    setWanted(quantity)
    window.clearTimeout(waiting.current?.timer)
    waiting.current = { timer: window.setTimeout(() => send(quantity), rest), send: () => send(quantity) }
  }
  useEffect(
    () => () => {
      window.clearTimeout(waiting.current?.timer)
      waiting.current?.send()
    },
    [],
  )
  return { quantity: wanted ?? qty, setQuantity, isChanging: wanted !== undefined }
}
