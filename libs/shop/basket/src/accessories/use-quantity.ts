import type { CartAccessory } from '@soe/contracts'
import { useEffect, useRef, useState } from 'react'
import { untilShown } from '../calls/until-shown'
import { useChangeAccessories } from './use-change-accessories'

/** Milliseconds without a click after which the quantity is sent. */
const settleDelay = 300

/** An accessory's quantity as the shopper sets it: fast clicks become one call with the quantity they end on. */
export const useQuantity = (lineId: string, { itemCode, qty }: CartAccessory, onSet: (quantity: number) => void) => {
  const [wanted, setWanted] = useState<number>()
  const waiting = useRef<{ timer: number; send: () => void }>(undefined)
  const { set } = useChangeAccessories({
    onDone: (_answer, { data }) => {
      const sent = data.lines[0]?.addAccessories?.[0]?.qty ?? 0
      void untilShown().then(() => setWanted((now) => (now === sent ? undefined : now)))
      // A later press says its own.
      if (!waiting.current) onSet(sent)
    },
    onFailed: () => setWanted(undefined),
  })
  const send = (quantity: number) => {
    waiting.current = undefined
    set(lineId, { id: itemCode, qty }, quantity)
  }
  const setQuantity = (quantity: number) => {
    setWanted(quantity)
    window.clearTimeout(waiting.current?.timer)
    waiting.current = { timer: window.setTimeout(() => send(quantity), settleDelay), send: () => send(quantity) }
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
